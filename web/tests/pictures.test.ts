import { describe, expect, it } from "vitest";

import fetchers from "virtual:icons";

import { groupIcons } from "../src/pictures/iconGroups";
import { boxIcon, cardIcon, characterIcon, roleIcon, symbolIcon } from "../src/pictures/icons";
import icons from "../src/pictures/icons.json";
import { drawPortrait, generateRecipe, portrait, recipeOf } from "../src/pictures/portrait";
import parts from "../src/pictures/portraitParts.json";
import portraits from "../src/pictures/portraits.json";
import { cardScene, eventScene, SCENES } from "../src/pictures/scenes";
import scenes from "../src/pictures/scenes.json";

describe("icons", () => {
  it("fall back to another game that has the card", () => {
    expect(cardIcon("a game of mine", "beer")).toBe(icons.classic.cards.beer);
  });

  it("exist for unknown ids", () => {
    expect(cardIcon("classic", "no_such_card")).toBe(icons.unknown.cards);
    expect(characterIcon("classic", "nobody")).toBe(icons.unknown.characters);
    expect(roleIcon("")).toBe(icons.roles.hidden);
    expect(boxIcon("mine")).toBe(icons.symbols.book);
    expect(symbolIcon("unheard_of")).toBe(icons.ui.info);
  });

  it("cover suits, reveal symbols and symbols printed on cards", () => {
    expect(symbolIcon("H")).toBe("hearts");
    expect(symbolIcon("snake")).toBe(icons.symbols.reveal_snake);
    expect(symbolIcon("always active")).toBe(icons.symbols.always_active);
  });
});

describe("icon groups", () => {
  it("contain each icon once, in a group that everybody who shows it loads", () => {
    const found = groupIcons({
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

  it("can all be fetched and contain all their icons", async () => {
    const open = new Map(
      await Promise.all(
        Object.entries(fetchers).map(
          async ([name, fetch]) => [name, (await fetch()).default] as const,
        ),
      ),
    );
    const missing = [...groupIcons(icons)].filter(([name, group]) => !open.get(group)?.[name]);
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

  it("follow the border when a card has none of its own", () => {
    expect(cardScene("classic", "no_such_card", "blue")).toBe("mesa");
    expect(eventScene("no_such_box") in SCENES).toBe(true);
  });
});

describe("portraits", () => {
  const people = Object.entries(portraits).flatMap(([game, all]) =>
    Object.keys(all).map((id) => ({ game, id, recipe: recipeOf(game, id) })),
  );

  it("use only existing parts", () => {
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
      for (const { fill, stroke = "#000" } of drawPortrait(recipe)) {
        expect(fill).toMatch(/^(#[0-9a-f]{3,8}|none)$/);
        expect(stroke).toMatch(/^#[0-9a-f]{3,8}$/);
      }
    }
  });

  it("are generated from an unknown id, always the same", () => {
    expect(generateRecipe("my_own_gunman")).toEqual(generateRecipe("my_own_gunman"));
    const some = ["a", "b", "c", "d", "e"].map((id) => JSON.stringify(generateRecipe(id)));
    expect(new Set(some).size).toBe(some.length);
  });

  it("are drawn once, and each game has its own characters", () => {
    const [one, other] = people;
    if (!one || !other) throw new Error("nobody");
    expect(portrait(one.game, one.id)).toBe(portrait(one.game, one.id));
    expect(portrait(one.game, one.id)).toEqual(drawPortrait(one.recipe));
    expect(portrait(other.game, other.id)).toEqual(drawPortrait(other.recipe));
    expect(portrait("people", one.id)).not.toEqual(drawPortrait(one.recipe));
  });
});
