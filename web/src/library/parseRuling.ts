// Splits the text of a ruling into what holds, and remarks on alternatives and sources.

import { sourceName } from "../words/sources";

export interface ParsedRuling {
  text: string;
  /** the sources leave it open: it is our decision */
  decided: boolean;
  /** alternatives, and what the sources say */
  remarks: string;
}

const DECIDED = /\bDECISIONE?\b(?: \([^)]*\))?[:,]? */g;
const OTHERWISE = /\bAlternativ[ea]\b.*?\.(?=\s|$)/g;
const CODE = String.raw`\b(?:IMP (?:bs|bga|hb)|S[0-4]|00[34]|FAQ2?|DES|HU|CARD)\b`;
const IN_BRACKETS = new RegExp(String.raw`\s*\(([^()]*${CODE}[^()]*)\)`, "g");
const SENTENCE = new RegExp(String.raw`[^.]*${CODE}[^.]*\.(?=\s|$)`, "g");

export function parseRuling(text: string): ParsedRuling {
  const decided = text.search(DECIDED) >= 0;
  const remarks: string[] = [];
  const aside = (found: string, inner?: string) => {
    remarks.push(inner ?? found.trim());
    return "";
  };
  const ruled = text
    .replace(DECIDED, "")
    .replace(OTHERWISE, (found) => aside(found))
    .replace(IN_BRACKETS, (found, inner: string) => aside(found, inner));
  const kept = ruled.replace(SENTENCE, (found) =>
    found.trim() === ruled.trim() ? found : aside(found),
  );
  return {
    text: sentences(kept),
    decided,
    remarks: remarks.map((one) => nameSources(one)).join(" "),
  };
}

/** Tidies spaces, and capitalizes each sentence. */
const sentences = (text: string) =>
  text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(
      /(^|\. )(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

const nameSources = (text: string) =>
  text.replaceAll(new RegExp(CODE, "g"), (code) => `“${sourceName(code)}”`);
