// Before the game: chairs round a table, talk, things taken at random; arrow keys in the library.

import { describe, expect, it } from "vitest";

import { around } from "../src/home/around";
import { some } from "../src/home/chance";
import { nextInGrid } from "../src/library/gridNavigation";
import type { Chair, ChatLine } from "../src/net/protocol";
import { markRead, unmutedLines, isMine, lastReadAt, speakerId } from "../src/chat/chat";

describe("chairs", () => {
  it("stand round the table, one's own at the bottom, the next one on the left", () => {
    const spots = around(4, 2);
    expect(spots[2]?.y).toBeCloseTo(1);
    expect(spots[3]?.x).toBeCloseTo(-1);
    expect(spots[0]?.y).toBeCloseTo(-1);
  });

  it("have the first at the bottom for those who only look on", () => {
    expect(around(3, -1)[0]?.y).toBeCloseTo(1);
  });
});

describe("talk", () => {
  const chair = (person: string) => ({ kind: "person", name: person, person }) as Chair;
  const line = (seat: number, name: string) => ({ type: "chat", seat, name, text: "" }) as ChatLine;
  const chairs = [chair("p1"), chair("p2")];
  const lines = [line(0, "Ann"), line(1, "Bob"), line(-1, "Eve")];

  it("that was read once is not new again", () => {
    expect(lastReadAt("one")).toBe(0);
    expect(markRead("one", 5)).toBe(5);
    expect(markRead("one", 3)).toBe(5);
    expect([lastReadAt("one"), lastReadAt("other")]).toEqual([5, 0]);
  });

  it("leaves out those who are muted, at the table or beside it", () => {
    expect(unmutedLines(lines, chairs, ["p2"]).map(({ name }) => name)).toEqual(["Ann", "Eve"]);
    expect(unmutedLines(lines, chairs, ["name:Eve"]).map(({ name }) => name)).toEqual([
      "Ann",
      "Bob",
    ]);
    expect(speakerId(line(-1, "p1"), chairs)).not.toBe("p1");
  });

  it("belongs to nobody who has no seat", () => {
    expect(isMine(line(0, "Ann"), 0)).toBe(true);
    expect(isMine(line(-1, "Eve"), -1)).toBe(false);
  });
});

describe("chance", () => {
  it("takes as many as there are, none twice", () => {
    expect(some(["a", "b", "c"], 2)).toHaveLength(2);
    expect(some(["a", "b", "c"], 9).sort()).toEqual(["a", "b", "c"]);
    expect(some(["a", "b", "c"], 1, () => 0.99)).toEqual(["c"]);
  });
});

describe("arrow keys", () => {
  // Two rows of three, and a heading's distance below a row of two.
  const rows = [0, 0, 0, 200, 200, 200, 500, 500];
  const all = rows.map((top, at) => ({ top, left: at < 6 ? (at % 3) * 100 : (at - 6) * 100 }));

  it("go along and across", () => {
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
