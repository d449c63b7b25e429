// Messages in the reader's language, from the package's sixgun/messages, fetched when they are needed.

import { IntlMessageFormat, type Formatters } from "intl-messageformat";

export type Values = Record<string, string | number | boolean>;
export type MessageTree = { [key: string]: string | MessageTree };

export const LANGUAGES = { en: "English", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const languages = {
  en: () => import("./english"),
  it: () => import("./italian"),
} satisfies Record<Language, unknown>;
/** Messages that not every page needs, fetched with the page that does. */
const lazyMessages = import.meta.glob<MessageTree>(
  "../../../src/sixgun/messages/*/{auction,classic,credits,duel,hints,home,learn,library,replay,rulebook,tournament}.json",
  {
    import: "default",
  },
);
const lazyFiles = new Set<string>();
const NO_MESSAGES: MessageTree = {}; // of a file that a language does not have

/** "classic.bang.name": the file, then the path in it. */
export function flattenMessages(files: Record<string, MessageTree>): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (prefix: string, part: MessageTree) => {
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

let current = $state.raw<{ language: Language; messages: Map<string, string> }>({
  language: "en",
  messages: new Map(),
});
let loaded: Record<string, MessageTree> = {}; // the files of the current messages
let requested: Language = "en"; // the last request wins, whichever is loaded first
const formats = new Map<string, IntlMessageFormat>();

const currentLanguage = $derived(current.language); // changes less often than the messages

export const language = () => currentLanguage;

/** The reader's own locale if it has the current language, for dates. */
export const locale = () =>
  navigator.languages.find((one) => one.split("-")[0] === current.language) ?? current.language;

export async function setLanguage(language: Language): Promise<void> {
  requested = language;
  const files = [...lazyFiles];
  const found = await fetchMessages(language, files);
  const isLoaded = Object.entries(found).every(([path, messages]) => loaded[path] === messages);
  if (requested !== language || files.length !== lazyFiles.size || isLoaded) return;
  loaded = found;
  current = { language, messages: flattenMessages(found) };
  document.documentElement.lang = language;
}

/** Adds message files that are not part of the first load, for this and every later language. */
export async function loadMessages(...files: string[]): Promise<void> {
  for (const file of files) lazyFiles.add(file);
  await setLanguage(requested);
}

async function fetchMessages(language: Language, files: readonly string[]) {
  const paths = files.map((file) => `../../../src/sixgun/messages/${language}/${file}.json`);
  const [{ messages }, ...more] = await Promise.all([
    languages[language](),
    ...paths.map(async (path) => [path, (await lazyMessages[path]?.()) ?? NO_MESSAGES] as const),
  ]);
  return { ...messages, ...Object.fromEntries(more) };
}

/** Numbers always have separators, also in Italian: "1.000", as Python writes them. */
const formatters: Formatters = {
  getNumberFormat: (locales, options) =>
    new Intl.NumberFormat(locales, { ...options, useGrouping: "always" }),
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
};

/** The message with this key, or undefined. */
export function findMessage(key: string): string | undefined {
  return current.messages.get(key);
}

/** The parsed message with this key, or undefined. */
export function messageFormat(key: string): IntlMessageFormat | undefined {
  const text = findMessage(key);
  if (text === undefined) return undefined;
  const name = `${current.language} ${text}`;
  let format = formats.get(name);
  if (format === undefined) {
    format = new IntlMessageFormat(text, current.language, undefined, {
      ignoreTag: true,
      formatters,
    });
    formats.set(name, format);
  }
  return format;
}

/** The message with its values filled in; the key itself if it is missing. */
export function say(key: string, values: Values = {}): string {
  const text = findMessage(key);
  if (text === undefined) return key;
  if (!/[{<']/.test(text)) return text;
  return String(messageFormat(key)?.format(values));
}
