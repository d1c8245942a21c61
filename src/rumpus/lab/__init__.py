"""The lab: what many games tell about a game."""
