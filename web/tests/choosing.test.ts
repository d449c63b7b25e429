import { expect, test } from "vitest";

import { chosenWith, finished, GO, next, path } from "../src/game/choosing";
import { Choice } from "../src/game/choice.svelte";
import type { Asked, MoveOption } from "../src/net/protocol";

const shoot: MoveOption = { move: "play bang-6D > bob", verb: "play", card: 3, figure: 1 };
const shootDot: MoveOption = { move: "play bang-6D > dot", verb: "play", card: 3, figure: 2 };
const drink: MoveOption = { move: "play beer-6H", verb: "play", card: 7 };
const avoid: MoveOption = {
  move: "play missed-2S as bang > bob",
  verb: "play",
  card: 9,
  kind: "bang",
  figure: 1,
};
const reload: MoveOption = { move: "reload missed-2S", verb: "reload", card: 9 };
const end: MoveOption = { move: "end", verb: "end" };
const rob: MoveOption = { move: "pick barrel-QS", verb: "pick", at_card: 20 };
const deck: MoveOption = { move: "draw > deck", verb: "draw", word: "deck" };
const pick: MoveOption = { move: "pick > bob", verb: "pick", figure: 1 };
const ability: MoveOption = { move: "use ability > bob", verb: "use", figure: 1 };
const moves = [shoot, shootDot, drink, avoid, reload, end];

test("a move is a row of touches", () => {
  expect(path(shoot)).toEqual(["card:3", "way:play", "figure:1"]);
  expect(path(drink)).toEqual(["card:7", "way:play", GO]);
  expect(path(end)).toEqual(["do:end"]);
  expect(path(rob)).toEqual(["card:20"]);
  expect(path(deck)).toEqual(["word:deck"]);
  expect(path(pick)).toEqual(["figure:1"]);
  expect(path(ability)).toEqual(["do:use", "figure:1"]);
});

test("first come cards and deeds, then targets", () => {
  expect([...next(moves, []).keys()]).toEqual(["card:3", "card:7", "card:9", "do:end"]);
  expect([...next(moves, ["card:3", "way:play"]).keys()]).toEqual(["figure:1", "figure:2"]);
});

test("the only way is taken, of several one is asked for", () => {
  expect(chosenWith(moves, [], "card:3")).toEqual(["card:3", "way:play"]);
  expect(chosenWith(moves, [], "card:9")).toEqual(["card:9"]);
  expect([...next(moves, ["card:9"]).keys()]).toEqual(["way:play:bang", "way:reload"]);
});

test("finished is what has all its touches", () => {
  expect(finished(moves, ["card:3", "way:play"])).toBeNull();
  expect(finished(moves, ["card:3", "way:play", "figure:2"])).toBe(shootDot);
});

function choosing(asked: Partial<Asked> = {}) {
  const sent: string[] = [];
  let question = { ply: 1, seat: 0, prompt: "play", moves, clock: null, ...asked };
  const choice = new Choice(
    () => question,
    (move) => sent.push(move),
  );
  const nextQuestion = () => (question = { ...question });
  return { choice, sent, nextQuestion };
}

test("card, then target", () => {
  const { choice, sent } = choosing();
  choice.touch("card:3");
  expect(sent).toEqual([]);
  choice.touch("figure:1");
  expect(sent).toEqual([shoot.move]);
  expect(choice.standing).toEqual([]);
});

test("a card that aims at nothing is touched twice", () => {
  const { choice, sent } = choosing();
  choice.touch("card:7");
  expect(sent).toEqual([]);
  choice.touch("card:7");
  expect(sent).toEqual([drink.move]);
});

test("another card begins anew, the same one gives up", () => {
  const { choice, sent } = choosing();
  choice.touch("card:3");
  choice.touch("card:9");
  expect(choice.standing).toEqual(["card:9"]);
  choice.touch("card:9");
  expect(choice.standing).toEqual([]);
  expect(sent).toEqual([]);
});

test("what cannot be touched does nothing", () => {
  const { choice, sent } = choosing();
  expect(choice.touch("card:99")).toBe(false);
  expect(choice.touch("figure:1")).toBe(false);
  expect(sent).toEqual([]);
});

test("a half-made choice does not outlive its decision", () => {
  const { choice, nextQuestion } = choosing();
  choice.touch("card:3");
  nextQuestion();
  expect(choice.standing).toEqual([]);
});
