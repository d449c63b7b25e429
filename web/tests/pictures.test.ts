import { describe, expect, it } from "vitest";

import fetchers from "virtual:icons";

import { drawers } from "../src/pictures/drawers";
import { boxIcon, cardIcon, characterIcon, roleIcon, symbolIcon } from "../src/pictures/icons";
import icons from "../src/pictures/icons.json";
import { drawn, portrait, recipeOf, stranger } from "../src/pictures/portrait";
import parts from "../src/pictures/parts.json";
import portraits from "../src/pictures/portraits.json";
import { cardScene, eventScene, SCENES } from "../src/pictures/scenes";
import scenes from "../src/pictures/scenes.json";

describe("icons", () => {
  it("are those of another game where a card is shared", () => {
    expect(cardIcon("a game of mine", "beer")).toBe(icons.classic.cards.beer);
  });

  it("exist for what nobody has drawn", () => {
    expect(cardIcon("classic", "no_such_card")).toBe(icons.unknown.cards);
    expect(characterIcon("classic", "nobody")).toBe(icons.unknown.characters);
    expect(roleIcon("")).toBe(icons.roles.hidden);
    expect(boxIcon("mine")).toBe(icons.symbols.book);
    expect(symbolIcon("unheard_of")).toBe(icons.ui.info);
  });

  it("know suits, what is revealed, and what a card is by itself", () => {
    expect(symbolIcon("H")).toBe("hearts");
    expect(symbolIcon("snake")).toBe(icons.symbols.reveal_snake);
    expect(symbolIcon("always active")).toBe(icons.symbols.always_active);
  });
});

describe("drawers", () => {
  it("have each icon once: where all can reach it who show it", () => {
    const found = drawers({
      classic: { cards: { a: "mine", b: "both", c: "sign", f: "hat" }, events: { d: "own" } },
      duel: { cards: { b: "both" }, characters: { g: "hat" } },
      symbols: { e: "sign" },
      unknown: { cards: "own" },
    });
    expect(Object.fromEntries(found)).toEqual({
      mine: "classic_cards",
      both: "shared",
      hat: "shared_characters",
      sign: "page",
      own: "table",
    });
  });

  it("are all known to whoever fetches them, with all that is in them", async () => {
    const open = new Map(
      await Promise.all(
        Object.entries(fetchers).map(
          async ([name, fetch]) => [name, (await fetch()).default] as const,
        ),
      ),
    );
    const missing = [...drawers(icons)].filter(([name, drawer]) => !open.get(drawer)?.[name]);
    expect(missing).toEqual([]);
  });
});

describe("scenes", () => {
  it("are all drawn", () => {
    const named = [
      ...Object.values(scenes.cards).flatMap((game) => Object.values(game)),
      ...Object.values(scenes.boxes),
      ...Object.values(scenes.borders),
    ];
    expect(named.filter((name) => !(name in SCENES))).toEqual([]);
  });

  it("follow the border where nobody has chosen one", () => {
    expect(cardScene("classic", "no_such_card", "blue")).toBe("mesa");
    expect(eventScene("no_such_box") in SCENES).toBe(true);
  });
});

describe("portraits", () => {
  const people = Object.entries(portraits).flatMap(([game, all]) =>
    Object.keys(all).map((id) => ({ game, id, recipe: recipeOf(game, id) })),
  );

  it("name only parts that are there", () => {
    const odd = people.filter(
      ({ recipe }) =>
        !(recipe.hat in parts.hats) ||
        !(recipe.neck in parts.necks) ||
        recipe.beard.some((beard) => !(beard in parts.beards)),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it("have a colour for every shape", () => {
    for (const { recipe } of people) {
      for (const { fill, stroke = "#000" } of drawn(recipe)) {
        expect(fill).toMatch(/^(#[0-9a-f]{3,8}|none)$/);
        expect(stroke).toMatch(/^#[0-9a-f]{3,8}$/);
      }
    }
  });

  it("are made of an unknown id, always the same", () => {
    expect(stranger("my_own_gunman")).toEqual(stranger("my_own_gunman"));
    const some = ["a", "b", "c", "d", "e"].map((id) => JSON.stringify(stranger(id)));
    expect(new Set(some).size).toBe(some.length);
  });

  it("are drawn once, each game with its own people", () => {
    const [one, other] = people;
    if (!one || !other) throw new Error("nobody");
    expect(portrait(one.game, one.id)).toBe(portrait(one.game, one.id));
    expect(portrait(one.game, one.id)).toEqual(drawn(one.recipe));
    expect(portrait(other.game, other.id)).toEqual(drawn(other.recipe));
    expect(portrait("people", one.id)).not.toEqual(drawn(one.recipe));
  });
});
