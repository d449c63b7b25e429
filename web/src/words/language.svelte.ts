// Words in the reader's language, out of the files in messages/, fetched when it is wanted.

import { IntlMessageFormat } from "intl-messageformat";

export type Values = Record<string, string | number | boolean>;
export type Nested = { [key: string]: string | Nested };

export const LANGUAGES = { en: "English", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const folders = {
  en: () => import("./english"),
  it: () => import("./italian"),
} satisfies Record<Language, unknown>;
/** The words of rooms that few enter: fetched with the room. */
const apart = import.meta.glob<Nested>(
  "../../messages/*/{auction,credits,learn,replay,rulebook,tournament}.json",
  {
    import: "default",
  },
);
const entered = new Set<string>();

/** "classic.bang.name": the file, then the path in it. */
export function flattenMessages(files: Record<string, Nested>): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (prefix: string, part: Nested) => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === "string") found.set(`${prefix}.${key}`, value);
      else walk(`${prefix}.${key}`, value);
    }
  };
  for (const [path, part] of Object.entries(files)) {
    walk(path.replace(/^.*\//, "").replace(".json", ""), part);
  }
  return found;
}

let spoken = $state.raw<{ language: Language; words: Map<string, string> }>({
  language: "en",
  words: new Map(),
});
let read: Record<string, Nested> = {}; // the messages that are spoken
let wish: Language = "en"; // the last one wins, whichever comes first
const formats = new Map<string, IntlMessageFormat>();

export const language = () => spoken.language;

/** As it is written where the reader lives, if that is the same language. */
export const locale = () =>
  navigator.languages.find((one) => one.split("-")[0] === spoken.language) ?? spoken.language;

export async function setLanguage(wanted: Language): Promise<void> {
  wish = wanted;
  const rooms = [...entered];
  const found = await messagesOf(wanted, rooms);
  const known = Object.entries(found).every(([path, words]) => read[path] === words);
  if (wish !== wanted || rooms.length !== entered.size || known) return;
  read = found;
  spoken = { language: wanted, words: flattenMessages(found) };
  document.documentElement.lang = wanted;
}

/** From now on the words of this room are spoken, too. */
export async function loadMessages(room: string): Promise<void> {
  entered.add(room);
  await setLanguage(wish);
}

async function messagesOf(wanted: Language, rooms: readonly string[]) {
  const paths = rooms.map((room) => `../../messages/${wanted}/${room}.json`);
  const [{ messages }, ...more] = await Promise.all([
    folders[wanted](),
    ...paths.map(async (path) => [path, (await apart[path]?.()) ?? {}] as const),
  ]);
  return { ...messages, ...Object.fromEntries(more) };
}

/** The message with this key, or undefined. */
export function findMessage(key: string): string | undefined {
  return spoken.words.get(key);
}

/** The message with this key, ready to be filled; undefined if there is none. */
export function messageFormat(key: string): IntlMessageFormat | undefined {
  const text = findMessage(key);
  if (text === undefined) return undefined;
  const name = `${spoken.language} ${text}`;
  let format = formats.get(name);
  if (format === undefined) {
    format = new IntlMessageFormat(text, spoken.language, undefined, { ignoreTag: true });
    formats.set(name, format);
  }
  return format;
}

/** What the message says, with its values put in. */
export function say(key: string, values: Values = {}): string {
  const text = findMessage(key);
  if (text === undefined) return key;
  if (!/[{<']/.test(text)) return text;
  return String(messageFormat(key)?.format(values));
}
