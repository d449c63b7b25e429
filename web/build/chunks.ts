// Few files, for each takes its own way from the server: what every page starts with, and out of rooms
// that go together what several pages need.

const ROOMS = [
  ["parts", "net", "settings", "library", "home"],
  ["words"],
  ["pictures"],
  ["cards"],
  ["table", "stage", "game", "duel", "learn"],
  ["tournament"],
];

export const CHUNKS = [
  { name: "start", tags: ["$initial" as const], priority: ROOMS.length + 1 },
  ...ROOMS.map((rooms, at) => ({
    name: String(rooms[0]),
    test: new RegExp(`/src/(${rooms.join("|")})/`),
    minShareCount: 2,
    priority: ROOMS.length - at,
  })),
];
