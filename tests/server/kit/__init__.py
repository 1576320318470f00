"""What the tests of the server share. All of it talks to 127.0.0.0/8 alone."""
