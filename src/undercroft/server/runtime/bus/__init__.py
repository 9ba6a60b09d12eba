"""The bus: how the nodes of a server wake each other.

`message_bus` says what a bus is, and has the one for a single node. `nats_bus` connects nodes through NATS;
`nats_server` runs one for the processes of a machine.
"""
