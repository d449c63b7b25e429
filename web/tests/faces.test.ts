import { expect, test } from "vitest";

import { face } from "../src/game/faces";

test("names of cards say what is printed on them", () => {
  expect(face("bang-6D")).toMatchObject({ kind: "bang", value: "6", suit: "D" });
  expect(face("rev_carabine-10C.2")).toMatchObject({
    kind: "rev_carabine",
    value: "10",
    suit: "C",
  });
  expect(face("colt-dynamite.law")).toMatchObject({
    kind: "colt",
    symbol: "dynamite",
    back: "law",
  });
  expect(face("water-snake.ren_law.3")).toMatchObject({
    kind: "water",
    symbol: "snake",
    back: "ren_law",
  });
  expect(face("beer")).toMatchObject({ kind: "beer", value: "", symbol: "" });
});
