"""Every prompt, frame, event, side and source of The Duel has messages, and their templates are
valid."""

from __future__ import annotations

from string import Formatter

from sixgun.cli.duel import messages, prompt_messages
from sixgun.cli.duel.event_messages import OWN, SENTENCES
from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.event_messages import EVENTS
from sixgun.cli.messages import Templates
from sixgun.duel import BOXES, MODES, Card, Config, facts_for, printed_facts
from tests.docs.sources import prompts
from tests.engine.test_frames import ABSTRACT, frame_classes

PEOPLE = ("jango", "the_stranger", "the_marshal", "king_fishers")


def test_every_prompt_has_a_message() -> None:
    assert prompts("duel") == prompt_messages.PROMPTS.keys()


def test_labels_of_moves_belong_to_known_prompts() -> None:
    for table in ("PASS_LABELS", "USE_LABELS", "PICK_LABELS", "DISCARD_LABELS"):
        assert getattr(prompt_messages, table).keys() <= prompts("duel"), table


def test_every_frame_has_a_message() -> None:
    ours = {made.__name__ for made in frame_classes() if made.__module__.startswith("sixgun.duel")}
    assert ours - ABSTRACT == prompt_messages.FRAMES.keys()


def test_the_duel_overrides_shared_sentences() -> None:
    assert OWN.keys() - EVENTS.keys() == {"nothing_revealed"}
    assert all(SENTENCES[key] == forms for key, forms in OWN.items())
    assert SENTENCES.keys() >= EVENTS.keys()


def test_every_side_and_number_of_players_has_a_message() -> None:
    sides = {side.id for mode in MODES.values() for side in mode.sides}
    assert messages.SIDES.keys() == sides
    assert messages.OUTCOMES.keys() == sides | {"nobody"}
    players = {mode.players for mode in MODES.values()}
    assert messages.GOALS.keys() == messages.LEAVING.keys() == players


def test_everything_printed_has_a_message() -> None:
    assert tuple(messages.BACKS) == printed_facts.BACKS
    assert tuple(messages.SYMBOLS) == printed_facts.SYMBOLS
    cards = [card for box in BOXES.values() for card in box.cards]
    people = [who for box in BOXES.values() for who in box.characters]
    sources = {card.copies_from for card in cards} | {card.symbols_from for card in cards}
    assert sources | {who.life_from for who in people} == messages.SOURCES.keys()


def test_every_card_with_a_reveal_names_the_symbol_it_needs() -> None:
    revealing = {
        card.id
        for box in BOXES.values()
        for card in box.cards
        if card.after_reveal is not Card.after_reveal or "reveal" in card.words.lower()
    }
    assert messages.WANTED.keys() == revealing | {messages.FOR_AN_ABILITY}
    assert set(messages.WANTED.values()) == set(printed_facts.SYMBOLS)


def test_every_border_has_a_message() -> None:
    assert messages.BORDERS.keys() == {card.border for box in BOXES.values() for card in box.cards}


def test_possessives() -> None:
    namer = DuelNamer(facts_for(Config(mode="renegade_vs_law", names=("thomas", "ann"))), 1, PEOPLE)
    assert namer.player(0) == "thomas' Jango"
    assert namer.player(2) == "your Marshal"
    assert namer.whose(2) == "your Marshal's"
    assert namer.whose(3) == "your King Fishers'"


def test_help_fits_80_columns() -> None:
    for goal in messages.GOALS.values():
        assert max(len(line) for line in goal.splitlines()) < 80


def test_all_templates_are_well_formed() -> None:
    tables: list[dict[str, Templates]] = [
        prompt_messages.PROMPTS,
        prompt_messages.FRAMES,
        SENTENCES,
    ]
    for table in tables:
        for forms in table.values():
            for form in [forms] if isinstance(forms, str) else forms:
                list(Formatter().parse(form))
