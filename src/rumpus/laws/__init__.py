"""What holds for every game, as functions: `tests/laws` runs them over all games, `rumpus check-game` over one."""
