"""A person's shelf: what they have played here, theirs to read, to take along, to export and to delete."""
