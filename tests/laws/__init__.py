import pytest

pytest.register_assert_rewrite("rumpus.laws")
