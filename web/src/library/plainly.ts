// A ruling for whoever wants to play: what holds, and apart from it what was weighed and where it stands.

import { sourceName } from "./sources";

export interface Plain {
  text: string;
  /** we had to choose */
  decided: boolean;
  /** other ways to play it, and what the sources say */
  remarks: string;
}

const DECIDED = /\bDECISIONE?\b(?: \([^)]*\))?[:,]? */g;
const OTHERWISE = /\bAlternativ[ea]\b.*?\.(?=\s|$)/g;
const CODE = String.raw`\b(?:IMP (?:bs|bga|hb)|S[0-4]|00[34]|FAQ2?|DES|HU|CARD)\b`;
const IN_BRACKETS = new RegExp(String.raw`\s*\(([^()]*${CODE}[^()]*)\)`, "g");
const SENTENCE = new RegExp(String.raw`[^.]*${CODE}[^.]*\.(?=\s|$)`, "g");

export function plainly(text: string): Plain {
  const decided = text.search(DECIDED) >= 0;
  const remarks: string[] = [];
  const aside = (found: string, inner?: string) => {
    remarks.push(inner ?? found.trim());
    return "";
  };
  const told = text
    .replace(DECIDED, "")
    .replace(OTHERWISE, (found) => aside(found))
    .replace(IN_BRACKETS, (found, inner: string) => aside(found, inner));
  const kept = told.replace(SENTENCE, (found) =>
    found.trim() === told.trim() ? found : aside(found),
  );
  return {
    text: sentences(kept),
    decided,
    remarks: remarks.map((one) => spelled(one)).join(" "),
  };
}

/** With one space between them, and each with a capital letter. */
const sentences = (text: string) =>
  text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(
      /(^|\. )(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

const spelled = (text: string) =>
  text.replaceAll(new RegExp(CODE, "g"), (code) => `“${sourceName(code)}”`);
