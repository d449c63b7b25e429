import { describe, expect, it } from "vitest";

import { isMine, lastReadAt, markRead, speakerId, unmutedLines } from "../src/chat/chat";
import type { SeatInfo, ChatLine } from "../src/net/protocol";

describe("chat lines", () => {
  const chair = (person: string) => ({ kind: "person", name: person, person }) as SeatInfo;
  const line = (seat: number, name: string) => ({ type: "chat", seat, name, text: "" }) as ChatLine;
  const chairs = [chair("p1"), chair("p2")];
  const lines = [line(0, "Ann"), line(1, "Bob"), line(-1, "Eve")];

  it("are new only until they were read", () => {
    expect(lastReadAt("one")).toBe(0);
    expect(markRead("one", 5)).toBe(5);
    expect(markRead("one", 3)).toBe(5);
    expect([lastReadAt("one"), lastReadAt("other")]).toEqual([5, 0]);
  });

  it("of muted players and spectators are hidden", () => {
    expect(unmutedLines(lines, chairs, ["p2"]).map(({ name }) => name)).toEqual(["Ann", "Eve"]);
    expect(unmutedLines(lines, chairs, ["name:Eve"]).map(({ name }) => name)).toEqual([
      "Ann",
      "Bob",
    ]);
    expect(speakerId(line(-1, "p1"), chairs)).not.toBe("p1");
  });

  it("are never mine without a seat", () => {
    expect(isMine(line(0, "Ann"), 0)).toBe(true);
    expect(isMine(line(-1, "Eve"), -1)).toBe(false);
  });
});
