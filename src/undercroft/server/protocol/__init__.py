"""What travels between client and server: messages, errors, and the cookie by which guests are known."""
