"""Every scenario of every game: the rulebooks' examples and each ruling."""

import pytest

from rumpus.core import catalogue
from rumpus.laws.scenarios import Scenario, ScenarioFailed, read_scenarios, run_scenario, scenarios_of


def found() -> list[object]:
    return [
        pytest.param(game.name, scenario, id=f"{game.name}-{scenario.title}")
        for game in catalogue.games()
        for scenario in scenarios_of(game)
    ]


@pytest.mark.parametrize(("name", "scenario"), found())
def test_scenario(name: str, scenario: Scenario) -> None:
    run_scenario(catalogue.game(name), scenario)


def test_a_scenario_can_fail(tmp_path) -> None:
    path = tmp_path / "wrong.scenario"
    path.write_text("== wrong\nseats: 1\ndo: chance 0\nturn: chance\n")
    (scenario,) = read_scenarios(path)
    with pytest.raises(ScenarioFailed, match=r"wrong\.scenario:4: found 1, wanted chance"):
        run_scenario(catalogue.game("bounce"), scenario)
