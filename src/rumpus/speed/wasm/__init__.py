"""The same rules as WebAssembly: one small module a game, for the page and for whatever else runs it."""
