"""What a host runs: the server under uvicorn, and what may be done beside it."""
