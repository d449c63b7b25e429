// The tournaments that this browser is judge of, with the secrets of their links.

import { keep, kept } from "../settings/keeping";

export interface Judged {
  id: string;
  name: string;
  secret: string;
}

const KEY = "sixgun.judged";
const MOST = 50;

export function judgedHere(): Judged[] {
  try {
    const found = JSON.parse(kept(KEY) ?? "[]") as Judged[];
    return found.filter((one) => typeof one.id === "string" && typeof one.secret === "string");
  } catch {
    return [];
  }
}

/** The latest first, none twice. */
export function keepJudged(one: Judged): void {
  const others = judgedHere().filter((other) => other.id !== one.id);
  keep(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
}

export function forgetJudged(id: string): void {
  keep(KEY, JSON.stringify(judgedHere().filter((one) => one.id !== id)));
}

export const judgePath = (id: string, secret: string) => `/judge/${id}#${secret}`;
export const playerPath = (id: string, code: string) => `/me/${id}#${code}`;
export const hallPath = (id: string) => `/hall/${id}`;

/** What stands behind the # of the address. */
export const secretHere = () => location.hash.slice(1);
