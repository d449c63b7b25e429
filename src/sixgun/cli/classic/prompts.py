"""Describes prompts and what is being resolved."""

from __future__ import annotations

from sixgun.classic import Character, View
from sixgun.cli.classic import messages
from sixgun.cli.classic.namer import ClassicNamer

__all__ = ["describe_frame", "describe_note", "describe_prompt"]

PLAYERS = ("by", "figure", "target", "fallen")
COUNTS = ("needed", "left", "swapped")
DUTY = "law_of_the_west"  # its note is a card of the active player's hand


# -- the question --------------------------------------------------------------------------


def describe_prompt(namer: ClassicNamer, view: View) -> str:
    """The question to the deciding player."""
    prompt = view.cards.prompt
    frame, facts = view.cards.resolving[-1] if view.cards.resolving else ("", {})
    told = asked_facts(namer, view) | resolving_facts(namer, facts)
    if prompt == "shot" and frame in messages.SHOTS:
        return messages.fill_template(messages.SHOTS[frame], told)
    return (
        messages.fill_template(messages.PROMPTS.get(prompt, ()), told) or f"Your decision: {prompt}"
    )


def asked_facts(namer: ClassicNamer, view: View) -> dict[str, object]:
    """Facts of the decision beyond the frame being resolved."""
    figure = view.acting(namer.each)
    mine = namer.is_me(figure)
    told: dict[str, object] = {
        "Whose": "Your" if mine else namer.whose(figure),
        "it": "yourself" if mine else "him",
    }
    if view.spare:
        told["spare"] = namer.character(view.spare)
    ability = namer.facts.character_by_id.get(view.abilities[figure])
    if ability is None or type(ability).hand_limit is Character.hand_limit:
        told["limit"] = max(view.life[figure], 0)
    if view.event == DUTY and view.note in view.cards.hand:
        told["duty"] = namer.card(view.note)
    return told | auction_facts(namer, view)


def auction_facts(namer: ClassicNamer, view: View) -> dict[str, object]:
    """Facts of the auction: lot, highest bid, your own money."""
    auction = view.auction
    if auction is None or not auction.character:
        return {}
    told: dict[str, object] = {"lot": namer.character(auction.character)}
    told["purse"] = messages.format_dollars(auction.purse)
    if auction.bidder >= 0:
        who, offer = namer.seat(auction.bidder), messages.format_dollars(auction.offer)
        told["bid"] = namer.sentence("{Who} bid{s} {offer}", who, offer=offer)
    return told


def resolving_facts(namer: ClassicNamer, facts: dict[str, int]) -> dict[str, object]:
    """The facts of a frame, with names for the numbers."""
    told: dict[str, object] = {name: facts[name] for name in COUNTS if name in facts}
    for name in ("card", "wanted"):
        if facts.get(name, -1) >= 0:
            told[name] = namer.card(facts[name])
    for name in PLAYERS:
        if facts.get(name, -1) >= 0:
            told[name] = namer.player(facts[name])
    if "by" in told:
        mine = told["by"] == "you"
        told |= {"By": "You" if mine else told["by"], "s": "" if mine else "s"}
    if "by" in told and "target" in told:
        told["pair"] = messages.join_words([str(told["by"]), str(told["target"])])
    for name, owner in (("whose", "figure"), ("whose_target", "target")):
        if owner in told:
            told[name] = namer.whose(facts[owner])
    return told


# -- context -------------------------------------------------------------------------------


def describe_frame(namer: ClassicNamer, frame: str, facts: dict[str, int]) -> str:
    """Describe a frame being resolved; "" for the turn itself."""
    told = resolving_facts(namer, facts)
    forms = messages.FRAMES.get(frame, messages.FRAMES["card"])
    return "" if frame == "Turn" or not told else messages.fill_template(forms, told)


def describe_note(namer: ClassicNamer, view: View) -> str:
    """What the event in force remembers, if it is public; else ""."""
    if view.event not in messages.NOTES or view.note < 0:
        return ""
    if view.event == DUTY and not any(view.note in seen for seen in view.cards.seen_in_hands):
        return ""
    suit = messages.SUITS[view.note] if view.note < len(messages.SUITS) else ""
    return messages.NOTES[view.event].format(suit=suit, card=namer.card(view.note))
