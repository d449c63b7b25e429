// Routing, storage, settings and language.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { parsePlayId } from "../src/replay/address";
import { matchRoute, type Route } from "../src/router.svelte";
import { settings, watchSettings } from "../src/settings/settings.svelte";
import { loadItem, saveItem } from "../src/settings/storage";
import { language, setLanguage } from "../src/words/language.svelte";

describe("addresses", () => {
  const routes: Route[] = [{ pattern: "/t/:table", page: () => Promise.reject(new Error("none")) }];

  it("have a page and parameters", () => {
    expect(matchRoute(routes, "/t/a%20b")?.[1]).toEqual({ table: "a b" });
    expect(matchRoute(routes, "/t")).toBeNull();
  });

  it("that are malformed have no page", () => {
    expect(matchRoute(routes, "/t/%E0")).toBeNull();
    expect(parsePlayId("http://x/replay/%E0")).toBe("%E0");
  });
});

describe("a browser without storage", () => {
  afterEach(() => vi.restoreAllMocks());

  it("still works", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(() => saveItem("a", "1")).not.toThrow();
    expect(loadItem("a")).toBeNull();
  });
});

describe("settings", () => {
  let stop: () => void;
  beforeEach(() => {
    stop = watchSettings();
    flushSync();
  });
  afterEach(() => stop());

  it("are saved", () => {
    settings.tips.push("draw");
    flushSync();
    expect(JSON.parse(loadItem("sixgun") ?? "")).toMatchObject({ tips: ["draw"] });
  });

  it("follow another tab, and keep both changes", () => {
    saveItem("sixgun", JSON.stringify({ ...settings, muted: ["p1"] }));
    dispatchEvent(new StorageEvent("storage", { key: "sixgun" }));
    expect(settings.muted).toEqual(["p1"]);
    settings.sound = !settings.sound;
    flushSync();
    expect(JSON.parse(loadItem("sixgun") ?? "")).toMatchObject({ muted: ["p1"] });
  });

  it("from another tab are not saved again", () => {
    const written = JSON.stringify({ name: "Ann" }); // in an order of its own
    saveItem("sixgun", written);
    dispatchEvent(new StorageEvent("storage", { key: "sixgun" }));
    flushSync();
    expect(loadItem("sixgun")).toBe(written);
  });
});

describe("a language", () => {
  afterEach(() => setLanguage("en"));

  it("is the one requested last", async () => {
    await Promise.all([setLanguage("it"), setLanguage("en")]);
    expect(language()).toBe("en");
    await Promise.all([setLanguage("en"), setLanguage("it")]);
    expect(language()).toBe("it");
  });
});
