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
    fields = asked_facts(namer, view) | resolving_facts(namer, facts)
    if prompt == "shot" and frame in messages.SHOTS:
        return messages.fill_template(messages.SHOTS[frame], fields)
    return (
        messages.fill_template(messages.PROMPTS.get(prompt, ()), fields)
        or f"Your decision: {prompt}"
    )


def asked_facts(namer: ClassicNamer, view: View) -> dict[str, object]:
    """Facts of the decision beyond the frame being resolved."""
    figure = view.acting(namer.each)
    mine = namer.is_me(figure)
    fields: dict[str, object] = {
        "Whose": "Your" if mine else namer.whose(figure),
        "it": "yourself" if mine else "him",
    }
    if view.spare:
        fields["spare"] = namer.character(view.spare)
    ability = namer.facts.character_by_id.get(view.abilities[figure])
    if ability is None or type(ability).hand_limit is Character.hand_limit:
        fields["limit"] = max(view.life[figure], 0)
    if view.event == DUTY and view.note in view.cards.hand:
        fields["duty"] = namer.card(view.note)
    return fields | auction_facts(namer, view)


def auction_facts(namer: ClassicNamer, view: View) -> dict[str, object]:
    """Facts of the auction: lot, highest bid, your own money."""
    auction = view.auction
    if auction is None or not auction.character:
        return {}
    fields: dict[str, object] = {"lot": namer.character(auction.character)}
    fields["purse"] = messages.format_dollars(auction.purse)
    if auction.bidder >= 0:
        who, offer = namer.seat(auction.bidder), messages.format_dollars(auction.offer)
        fields["bid"] = namer.sentence("{Who} bid{s} {offer}", who, offer=offer)
    return fields


def resolving_facts(namer: ClassicNamer, facts: dict[str, int]) -> dict[str, object]:
    """The facts of a frame, with names for the numbers."""
    fields: dict[str, object] = {name: facts[name] for name in COUNTS if name in facts}
    for name in ("card", "wanted"):
        if facts.get(name, -1) >= 0:
            fields[name] = namer.card(facts[name])
    for name in PLAYERS:
        if facts.get(name, -1) >= 0:
            fields[name] = namer.player(facts[name])
    if "by" in fields:
        mine = fields["by"] == "you"
        fields |= {"By": "You" if mine else fields["by"], "s": "" if mine else "s"}
    if "by" in fields and "target" in fields:
        fields["pair"] = messages.join_words([str(fields["by"]), str(fields["target"])])
    for name, owner in (("whose", "figure"), ("whose_target", "target")):
        if owner in fields:
            fields[name] = namer.whose(facts[owner])
    return fields


# -- context -------------------------------------------------------------------------------


def describe_frame(namer: ClassicNamer, frame: str, facts: dict[str, int]) -> str:
    """Describe a frame being resolved; "" for the turn itself."""
    fields = resolving_facts(namer, facts)
    forms = messages.FRAMES.get(frame, messages.FRAMES["card"])
    return "" if frame == "Turn" or not fields else messages.fill_template(forms, fields)


def describe_note(namer: ClassicNamer, view: View) -> str:
    """What the event in force remembers, if it is public; else ""."""
    if view.event not in messages.NOTES or view.note < 0:
        return ""
    if view.event == DUTY and not any(view.note in seen for seen in view.cards.seen_in_hands):
        return ""
    suit = messages.SUITS[view.note] if view.note < len(messages.SUITS) else ""
    return messages.NOTES[view.event].format(suit=suit, card=namer.card(view.note))
