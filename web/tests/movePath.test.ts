import { expect, test } from "vitest";

import { completedMove, CONFIRM, extendPath, movePath, nextHandles } from "../src/game/movePath";
import { MoveSelection } from "../src/game/moveSelection.svelte";
import type { PendingDecision, MoveOption } from "../src/net/protocol";

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

test("a move is a list of touches", () => {
  expect(movePath(shoot)).toEqual(["card:3", "as:play", "figure:1"]);
  expect(movePath(drink)).toEqual(["card:7", "as:play", CONFIRM]);
  expect(movePath(end)).toEqual(["do:end"]);
  expect(movePath(rob)).toEqual(["card:20"]);
  expect(movePath(deck)).toEqual(["word:deck"]);
  expect(movePath(pick)).toEqual(["figure:1"]);
  expect(movePath(ability)).toEqual(["do:use", "figure:1"]);
});

test("cards and buttons come first, then targets", () => {
  expect([...nextHandles(moves, []).keys()]).toEqual(["card:3", "card:7", "card:9", "do:end"]);
  expect([...nextHandles(moves, ["card:3", "as:play"]).keys()]).toEqual(["figure:1", "figure:2"]);
});

test("a single use of a card is selected automatically, one of several is not", () => {
  expect(extendPath(moves, [], "card:3")).toEqual(["card:3", "as:play"]);
  expect(extendPath(moves, [], "card:9")).toEqual(["card:9"]);
  expect([...nextHandles(moves, ["card:9"]).keys()]).toEqual(["as:play:bang", "as:reload"]);
});

test("a move is complete when its whole path is touched", () => {
  expect(completedMove(moves, ["card:3", "as:play"])).toBeNull();
  expect(completedMove(moves, ["card:3", "as:play", "figure:2"])).toBe(shootDot);
});

function choosing(asked: Partial<PendingDecision> = {}) {
  const sent: string[] = [];
  const said = { title: null, detail: null };
  let question = { ply: 1, seat: 0, prompt: "play", moves, clock: null, ...said, ...asked };
  const selection = new MoveSelection(
    () => question,
    (move) => sent.push(move),
  );
  const nextQuestion = () => (question = { ...question });
  return { selection, sent, nextQuestion };
}

test("card, then target", () => {
  const { selection, sent } = choosing();
  selection.touch("card:3");
  expect(sent).toEqual([]);
  selection.touch("figure:1");
  expect(sent).toEqual([shoot.move]);
  expect(selection.selected).toEqual([]);
});

test("a card without a target is touched twice", () => {
  const { selection, sent } = choosing();
  selection.touch("card:7");
  expect(sent).toEqual([]);
  selection.touch("card:7");
  expect(sent).toEqual([drink.move]);
});

test("touching another card starts again, touching the same card cancels", () => {
  const { selection, sent } = choosing();
  selection.touch("card:3");
  selection.touch("card:9");
  expect(selection.selected).toEqual(["card:9"]);
  selection.touch("card:9");
  expect(selection.selected).toEqual([]);
  expect(sent).toEqual([]);
});

test("touching anything else has no effect", () => {
  const { selection, sent } = choosing();
  expect(selection.touch("card:99")).toBe(false);
  expect(selection.touch("figure:1")).toBe(false);
  expect(sent).toEqual([]);
});

test("a selection does not outlive its decision", () => {
  const { selection, nextQuestion } = choosing();
  selection.touch("card:3");
  nextQuestion();
  expect(selection.selected).toEqual([]);
});
