"""Each character plays under each event, which stays in force: no combination ends in an error."""

from __future__ import annotations

import pytest

from sixgun.classic import OUR_BOXES, Config, facts_for, new_game
from sixgun.engine import Rng
from tests.classic.invariants import check_life
from tests.invariants import check_cards

FACTS = facts_for(Config(players=4, boxes=OUR_BOXES))
CHARACTERS = [character.id for character in FACTS.characters]
EVENTS = [event.id for event in FACTS.events]
LONGEST = 400  # moves: with some events in force for ever a game would take too long


@pytest.mark.conformance
@pytest.mark.parametrize("who", CHARACTERS)
def test_a_character_meets_every_event(who: str) -> None:
    others = [other for other in CHARACTERS if other != who]
    for number, event in enumerate(EVENTS):
        seated = (who, others[number % 33], others[(number + 11) % 33], others[(number + 22) % 33])
        config = Config(players=4, boxes=OUR_BOXES, characters=seated)
        game = new_game(config, f"{who} {event}")
        rng = Rng.from_seed(event)
        game.event_deck = []
        game.put_in_force(game.facts.event_by_id[event], game.active)
        game.seat = -1
        game.run()
        for _ in range(LONGEST):
            if game.over:
                break
            game.choose_at(rng.below(len(game.moves)))
        check_cards(game)
        check_life(game)
