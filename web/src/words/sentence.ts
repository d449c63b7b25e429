// A sentence as a row of parts, so that the names and cards in it can be shown as what they are.
// Its words are a message; what is put in may be parts again. For every value `x` of a message there
// is also `x_is`, to choose the words by: "you", "other", or "none" if it was not given.

import type { Printed } from "../net/protocol";
import { messageFormat, language } from "./language.svelte";

/** Somebody: his seat, and where a seat has several figures, which of them. */
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
  | { printed: { type: Printed["type"]; id: string }; text: string };

export type Value = string | number | Part | readonly Part[] | null | undefined;
export type Values = Record<string, Value>;

/** The message with this key as parts; "" or an unknown key are no parts at all. */
export function sentence(key: string, values: Values = {}): Part[] {
  const format = messageFormat(key);
  if (format === undefined) return [];
  const parts: Part[] = [];
  for (const { value } of format.formatToParts<unknown>(given(values))) {
    if (Array.isArray(value)) parts.push(...(value as Part[]));
    else if (typeof value === "object" && value !== null) parts.push(value as Part);
    else if (value !== "") parts.push({ text: String(value) });
  }
  return begun(tidied(parts));
}

/** The same as plain text. */
export const spell = (key: string, values: Values = {}): string => plain(sentence(key, values));

export const plain = (parts: readonly Part[]): string => parts.map((part) => part.text).join("");

const lists = new Map<string, Intl.ListFormat>();

function listFormat(): Intl.ListFormat {
  const known = lists.get(language());
  const format = known ?? new Intl.ListFormat(language(), { type: "conjunction" });
  if (known === undefined) lists.set(language(), format);
  return format;
}

/** "a, b and c" in the reader's language. */
export function listed(items: readonly (readonly Part[])[]): Part[] {
  const format = listFormat();
  const places = items.map((_, at) => String(at));
  return format
    .formatToParts(places)
    .flatMap(({ type, value }) =>
      type === "element" ? [...(items[Number(value)] ?? [])] : [{ text: value }],
    );
}

/** Values that a message asks for and nobody gave are empty. */
function given(values: Values): Record<string, never> {
  const found = (name: string) => {
    if (values[name] !== undefined && values[name] !== null) return values[name];
    return name.endsWith("_is") ? isOf(values[name.slice(0, -3)]) : "";
  };
  return new Proxy(values, {
    has: () => true,
    get: (_, name) => found(String(name)),
  }) as Record<string, never>;
}

function isOf(value: Value): string {
  if (value === undefined || value === null || value === "") return "none";
  if (typeof value !== "object") return "other";
  const only: unknown = Array.isArray(value) ? (value.length === 1 ? value[0] : null) : value;
  return (only as Who | null)?.you ? "you" : "other";
}

/** After the name of a card that ends with a "!" a full stop is one too many. */
function tidied(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, at) => {
    const after = /[!?]$/.test(parts[at - 1]?.text ?? "");
    const text = (after ? part.text.replace(/^\./, "") : part.text).replace(/([!?])\./g, "$1");
    return text === "" ? [] : [{ ...part, text }];
  });
}

/** A sentence that begins with "you" begins with a capital letter. */
function begun(parts: Part[]): Part[] {
  const [first, ...rest] = parts;
  if (first === undefined || !("you" in first)) return parts;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}
