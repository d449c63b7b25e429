// The texts for real games, in every language.

import { beforeAll, describe, expect, test } from "vitest";

import type { Moment } from "../src/game/timeline";
import type { GameEvent, Hint } from "../src/net/protocol";
import type { Context } from "../src/words/context";
import { hintWords } from "../src/words/hints";
import { LANGUAGES, setLanguage, type Language } from "../src/words/language.svelte";
import { logLines } from "../src/words/log";
import { moveWords, targetWords, wayWords } from "../src/words/moves";
import { botWords, choiceWords, gameWords, optionWords } from "../src/words/options";
import { promptWords } from "../src/words/prompts";
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
    moments.forEach((moment, at) => {
      for (const line of logLines(moment, moments[at - 1] ?? null, ctx)) {
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

  test("a whole game that arrives at once has complete sentences too", () => {
    for (const { name, ctx, moments } of GAMES) {
      const last = moments.at(-1) as Moment;
      const events = moments.flatMap((moment) => moment.events);
      const lines = logLines({ ...last, eventsBefore: 0, events }, null, ctx);
      const broken = lines.map(({ parts }) => partsText(parts)).filter((text) => LOST.test(text));
      expect(broken, name).toEqual([]);
      const headings = (some: typeof lines) => some.filter(({ tone }) => tone === "turn").length;
      const seen = moments.flatMap((moment, at) => logLines(moment, moments[at - 1] ?? null, ctx));
      expect(headings(lines), name).toBe(headings(seen));
    }
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
const BARREL = FOUR.ctx.dealt.catalogue.cards.indexOf("barrel-QS");

const logTexts = (events: GameEvent[], ctx: Context = FOUR.ctx) =>
  logLines({ ...START, eventsBefore: 100, events }, START, ctx).map(({ parts }) =>
    partsText(parts),
  );

const shot = (by: number, target: number): GameEvent[] => [
  { type: "card_played", figure: by, card: BANG, kind: "bang", target, at_card: -1 },
  { type: "shot_fired", by, card: BANG, target, needed: 1 },
];

describe("you and others", () => {
  const drawn = (seat: number): GameEvent => ({
    type: "card_drawn",
    seat,
    card: null,
    deck: 0,
    back: 0,
  });
  const lost = (figure: number): GameEvent => ({ type: "life_lost", figure, points: 1, by: 1 });

  test("in English", async () => {
    await setLanguage("en");
    expect(logTexts(shot(0, 1))).toEqual(["You shot at Bob with BANG! 6♣"]);
    expect(logTexts(shot(1, 0))).toEqual(["Bob shot at you with BANG! 6♣"]);
    expect(logTexts([drawn(0), drawn(0)])).toEqual(["You drew 2 cards"]);
    expect(logTexts([drawn(1)])).toEqual(["Bob drew a card"]);
    expect(logTexts([{ type: "turn_started", seat: 0, number: 3 }])).toEqual(["Your turn"]);
    expect(logTexts([{ type: "turn_started", seat: 2, number: 3 }])).toEqual(["Chen’s turn"]);
    expect(logTexts([{ type: "eliminated", figure: 0, by: 1 }])).toEqual([
      "You were eliminated by Bob",
    ]);
    const left = (START.view.life[2] ?? 0) - 1;
    expect(logTexts([lost(2)])).toEqual([`Chen lost 1 life, ${left} left`]);
  });

  test("in Italian", async () => {
    await setLanguage("it");
    expect(logTexts(shot(0, 1))).toEqual(["Hai sparato a Bob con BANG! 6♣"]);
    expect(logTexts(shot(1, 0))).toEqual(["Bob ti ha sparato con BANG! 6♣"]);
    expect(logTexts(shot(1, 2))).toEqual(["Bob ha sparato a Chen con BANG! 6♣"]);
    expect(logTexts([drawn(0), drawn(0)])).toEqual(["Hai pescato 2 carte"]);
    expect(logTexts([drawn(1)])).toEqual(["Bob ha pescato una carta"]);
    expect(logTexts([{ type: "turn_started", seat: 0, number: 3 }])).toEqual(["Il tuo turno"]);
    expect(logTexts([{ type: "eliminated", figure: 2, by: 0 }])).toEqual([
      "Chen esce dal gioco, per mano tua",
    ]);
  });

  test('for spectators nobody is "you"', async () => {
    await setLanguage("en");
    expect(logTexts(shot(0, 1), { ...FOUR.ctx, seat: -1 })).toEqual([
      "Ann shot at Bob with BANG! 6♣",
    ]);
  });
});

describe("the log", () => {
  beforeAll(() => setLanguage("en"));

  test("a draw! and its result are one line", () => {
    const flip: GameEvent[] = [
      { type: "card_flipped", figure: 1, card: BANG, cause: BARREL },
      { type: "draw_settled", figure: 1, card: BANG, cause: BARREL, met: 0 },
    ];
    expect(logTexts(flip)).toEqual(["Bob drew! for Barrel Q♠: BANG! 6♣, and it did not work"]);
    expect(logTexts([...flip, { type: "avoided", figure: 1, by: 0 }])).toEqual([
      "Bob drew! for Barrel Q♠: BANG! 6♣, and avoided the shot",
    ]);
  });

  test("an elimination shows the role, and who draws for it", () => {
    const drawn: GameEvent = { type: "card_drawn", seat: 1, card: null, deck: 0, back: 0 };
    const out: GameEvent[] = [
      { type: "eliminated", figure: 2, by: 1 },
      { type: "role_shown", seat: 2, role: "outlaw" },
      drawn,
      drawn,
      drawn,
    ];
    expect(logTexts(out)).toEqual([
      "Chen was eliminated by Bob: an Outlaw",
      "Bob drew 3 cards for it",
    ]);
  });

  test("names and cards are separate parts", () => {
    const [line] = logLines({ ...START, eventsBefore: 100, events: shot(0, 1) }, START, FOUR.ctx);
    expect(line?.parts).toEqual([
      { who: 0, text: "You", you: true, figure: 0 },
      { text: " shot at " },
      { who: 1, text: "Bob", figure: 1 },
      { text: " with " },
      { card: BANG, text: "BANG! 6♣" },
    ]);
    expect(line?.icon).toBe("shot");
  });

  test("life is counted back if only the end is known", () => {
    const { view } = START;
    const events: GameEvent[] = [
      { type: "life_lost", figure: 1, points: 1, by: 0 },
      { type: "life_gained", figure: 1, points: 1 },
    ];
    const now = view.life[1] ?? 0;
    const lines = logLines({ ...START, eventsBefore: 100, events }, null, FOUR.ctx);
    expect(lines.map(({ parts }) => partsText(parts))).toEqual([
      `Bob lost 1 life, ${now - 1} left`,
      `Bob regained 1 life, ${now} now`,
    ]);
  });

  test("a player who leaves and a move without a choice have lines", () => {
    expect(logTexts([{ type: "seat_left", seat: 3 }])).toEqual(["Dora left the game for good"]);
    expect(logTexts([{ type: "forced", seat: 0 }])).toEqual(["You had no other choice"]);
  });

  test("an unknown event is skipped", () => {
    expect(logTexts([{ type: "card_painted", seat: 3 } as unknown as GameEvent])).toEqual([]);
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
      moves: [{ move: "end", verb: "end" }],
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
