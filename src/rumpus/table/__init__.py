"""The server: the room where people, bots and watchers meet."""
