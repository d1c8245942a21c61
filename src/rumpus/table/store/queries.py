"""The statements that both databases run as they stand."""

# SQLite reads -1 as no limit and PostgreSQL reads NULL so; a number larger than any log serves both.
ALL = 2**62

ROWS = "SELECT table_id, seq, kind, body, at FROM log WHERE table_id = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3"
LAST_SEQ = "SELECT coalesce(max(seq), 0) FROM log WHERE table_id = ?1"
NEXT_DUE = "SELECT min(CASE WHEN held > due THEN held ELSE due END) FROM deadlines"
VERSION = "SELECT version_num FROM alembic_version"
ADD_NEWCOMER = "INSERT INTO ratings (game, player, mu, sigma, games) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING"
HOSTED = (
    "SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id "
    "WHERE seats.guest = ?1 AND seats.seat = ?2 AND tables.touched > ?3"
)
OVER_BEFORE = "SELECT id FROM tables WHERE state = 'over' AND touched < ?1 ORDER BY touched LIMIT ?2"
COUNT_OVER = "SELECT count(*) FROM tables WHERE state = 'over' AND touched < ?1"
# A page of somebody's finished games, with the cards of their tables. Both databases find it by `shelf_by_time`.
SHELF_PAGE = (
    "SELECT shelf.guest, shelf.table_id, shelf.game, shelf.finished, shelf.body, tables.summary "
    "FROM shelf LEFT JOIN tables ON tables.id = shelf.table_id "
    "WHERE shelf.guest = ?1 AND (shelf.finished, shelf.table_id) < (?2, ?3) "
    "ORDER BY shelf.finished DESC, shelf.table_id DESC LIMIT ?4"
)
COUNT_TRACES = "SELECT count(*) FROM traces WHERE guest = ?1"
TAKE_MARKED = "DELETE FROM passes WHERE mark = ?1 OR until < ?2 RETURNING guest, mark, sealed, until"
# All that belongs to a table, by the column that names it.
OF_A_TABLE = (
    ("log", "table_id"),
    ("seats", "table_id"),
    ("deadlines", "table_id"),
    ("records", "id"),
    ("reviews", "record_id"),
    ("shelf", "table_id"),
    ("traces", "table_id"),
    ("tables", "id"),
)
