import { expect, test } from "vitest";

import { parseCardFace } from "../src/game/cardFace";

test("a card name contains what is printed on the card", () => {
  expect(parseCardFace("bang-6D")).toMatchObject({ kind: "bang", value: "6", suit: "D" });
  expect(parseCardFace("rev_carabine-10C.2")).toMatchObject({
    kind: "rev_carabine",
    value: "10",
    suit: "C",
  });
  expect(parseCardFace("colt-dynamite.law")).toMatchObject({
    kind: "colt",
    symbol: "dynamite",
    back: "law",
  });
  expect(parseCardFace("water-snake.ren_law.3")).toMatchObject({
    kind: "water",
    symbol: "snake",
    back: "ren_law",
  });
  expect(parseCardFace("beer")).toMatchObject({ kind: "beer", value: "", symbol: "" });
});
