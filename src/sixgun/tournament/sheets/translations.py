"""The texts of a record sheet, by language."""

from __future__ import annotations

from typing import Final

from sixgun.tournament.errors import TournamentError

__all__ = ["LANGUAGES", "Texts", "find_texts", "format_money", "is_in_our_fonts"]

Texts = dict[str, str]

QUOTES: Final = "\u2018\u2019\u201c\u201d\u2013\u2014\u2026"

ENGLISH: Final[Texts] = {
    "sheet": "Record sheet",
    "round": "Round {round} of {rounds}",
    "players": "{players} players",
    "table": "Table",
    "seat": "Seat",
    "player": "Player",
    "number": "no. {player}",
    "withdrawn": "has left",
    "disqualified": "disqualified",
    "character": "Character",
    "paid": "Paid",
    "role": "Role",
    "won": "Won",
    "sheriff": "Sheriff",
    "deputy": "Deputy",
    "outlaw": "Outlaw",
    "renegade": "Renegade",
    "ending": "How it ended",
    "law_wins": "The Law wins",
    "law_how": "Outlaws and Renegade are out, the Sheriff lives.",
    "outlaws_wins": "The Outlaws win",
    "outlaws_how": "The Sheriff is out, and not the Renegade alone is left.",
    "renegade_wins": "The Renegade wins",
    "renegade_how": "He alone is left; the Sheriff fell last.",
    "nobody_wins": "Nobody wins",
    "nobody_how": "All have left the tournament.",
    "winnings": "Winnings of each",
    "law": "Law",
    "outlaws": "Outlaws",
    "at_a_table_of": "at a table of",
    "auction": (
        "Auction: offers are multiples of {step}, the first may be {nothing}. The last character "
        "costs nothing. The Sheriff writes down what was paid."
    ),
    "roles": "Roles are written down when the game is over. Then call the judge.",
    "notes": "Notes",
    "signed_sheriff": "Sheriff, for the table",
    "signed_judge": "Judge",
    "ended_at": "Ended at",
    "drawn": "Drawn {at} UTC from the seed {seed}",
    "thousands": ",",
}

ITALIAN: Final[Texts] = {
    "sheet": "Foglio di gara",
    "round": "Turno {round} di {rounds}",
    "players": "{players} giocatori",
    "table": "Tavolo",
    "seat": "Posto",
    "player": "Giocatore",
    "number": "n. {player}",
    "withdrawn": "ritirato",
    "disqualified": "squalificato",
    "character": "Personaggio",
    "paid": "Pagato",
    "role": "Ruolo",
    "won": "Vinto",
    "sheriff": "Sceriffo",
    "deputy": "Vice",
    "outlaw": "Fuorilegge",
    "renegade": "Rinnegato",
    "ending": "Come è finita",
    "law_wins": "Vince la Legge",
    "law_how": "Fuorilegge e Rinnegato sono fuori, lo Sceriffo è vivo.",
    "outlaws_wins": "Vincono i Fuorilegge",
    "outlaws_how": "Lo Sceriffo è fuori, e non resta solo il Rinnegato.",
    "renegade_wins": "Vince il Rinnegato",
    "renegade_how": "Resta lui solo; lo Sceriffo è caduto per ultimo.",
    "nobody_wins": "Non vince nessuno",
    "nobody_how": "Tutti hanno lasciato il torneo.",
    "winnings": "Vincita di ciascuno",
    "law": "Legge",
    "outlaws": "Fuorilegge",
    "at_a_table_of": "a un tavolo di",
    "auction": (
        "Asta: le offerte sono multipli di {step}, la prima può essere {nothing}. L\u2019ultimo "
        "personaggio non costa nulla. Lo Sceriffo scrive quanto è stato pagato."
    ),
    "roles": "I ruoli si scrivono a partita finita. Poi si chiama l\u2019arbitro.",
    "notes": "Note",
    "signed_sheriff": "Sceriffo, per il tavolo",
    "signed_judge": "Arbitro",
    "ended_at": "Finita alle",
    "drawn": "Sorteggiato il {at} UTC dal seme {seed}",
    "thousands": ".",
}

LANGUAGES: Final = {"en": ENGLISH, "it": ITALIAN}


def find_texts(language: str) -> Texts:
    if language not in LANGUAGES:
        raise TournamentError("unknown_language", language=language[:20], known=" ".join(LANGUAGES))
    return LANGUAGES[language]


def format_money(amount: int, texts: Texts) -> str:
    """1,500$, as the rules write it."""
    return f"{amount:,}$".replace(",", texts["thousands"])


def is_in_our_fonts(text: str) -> bool:
    """Whether our own fonts have all of its letters. A name is set in one font, not in two."""
    return all(ord(sign) < 0x100 or sign in QUOTES for sign in text)
