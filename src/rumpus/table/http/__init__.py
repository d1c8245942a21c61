"""The HTTP interface: finding and making tables, records, people, and what a server's keeper needs."""
