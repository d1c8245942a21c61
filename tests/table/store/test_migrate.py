"""From nothing to the present version, once, and never back."""

import asyncio
import time

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from rumpus.table.store import NewerDatabase, NewRow, migrate, open_store
from rumpus.table.store.documents import KINDS


def test_the_versions_known_are_the_versions_written():
    config = Config()
    config.set_main_option("script_location", str(migrate._MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert [script.revision for script in scripts.walk_revisions()][::-1] == list(migrate.REVISIONS)


def test_every_document_has_its_columns(room, run):
    async def go():
        for kind in KINDS.values():
            assert await room.execute(f"SELECT {kind.columns} FROM {kind.name}") == []

    run(go())


def test_opening_again_changes_nothing(database, run):
    async def go():
        for seq in range(3):
            async with await open_store(database.url) as store:
                assert await store.append("t", seq, [NewRow("move", b"", 0)]) == seq + 1
        [[version]] = await database.execute("SELECT version_num FROM alembic_version")
        assert version == migrate.REVISIONS[-1]

    run(go())


def test_stores_that_open_an_empty_database_at_once(database, run):
    async def go():
        stores = await asyncio.gather(*(open_store(database.url) for _ in range(4)))
        for seq, store in enumerate(stores):
            assert await store.append("t", seq, [NewRow("move", b"", 0)]) == seq + 1
            await store.close()

    run(go())


@pytest.mark.slow
def test_processes_that_open_an_empty_database_at_once(database, run, talk):
    talk([database.child("open") for _ in range(3)])

    async def go():
        async with await open_store(database.url) as store:
            assert await store.append("t", 0, [NewRow("move", b"", time.time())]) == 1

    run(go())


def test_a_newer_database_is_refused_and_left_alone(room, run):
    async def go():
        await room.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(NewerDatabase, match="9999") as caught:
            await open_store(room.url)
        assert (caught.value.found, caught.value.known) == ("9999", migrate.REVISIONS[-1])
        with pytest.raises(NewerDatabase):  # another server was quicker
            await asyncio.to_thread(migrate.migrate_postgres if room.is_postgres else migrate.migrate_sqlite, room.url)
        [[version]] = await room.execute("SELECT version_num FROM alembic_version")
        assert version == "9999"

    run(go())
