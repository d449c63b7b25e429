// Groups the icons that are fetched together: one group for every page, one for every table, and
// per game one each for cards, characters and events. Icons used in several groups are shared.
// Icons of characters have their own shared group, because characters are shown before any card.

type Tree = { [key: string]: string | Tree };

export const PAGE = "page";
const TABLE = "table";
const SHARED = "shared";
const CHARACTERS = "_characters";
const FOR_PAGE = new Set(["symbols"]);
const FOR_TABLE = new Set(["ui", "roles", "sides", "unknown"]);

function iconNames(value: string | Tree): string[] {
  return typeof value === "string" ? [value] : Object.values(value).flatMap(iconNames);
}

/** The icons of each group, before icons that belong to several groups are merged. */
function* groupsOf(map: Tree): Iterable<[string, string[]]> {
  for (const [key, value] of Object.entries(map)) {
    if (FOR_PAGE.has(key)) yield [PAGE, iconNames(value)];
    else if (FOR_TABLE.has(key) || typeof value === "string") yield [TABLE, iconNames(value)];
    else
      for (const [part, names] of Object.entries(value)) yield [`${key}_${part}`, iconNames(names)];
  }
}

/** Maps each icon of the icon map to its group; an icon is in one group only. */
export function groupIcons(map: Tree): Map<string, string> {
  const found = new Map<string, string>();
  for (const [group, names] of groupsOf(map)) {
    for (const name of names) {
      const both = [...new Set([group, found.get(name) ?? group])];
      const wider = [PAGE, TABLE].find((one) => both.includes(one));
      const suffix = both.some((one) => one.endsWith(CHARACTERS)) ? CHARACTERS : "";
      found.set(name, wider ?? (both.length > 1 ? SHARED + suffix : group));
    }
  }
  return found;
}
