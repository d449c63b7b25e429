// A sentence as a list of parts, so that the names and cards in it can be buttons. It is made from a
// message, whose values may be parts themselves. For every value `x` of a message there is also `x_is`
// for `select`: "you", "other", or "none" if there is no such value.

import type { LibraryEntry } from "../net/protocol";
import { messageFormat } from "./language.svelte";

/** A player by seat, and by figure where a seat has several. */
export interface Who {
  who: number;
  text: string;
  figure?: number;
  you?: true;
}

export type Part =
  | { text: string }
  | Who
  | { card: number; text: string }
  | { printed: { type: LibraryEntry["type"]; id: string }; text: string };

export type Value = string | number | Part | readonly Part[] | null | undefined;
export type Values = Record<string, Value>;

/** The message with this key as parts; none if it is empty or missing. */
export const sentence = (key: string, values: Values = {}): Part[] =>
  capitalizeYou(phrase(key, values));

/** The same as a part of another sentence: it does not begin with a capital letter. */
export function phrase(key: string, values: Values = {}): Part[] {
  const format = messageFormat(key);
  if (format === undefined) return [];
  const parts: Part[] = [];
  for (const { value } of format.formatToParts<unknown>(withDefaults(values))) {
    if (Array.isArray(value)) parts.push(...(value as Part[]));
    else if (typeof value === "object" && value !== null) parts.push(value as Part);
    else if (value !== "") parts.push({ text: String(value) });
  }
  return dropDoubleStops(parts);
}

/** The sentence as plain text. */
export const sentenceText = (key: string, values: Values = {}): string =>
  partsText(sentence(key, values));

export const partsText = (parts: readonly Part[]): string =>
  parts.map((part) => part.text).join("");

/** "a, b and c" in the reader's language. */
export function joinList(items: readonly (readonly Part[])[]): Part[] {
  return items.reduce<Part[]>((first, last, at) => {
    if (at === 0) return [...last];
    const key = at < items.length - 1 ? "more" : at === 1 ? "two" : "end";
    return phrase(`log.list.${key}`, { first, last });
  }, []);
}

/** Fills in `x_is`, and "" for missing values. */
function withDefaults(values: Values): Record<string, never> {
  const found = (name: string) => {
    if (values[name] !== undefined && values[name] !== null) return values[name];
    return name.endsWith("_is") ? personOf(values[name.slice(0, -3)]) : "";
  };
  return new Proxy(values, {
    has: () => true,
    get: (_, name) => found(String(name)),
  }) as Record<string, never>;
}

function personOf(value: Value): string {
  if (value === undefined || value === null || value === "") return "none";
  if (typeof value !== "object") return "other";
  const only: unknown = Array.isArray(value) ? (value.length === 1 ? value[0] : null) : value;
  return (only as Who | null)?.you ? "you" : "other";
}

/** Drops the full stop after a card name that ends with "!". */
function dropDoubleStops(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, at) => {
    const after = /[!?]$/.test(parts[at - 1]?.text ?? "");
    const text = (after ? part.text.replace(/^\./, "") : part.text).replace(/([!?])\./g, "$1");
    return text === "" ? [] : [{ ...part, text }];
  });
}

/** Capitalizes a "you" at the beginning. */
function capitalizeYou(parts: Part[]): Part[] {
  const [first, ...rest] = parts;
  if (first === undefined || !("you" in first)) return parts;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}
