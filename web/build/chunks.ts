// Few chunks, because each file is one more request: one that every page starts with, and one for each
// group of folders with what several pages share.

const GROUPS = [
  ["components", "net", "session", "settings", "page", "library", "home"],
  ["words"],
  ["pictures"],
  ["cards"],
  ["table", "play", "animation", "game", "duel", "learn"],
  ["forms"],
  ["tournament"],
];

/** Not for all pages of a group: the settings, loaded when they are opened, and pages behind a secret link. */
const SELDOM = "(?!SettingsForm|SettingRow|SecretPage|TournamentHeader|FileButton)";

export const CHUNKS = [
  { name: "start", tags: ["$initial" as const], priority: GROUPS.length + 1 },
  ...GROUPS.map((folders, at) => ({
    name: String(folders[0]),
    test: new RegExp(`/src/(${folders.join("|")})/${SELDOM}`),
    minShareCount: 2,
    priority: GROUPS.length - at,
  })),
];
