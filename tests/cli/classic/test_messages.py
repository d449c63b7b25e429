"""Every prompt, frame, variant and side of BANG! has messages, and their templates are valid."""

from __future__ import annotations

from string import Formatter

from sixgun.classic import ROLES, VARIANTS
from sixgun.cli.classic import messages
from tests.docs.sources import prompts
from tests.engine.test_frames import ABSTRACT, frame_classes


def test_every_prompt_has_a_message() -> None:
    assert prompts("engine", "classic") == messages.PROMPTS.keys()


def test_every_frame_has_a_message() -> None:
    plain = {"Turn", "Shot", "Volley", "Raid", "Shopping", "Tumult"}  # the words of their card
    ours = [made for made in frame_classes() if made.__module__.startswith("sixgun.classic")]
    assert {made.__name__ for made in ours} - plain - ABSTRACT == frames_with_words()


def frames_with_words() -> set[str]:
    return set(messages.FRAMES) - {"card"}


def test_every_variant_and_side_has_a_message() -> None:
    assert messages.GOALS.keys() == messages.LEAVING.keys() == VARIANTS.keys()
    assert len(messages.ROLES) == len(messages.ROLES_SHOWN) == len(ROLES)
    assert {"law", "outlaws", "renegade", "deputy", "outlaw", "duelist", "nobody"} == (
        messages.SIDES.keys()
    )


def test_all_templates_are_well_formed() -> None:
    for table in (messages.PROMPTS, messages.FRAMES, messages.SHOTS):
        for forms in table.values():
            for form in [forms] if isinstance(forms, str) else forms:
                list(Formatter().parse(form))
