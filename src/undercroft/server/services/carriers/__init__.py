"""The ways out of the server to people: mail, web push and webhooks, and what keeps them harmless.

Where something goes is chosen by people, so nothing may reach the server's own network: `https_requests` connects only
to `public_addresses`. What is stored of a target is encrypted (`sealed_values`).
"""
