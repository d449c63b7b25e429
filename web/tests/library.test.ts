import { beforeAll, describe, expect, it } from "vitest";

import { firstCopy, parseCopy } from "../src/cards/cardCopies";
import { humanizeId } from "../src/cards/labels";
import { nameScale } from "../src/cards/textFit";
import { filter, findEntries } from "../src/library/filter.svelte";
import { nextInGrid } from "../src/library/gridNavigation";
import { parseRuling } from "../src/library/parseRuling";
import { groupRulings, houseRules } from "../src/library/rulebook";
import { matches, searchTerms } from "../src/library/search";
import { parseSources, sourceNames } from "../src/words/sources";
import type { Library, LibraryEntry, RulingInfo } from "../src/net/protocol";
import { loadMessages } from "../src/words/language.svelte";
import { translateRuling } from "../src/words/rulings.svelte";

beforeAll(() => loadMessages("rulebook"));

const ruling = (id: string, text: string, section: string, game = "classic"): RulingInfo => ({
  id,
  text,
  section,
  game,
  source: "S3, CP",
  in_force: true,
});

describe("searching", () => {
  it("needs every word, in any order, ignoring case and accents", () => {
    const delgado = ["jose_delgado", "José Delgado", "Twice in his turn"];
    expect(matches(delgado, searchTerms("delgado jose"))).toBe(true);
    expect(matches(delgado, searchTerms("  TWICE "))).toBe(true);
    expect(matches(delgado, searchTerms("jose three"))).toBe(false);
  });

  it("matches everything when the query is empty", () => {
    expect(matches(["Beer"], searchTerms("  "))).toBe(true);
  });
});

describe("the filter", () => {
  it("lists matches in the name first", () => {
    const printed = (id: string, words: string) =>
      ({
        id,
        name: id,
        words,
        type: "card",
        other_name: "",
        border: "",
        box: "",
        copies: {},
      }) as unknown as LibraryEntry;
    const library = {
      games: { classic: [printed("Indians!", "No Barrel helps."), printed("Barrel", "Draw!")] },
      boxes: {},
      house: {},
    } satisfies Library;
    filter.query = "barrel";
    expect(findEntries(library)[0]?.entries.map(({ id }) => id)).toEqual(["Barrel", "Indians!"]);
    filter.query = "";
    expect(findEntries(library)[0]?.entries.map(({ id }) => id)).toEqual(["Indians!", "Barrel"]);
  });
});

describe("the rulebook", () => {
  const book = [
    ruling("R1", "The Sheriff has more.", "Setup"),
    ruling("R2", "Opening hand.", "Setup"),
    ruling("R9", "A Barrel helps.", "Shots"),
    ruling("D1", "Only a circled hit.", "Icons", "duel"),
  ].map((one) => translateRuling(one, "en"));
  const house = houseRules({
    games: {},
    boxes: {},
    house: { classic: [{ name: "printed_hand", words: "No extra card.", ruling: "R2" }] },
  } satisfies Library);

  it("is grouped by game and section", () => {
    const pages = groupRulings(book, "", null);
    expect(pages.map(({ game }) => game)).toEqual(["classic", "duel"]);
    expect(pages[0]?.sections.map(({ section }) => section)).toEqual(["Setup", "Shots"]);
  });

  it("is searched by number, words and section", () => {
    const ids = (query: string) =>
      groupRulings(book, query, null).flatMap(({ sections }) =>
        sections.flatMap(({ rulings }) => rulings.map(({ id }) => id)),
      );
    expect(ids("r9")).toEqual(["R9"]);
    expect(ids("setup sheriff")).toEqual(["R1"]);
  });

  it("knows which rulings have a house rule", () => {
    const [page] = groupRulings(book, "", house);
    expect(page?.sections).toEqual([{ section: "Setup", heading: "Setup", rulings: [book[1]] }]);
  });

  it("is shown and searched in another language as far as it is translated", () => {
    const words = {
      sections: { Setup: "Preparazione" },
      rulings: { R1: "Lo Sceriffo ne ha di più." },
    };
    const italian = book.map((one) => translateRuling(one, "it", words));
    expect(italian.map(({ lang }) => lang)).toEqual(["it", "en", "en", "en"]);
    const [page] = groupRulings(italian, "preparazione sceriffo", null);
    expect(page?.sections).toEqual([
      { section: "Setup", heading: "Preparazione", rulings: [italian[0]] },
    ]);
    expect(groupRulings(italian, "hand", null)).toHaveLength(1);
  });

  it("describes a source that has a tag", () => {
    expect(parseSources("S3, the publisher; CP").map(({ tag }) => tag)).toEqual([
      "S3",
      "the publisher",
      "CP",
    ]);
    expect(parseSources("S3")[0]?.words).toContain("The Bullet");
    expect(parseSources("the publisher")[0]?.words).toBe("");
  });
});

describe("copies of a card", () => {
  it("have value and suit, or a symbol", () => {
    expect(parseCopy("10D")).toEqual({
      value: "10",
      symbol: "D",
      red: true,
      label: "10 of diamonds",
    });
    expect(parseCopy("horseshoe")).toMatchObject({ value: "", symbol: "horseshoe", red: false });
  });

  it("give the card its face", () => {
    expect(firstCopy({ id: "bang", copies: { base: ["2C", "3C"] } })).toBe("bang-2C");
    expect(firstCopy({ id: "colt", copies: { law: ["dynamite"] } })).toBe("colt-dynamite.law");
    expect(firstCopy({ id: "mine", copies: {} })).toBe("mine");
  });
});

it("an id without a name is spelled out", () => {
  expect(humanizeId("house_of_cards")).toBe("House of cards");
});

it("a name shrinks by its longest word, down to a limit", () => {
  expect(nameScale("Ten Gallon Hat", 10)).toBe(1);
  expect(nameScale("Miniera Abbandonataaaaaaa", 10)).toBeLessThan(0.7);
  expect(nameScale("x".repeat(40), 10)).toBe(0.6);
});

describe("a parsed ruling", () => {
  it("separates what holds from the remarks", () => {
    const { text, decided, remarks } = parseRuling(
      "It becomes a new deck. DECISION: not before. Alternative: S3 does it at once. And so on (IMP bs).",
    );
    expect(text).toBe("It becomes a new deck. Not before. And so on.");
    expect(decided).toBe(true);
    expect(remarks).toBe("Alternative: “Rulebook of BANG!” does it at once. “Other programs”");
  });

  it("keeps a text without remarks, or with nothing else", () => {
    const plain = "Beer does nothing with two players left.";
    expect(parseRuling(plain)).toEqual({ text: plain, decided: false, remarks: "" });
    expect(parseRuling("S3 says so.").text).toBe("S3 says so.");
  });

  it("names each source once", () => {
    expect(sourceNames("S3, IMP bs, IMP hb", true)).toEqual([
      "Our decision",
      "Rulebook of BANG!",
      "Other programs",
    ]);
  });
});

describe("arrow keys", () => {
  // Two rows of three, then a heading and a row of two.
  const rows = [0, 0, 0, 200, 200, 200, 500, 500];
  const all = rows.map((top, at) => ({ top, left: at < 6 ? (at % 3) * 100 : (at - 6) * 100 }));

  it("move along and across the rows", () => {
    expect(nextInGrid(all, 1, "ArrowRight")).toBe(2);
    expect(nextInGrid(all, 2, "ArrowRight")).toBe(3);
    expect(nextInGrid(all, 1, "ArrowDown")).toBe(4);
    expect(nextInGrid(all, 5, "ArrowDown")).toBe(7);
    expect(nextInGrid(all, 7, "ArrowUp")).toBe(4);
  });

  it("stop at the edge", () => {
    expect(nextInGrid(all, 0, "ArrowLeft")).toBe(0);
    expect(nextInGrid(all, 0, "ArrowUp")).toBe(0);
    expect(nextInGrid(all, 7, "ArrowDown")).toBe(7);
    expect(nextInGrid(all, 7, "ArrowRight")).toBe(7);
  });
});
