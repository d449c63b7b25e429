// Which icons are fetched together: those of every page, those of every table, those of the cards of one
// game, of its characters, of its events, and those in more than one of these; apart from the others those
// of characters, who are there before any card is.

type Tree = { [key: string]: string | Tree };

export const PAGE = "page";
const TABLE = "table";
const SHARED = "shared";
const CHARACTERS = "_characters";
const FOR_PAGE = new Set(["symbols"]);
const FOR_TABLE = new Set(["ui", "roles", "sides", "unknown"]);

function named(value: string | Tree): string[] {
  return typeof value === "string" ? [value] : Object.values(value).flatMap(named);
}

/** What is in each drawer if it lay there alone. */
function* sorted(map: Tree): Iterable<[string, string[]]> {
  for (const [key, value] of Object.entries(map)) {
    if (FOR_PAGE.has(key)) yield [PAGE, named(value)];
    else if (FOR_TABLE.has(key) || typeof value === "string") yield [TABLE, named(value)];
    else for (const [part, names] of Object.entries(value)) yield [`${key}_${part}`, named(names)];
  }
}

/** The drawer of each icon that a map of icons names; an icon lies in one only. */
export function drawers(map: Tree): Map<string, string> {
  const found = new Map<string, string>();
  for (const [drawer, names] of sorted(map)) {
    for (const name of names) {
      const both = [...new Set([drawer, found.get(name) ?? drawer])];
      const wider = [PAGE, TABLE].find((one) => both.includes(one));
      const people = both.some((one) => one.endsWith(CHARACTERS)) ? CHARACTERS : "";
      found.set(name, wider ?? (both.length > 1 ? SHARED + people : drawer));
    }
  }
  return found;
}
