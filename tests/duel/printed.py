"""Every card and character of The Duel and Renegades, written down a second time.

Counts are the Barrels, Snakes, Dynamites and Horseshoes among the copies with one back. The
Renegades' counts are our own fill: docs/duel-facts.md.
"""

from __future__ import annotations

__all__ = ["CHARACTERS", "MODES", "RENEGADES", "THE_DUEL", "Counts", "Printed"]

Counts = tuple[int, int, int, int]
Printed = tuple[str, str, str, dict[str, Counts]]

RED, BROWN, BLUE, GREEN = "red", "brown", "blue", "green"
LAW, OUTLAW, REN_LAW, REN_OUTLAW = "law", "outlaw", "ren_law", "ren_outlaw"

# id: name, border, circled icons, copies
THE_DUEL: dict[str, Printed] = {
    "bank": ("Bank", BLUE, "", {LAW: (1, 0, 0, 0)}),
    "barrel": ("Barrel", BLUE, "", {LAW: (0, 1, 0, 0), OUTLAW: (0, 1, 0, 0)}),
    "beer": ("Beer", BROWN, "", {OUTLAW: (1, 0, 0, 0)}),
    "carbine": ("Carbine", RED, "hit", {LAW: (0, 0, 0, 2), OUTLAW: (1, 0, 0, 0)}),
    "clock": ("Clock", BLUE, "reload", {OUTLAW: (0, 0, 0, 2)}),
    "colt": ("Colt", RED, "hit", {LAW: (0, 0, 1, 0), OUTLAW: (0, 0, 5, 0)}),
    "derringer": ("Derringer", BROWN, "hit", {LAW: (0, 1, 0, 3)}),
    "duel": ("Duel", BROWN, "", {LAW: (0, 0, 1, 0), OUTLAW: (0, 0, 0, 1)}),
    "dynamite": ("Dynamite", BLUE, "always_active", {OUTLAW: (1, 0, 0, 0)}),
    "fanning": ("Fanning", RED, "hit", {LAW: (1, 0, 0, 1)}),
    "gatling": ("Gatling", BROWN, "hit", {LAW: (1, 0, 0, 0)}),
    "general_store": ("General Store", BROWN, "", {LAW: (0, 1, 0, 0), OUTLAW: (0, 0, 0, 1)}),
    "gun_belt": ("Gun Belt", BLUE, "", {LAW: (0, 0, 1, 0), OUTLAW: (0, 1, 0, 0)}),
    "hat": ("Hat", BLUE, "", {LAW: (0, 0, 0, 1), OUTLAW: (0, 0, 0, 1)}),
    "indians": ("Indians!", BROWN, "", {LAW: (0, 0, 0, 1), OUTLAW: (0, 0, 0, 1)}),
    "knife": ("Knife", BROWN, "hit", {OUTLAW: (0, 1, 0, 2)}),
    "missed": ("Missed!", BROWN, "avoid", {LAW: (1, 4, 0, 0), OUTLAW: (1, 5, 0, 1)}),
    "peacemaker": ("Peacemaker", RED, "hit", {LAW: (0, 0, 0, 2)}),
    "rattlesnake": ("Rattlesnake", BLUE, "always_active", {OUTLAW: (0, 1, 0, 0)}),
    "remington": ("Remington", RED, "hit", {OUTLAW: (1, 1, 0, 0)}),
    "return_fire": ("Return Fire", BROWN, "avoid", {LAW: (0, 0, 0, 1)}),
    "schofield": ("Schofield", RED, "hit", {OUTLAW: (2, 0, 0, 0)}),
    "schoolmarm": ("Schoolmarm", BROWN, "", {LAW: (1, 0, 0, 1)}),
    "scope": ("Scope", BLUE, "reload", {LAW: (0, 0, 0, 1), OUTLAW: (0, 0, 0, 1)}),
    "shotgun": ("Shotgun", RED, "hit", {LAW: (0, 0, 2, 0), OUTLAW: (0, 0, 0, 2)}),
    "stampede": ("Stampede", BLUE, "reload always_active", {LAW: (1, 0, 0, 0)}),
    "stealing": ("Stealing", BROWN, "", {OUTLAW: (1, 0, 0, 3)}),
    "strong_ale": ("Strong Ale", BROWN, "", {LAW: (1, 0, 0, 0)}),
    "wagon": ("Wagon", BROWN, "", {LAW: (2, 0, 0, 0), OUTLAW: (1, 0, 0, 0)}),
    "water": ("Water", BROWN, "reload", {LAW: (1, 3, 0, 0), OUTLAW: (1, 0, 0, 0)}),
    "winchester": ("Winchester", RED, "hit", {LAW: (0, 0, 0, 2)}),
}

RENEGADES: dict[str, Printed] = {
    "agility": ("Agility", BROWN, "avoid", {REN_LAW: (0, 1, 0, 0), REN_OUTLAW: (0, 1, 0, 0)}),
    "ambush": ("Ambush", BROWN, "", {REN_LAW: (0, 0, 0, 1), REN_OUTLAW: (1, 0, 0, 0)}),
    "buffalo_rifle": ("Buffalo Rifle", GREEN, "hit", {REN_LAW: (0, 0, 0, 2)}),
    "double_barrel": (
        "Double Barrel",
        GREEN,
        "hit",
        {REN_LAW: (1, 0, 0, 0), REN_OUTLAW: (1, 0, 0, 0)},
    ),
    "feint": ("Feint", BROWN, "avoid", {REN_LAW: (0, 1, 0, 0), REN_OUTLAW: (0, 1, 0, 0)}),
    "gold_pan": ("Gold Pan", GREEN, "", {REN_LAW: (0, 0, 0, 2), REN_OUTLAW: (0, 0, 0, 1)}),
    "howitzer": ("Howitzer", GREEN, "hit", {REN_OUTLAW: (1, 0, 0, 1)}),
    "indian_chief": ("Indian Chief", BROWN, "", {REN_OUTLAW: (0, 0, 0, 1)}),
    "lightning": ("Lightning", RED, "hit", {REN_OUTLAW: (0, 0, 1, 1)}),
    "lucky_penny": (
        "Lucky Penny",
        GREEN,
        "avoid",
        {REN_LAW: (0, 1, 0, 1), REN_OUTLAW: (0, 0, 0, 1)},
    ),
    "pardner": ("Pardner", BROWN, "hit avoid", {REN_LAW: (0, 1, 0, 0), REN_OUTLAW: (0, 1, 0, 0)}),
    "ricochet": ("Ricochet", BROWN, "", {REN_LAW: (1, 0, 0, 0)}),
    "savage": ("Savage", RED, "hit", {REN_LAW: (0, 0, 1, 1)}),
    "sharps": ("Sharps", RED, "hit", {REN_LAW: (0, 0, 1, 0)}),
    "sidekick": ("Sidekick", BLUE, "reload", {REN_OUTLAW: (0, 1, 0, 0)}),
    "slap": ("Slap", BROWN, "", {REN_OUTLAW: (0, 0, 0, 1)}),
    "spencer": ("Spencer", RED, "hit", {REN_LAW: (0, 0, 0, 1), REN_OUTLAW: (0, 0, 0, 1)}),
    "spurs": ("Spurs", BLUE, "", {REN_LAW: (1, 0, 0, 0)}),
    "switch": ("Switch", BROWN, "reload", {REN_LAW: (0, 1, 0, 0), REN_OUTLAW: (0, 1, 0, 0)}),
    "union_pacific": ("Union Pacific", BROWN, "", {REN_LAW: (1, 0, 0, 0)}),
    "walker": ("Walker", RED, "hit", {REN_OUTLAW: (1, 0, 1, 0)}),
    "whiskey": ("Whiskey", BROWN, "", {REN_OUTLAW: (1, 0, 0, 0)}),
    "whitney": ("Whitney", RED, "hit", {REN_LAW: (1, 0, 0, 0), REN_OUTLAW: (0, 0, 1, 0)}),
}

# id: name, side, life, always active
CHARACTERS: dict[str, tuple[str, str, int, bool]] = {
    "alan_pinkertoon": ("Alan Pinkertoon", LAW, 4, False),
    "annie_oakey": ("Annie Oakey", LAW, 4, False),
    "bart_masterson": ("Bart Masterson", LAW, 4, True),
    "bill_tightman": ("Bill Tightman", LAW, 5, False),
    "buffalo_bell": ("Buffalo Bell", LAW, 4, True),
    "dalon_ranger": ("Dalon Ranger", LAW, 5, False),
    "jango": ("Jango", LAW, 3, False),
    "pat_garret": ("Pat Garret", LAW, 5, False),
    "tex_killer": ("Tex Killer", LAW, 4, False),
    "the_stranger": ("The Stranger", LAW, 4, True),
    "wild_bill": ("Wild Bill", LAW, 5, False),
    "wyatt_ear": ("Wyatt Ear", LAW, 4, False),
    "babe_leroy": ("Babe Leroy", OUTLAW, 4, False),
    "bull_anderson": ("Bull Anderson", OUTLAW, 5, False),
    "cattle_katie": ("Cattle Katie", OUTLAW, 4, False),
    "dalton_bros": ("Dalton Bros", OUTLAW, 3, False),
    "jack_ransome": ("Jack Ransome", OUTLAW, 4, False),
    "pearl_hat": ("Pearl Hat", OUTLAW, 3, False),
    "sid_curry": ("Sid Curry", OUTLAW, 4, False),
    "slim_poet": ("Slim Poet", OUTLAW, 4, False),
    "soundance_kid": ("Soundance Kid", OUTLAW, 4, True),
    "toco_ramirez": ("Toco Ramirez", OUTLAW, 4, False),
    "tom_thorn": ("Tom Thorn", OUTLAW, 4, False),
    "west_harding": ("West Harding", OUTLAW, 4, False),
    "charlie_basset": ("Charlie Basset", REN_LAW, 4, False),
    "hick_addams": ("Hick Addams", REN_LAW, 5, False),
    "hottie_delou": ("Hottie Delou", REN_LAW, 4, False),
    "mystic_maid": ("Mystic Maid", REN_LAW, 4, False),
    "poker_alicia": ("Poker Alicia", REN_LAW, 4, False),
    "the_marshal": ("The Marshal", REN_LAW, 5, False),
    "big_steve": ("Big Steve", REN_OUTLAW, 4, True),
    "dutch_harry": ("Dutch Harry", REN_OUTLAW, 3, True),
    "el_chindi": ("El Chindi", REN_OUTLAW, 4, False),
    "jim_longhair": ("Jim Longhair", REN_OUTLAW, 4, True),
    "king_fishers": ("King Fishers", REN_OUTLAW, 5, False),
    "kitty_leroy": ("Kitty Leroy", REN_OUTLAW, 4, False),
}

# id: characters dealt, and by turn: side, cards at the start, backs, cards in the deck, characters
MODES: dict[str, tuple[int, list[tuple[str, int, str, int, int]]]] = {
    "law_vs_outlaw": (4, [("law", 4, "law", 40, 12), ("outlaw", 5, "outlaw", 40, 12)]),
    "renegade_vs_law": (
        4,
        [("law", 4, "law", 40, 12), ("renegade", 5, "ren_law ren_outlaw", 40, 12)],
    ),
    "renegade_vs_outlaw": (
        4,
        [("outlaw", 5, "outlaw", 40, 12), ("renegade", 4, "ren_law ren_outlaw", 40, 12)],
    ),
    "reinforcements": (
        4,
        [("law", 4, "law ren_law", 60, 18), ("outlaw", 5, "outlaw ren_outlaw", 60, 18)],
    ),
    "mexican_standout": (
        3,
        [
            ("outlaw", 4, "outlaw", 40, 12),
            ("law", 4, "law", 40, 12),
            ("renegade", 5, "ren_law ren_outlaw", 40, 12),
        ],
    ),
}
