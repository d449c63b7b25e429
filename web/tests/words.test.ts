// The texts for real games, in every language.

import { beforeAll, describe, expect, test } from "vitest";

import type { Moment } from "../src/game/timeline";
import type { Hint, PlayerName, Sentence } from "../src/net/protocol";
import type { Context } from "../src/words/context";
import { hintWords } from "../src/words/hints";
import { LANGUAGES, setLanguage, type Language } from "../src/words/language.svelte";
import { logLines } from "../src/words/log";
import { moveWords, targetWords, wayWords } from "../src/words/moves";
import { botWords, choiceWords, gameWords, optionWords } from "../src/words/options";
import { promptWords } from "../src/words/prompts";
import { renderText } from "../src/words/render";
import { refusalWords } from "../src/words/refusals";
import { resultWords } from "../src/words/results";
import { joinList, partsText, sentence } from "../src/words/sentence";
import { DECISIONS, GAMES, loadSamples, type Sample } from "./samples";

beforeAll(loadSamples);

const LOST = /\b(undefined|null|NaN)\b|\[object|[{}]|_|\b(log|moves|prompts|refusals)\./;
const LOOSE = /[!?]\.| {2}|^\s|\s$|\s[,.;:](\s|$)/;

/** All texts for the samples, with their origin. */
function allTexts(): [string, string][] {
  const said: [string, string][] = [];
  for (const { name, ctx, moments } of [...GAMES, ...DECISIONS]) {
    moments.forEach((moment) => {
      for (const line of logLines(moment, ctx)) {
        said.push([`${name} log`, partsText(line.parts)]);
      }
      const asked = moment.asked;
      if (asked === null) return;
      const { title, detail } = promptWords(asked, moment.view, ctx);
      said.push([`${name} prompt`, title], [`${name} detail`, detail || "-"]);
      for (const move of asked.moves) {
        for (const words of [moveWords(move, moment.view, ctx), wayWords(move, moment.view, ctx)]) {
          said.push([`${name} ${move.move}`, words.title], [move.move, words.detail || "-"]);
        }
        said.push([move.move, targetWords(move, moment.view, ctx) || "-"]);
      }
    });
  }
  return said;
}

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  test("every sentence is complete", () => {
    const said = allTexts();
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter(([, text]) => text === "" || LOST.test(text) || LOOSE.test(text))).toEqual(
      [],
    );
  });

  test("every move of a decision has its own title", () => {
    const equal = DECISIONS.flatMap(({ name, ctx, moments }) => {
      const { asked, view } = moments[0] as Moment;
      const known = new Map<string, string>();
      return (asked?.moves ?? []).flatMap((option) => {
        const title = moveWords(option, view, ctx).title;
        const move = option.move.replace(/-\S+/, ""); // equal cards have the same name
        const other = known.get(title);
        known.set(title, move);
        return other !== undefined && other !== move
          ? [`${name}: ${title}: ${move}, ${other}`]
          : [];
      });
    });
    expect(equal).toEqual([]);
  });

  test("every kind of result has a text", () => {
    for (const { ctx, moments } of [...GAMES, ...DECISIONS]) {
      const { view } = moments.at(-1) as Moment;
      for (const winners of [0, 1, 2, 3]) {
        const { title, detail } = resultWords({ ...view, over: true, winners }, ctx);
        for (const text of [title, detail]) expect(text).not.toMatch(LOST);
        expect(title).not.toBe("");
        expect(detail).not.toBe("");
      }
    }
  });

  test("options of a new table have texts, also unknown ones", () => {
    expect(gameWords("duel").name).toMatch(/Duel/);
    expect(optionWords("classic", "house").help).not.toBe("");
    expect(optionWords("classic", "new_option").name).toBe("New option");
    expect(choiceWords("classic", "variant", "").name).not.toBe("");
    expect(choiceWords("classic", "house", "guess_on").help).not.toBe("");
    expect(choiceWords("classic", "boxes", "dodge_city").name).toBe("Dodge City");
    expect(choiceWords("classic", "boxes", "my_box").name).toBe("My box");
    expect(botWords("marshal:seconds=2")).toEqual(botWords("marshal"));
  });
});

// -- grammar -------------------------------------------------------------------------------

const FOUR = GAMES.find(({ name }) => name === "four") as Sample;
const START = FOUR.moments[0] as Moment;
const BANG = FOUR.ctx.dealt.catalogue.cards.indexOf("bang-6C");

const player = (seat: number): PlayerName => ({ name: "player", seat, figure: seat });
const say = (key: string, values: Required<Sentence>["values"], ctx: Context = FOUR.ctx) =>
  renderText({ name: "sentence", key, values }, ctx);
const shot = (by: number, target: number, ctx?: Context) =>
  say(
    "log.shot",
    { who: player(by), target: player(target), card: { name: "card", card: BANG }, needed: 1 },
    ctx,
  );
const drew = (seat: number, unseen: number) =>
  say("log.drew", { who: player(seat), cards: { name: "cards", cards: [], unseen } });

describe("you and others", () => {
  test("in English", async () => {
    await setLanguage("en");
    expect(shot(0, 1)).toBe("You shot at Bob with BANG! 6♣");
    expect(shot(1, 0)).toBe("Bob shot at you with BANG! 6♣");
    expect(drew(0, 2)).toBe("You drew 2 cards");
    expect(drew(1, 1)).toBe("Bob drew a card");
    expect(say("log.turn", { who: player(0) })).toBe("Your turn");
    expect(say("log.turn", { who: player(2) })).toBe("Chen’s turn");
    const out = say("log.eliminated", { who: player(0), by: player(1) });
    expect(out).toBe("You were eliminated by Bob");
  });

  test("in Italian", async () => {
    await setLanguage("it");
    expect(shot(0, 1)).toBe("Hai sparato a Bob con BANG! 6♣");
    expect(shot(1, 0)).toBe("Bob ti ha sparato con BANG! 6♣");
    expect(shot(1, 2)).toBe("Bob ha sparato a Chen con BANG! 6♣");
    expect(drew(0, 2)).toBe("Hai pescato 2 carte");
    expect(say("log.turn", { who: player(0) })).toBe("Il tuo turno");
    const out = say("log.eliminated", { who: player(2), by: player(0) });
    expect(out).toBe("Chen esce dal gioco, per mano tua");
  });

  test('for spectators nobody is "you"', async () => {
    await setLanguage("en");
    expect(shot(0, 1, { ...FOUR.ctx, seat: -1 })).toBe("Ann shot at Bob with BANG! 6♣");
  });
});

describe("the sentences of a server", () => {
  beforeAll(() => setLanguage("en"));

  test("names and cards are separate parts", () => {
    const values = {
      who: player(0),
      target: player(1),
      card: { name: "card", card: BANG } as const,
      needed: 1,
    };
    const log: Sentence[] = [{ name: "sentence", key: "log.shot", values }];
    const [line] = logLines({ ...START, log }, FOUR.ctx);
    expect(line?.parts).toEqual([
      { who: 0, text: "You", you: true, figure: 0 },
      { text: " shot at " },
      { who: 1, text: "Bob", figure: 1 },
      { text: " with " },
      { card: BANG, text: "BANG! 6♣" },
    ]);
    expect(line?.icon).toBe("shot");
  });

  test("a message that is not known here is skipped", () => {
    const log: Sentence[] = [{ name: "sentence", key: "log.card_painted" }];
    expect(logLines({ ...START, log }, FOUR.ctx)).toEqual([]);
  });

  test("a word that is not known here is shown as it is", () => {
    const word = { name: "term", key: "log.words.big_moon" } as const;
    expect(say("log.word_named", { who: player(1), word })).toBe("Bob named big moon");
  });

  test("winners are listed, the reader first", () => {
    const who = { name: "list", players: [player(0), player(1), player(3)] } as const;
    const said = say("log.game_ended", { who: { ...who, players: [...who.players] }, count: 3 });
    expect(said).toBe("The game is over: you, Bob, and Dora won");
  });
});

describe("sentences", () => {
  beforeAll(() => setLanguage("en"));

  test("missing values are left out", () => {
    expect(partsText(sentence("log.unaffected", { who: { who: 1, text: "Bob" } }))).toBe(
      "It had no effect on Bob",
    );
    expect(sentence("log.no_such_sentence")).toEqual([]);
  });

  test("a card name that ends with ! has no full stop after it", () => {
    const words = (card: string) =>
      partsText(sentence("prompts.duel.hit.detail", { card: { card: 1, text: card } }));
    expect(words("Missed!")).toBe("Missed! Avoid the hit, or take it.");
    expect(words("Colt")).toBe("Colt. Avoid the hit, or take it.");
  });

  test("lists keep their parts", () => {
    const parts = joinList([[{ card: 1, text: "a" }], [{ text: "b" }]]);
    expect(partsText(parts)).toBe("a and b");
    expect(parts[0]).toEqual({ card: 1, text: "a" });
  });
});

const END: Sentence = { name: "sentence", key: "moves.end.any" };

describe("refusals and hints", () => {
  beforeAll(() => setLanguage("en"));

  test("facts are filled in, and may be missing", () => {
    expect(refusalWords("out_of_range", { distance: 3, reach: 1 })).toBe(
      "Too far away: distance 3, your reach is 1.",
    );
    expect(refusalWords("out_of_range")).toBe("Too far away.");
    expect(refusalWords("not_your_decision", { asked: "bob" }, FOUR.ctx)).toBe(
      "Bob has to choose, not you.",
    );
    expect(refusalWords("rule_of_tomorrow")).toBe("That is not possible (rule of tomorrow).");
  });

  test("a hint has a move, a reason, a chance and suspects", () => {
    const asked = {
      ply: 1,
      seat: 0,
      prompt: "play",
      clock: null,
      moves: [{ move: "end", verb: "end", title: END }],
      title: null,
      detail: null,
    };
    const hint: Hint = {
      type: "hint",
      ply: 1,
      move: "end",
      reason: "finish_off",
      facts: { target: 1, chance: 75 },
      chance: 0.4,
      roles: [{}, { outlaw: 0.9, renegade: 0.1 }, { outlaw: 0.1, renegade: 0.9 }, { sheriff: 1 }],
    };
    expect(hintWords(hint, asked, START.view, FOUR.ctx)).toEqual({
      move: "End turn",
      why: "Bob has one life point left. The chance to hit is 75%.",
      chance: "Your chance to win this game: 40%.",
      suspects: "Suspects: Bob (an Outlaw, 90%) and Chen (a Renegade, 90%).",
    });
  });
});
