// The scene behind the icon of a card shows what kind of effect the card has. It is drawn in a 100
// × 84 box in the three tints of the frame (--f1, --f2, --f3).

import map from "./scenes.json";

export interface Layer {
  d: string;
  tint: 1 | 2 | 3;
  line?: number; // line width, if drawn as a line
  opacity?: number;
}

type Names = Record<string, string>;

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Every second one of an even number of rays. */
function rays(x: number, y: number, count: number): string {
  const at = (turn: number) =>
    `${Math.round(x + 120 * Math.cos(turn))} ${Math.round(y + 120 * Math.sin(turn))}`;
  let d = "";
  for (let ray = 0; ray < count; ray += 2) {
    const step = (2 * Math.PI) / count;
    d += `M${x} ${y}L${at(ray * step)}L${at((ray + 1) * step)}Z`;
  }
  return d;
}

const GROUND = "M0 0H100V84H0Z";
const STRIPES =
  "M-10 30L30-10M-10 50L50-10M-10 70L70-10M-10 90L90-10M-10 110L110-10M10 110L110 10M30 110L110 30M50 110L110 50M70 110L110 70";

export const SCENES: Record<string, Layer[]> = {
  burst: [
    { d: GROUND, tint: 1 },
    { d: rays(50, 46, 28), tint: 2 },
    { d: disc(50, 46, 27), tint: 1 },
    { d: disc(50, 46, 24), tint: 3 },
  ],
  rings: [
    { d: GROUND, tint: 2 },
    { d: disc(50, 46, 58) + disc(50, 46, 47) + disc(50, 46, 36), tint: 1, line: 5 },
    { d: disc(50, 46, 27), tint: 3 },
  ],
  sun: [
    { d: GROUND, tint: 1 },
    { d: rays(50, 66, 36), tint: 2 },
    { d: disc(50, 58, 34), tint: 3 },
    { d: "M0 72C20 66 34 74 52 71S84 66 100 72V84H0Z", tint: 2 },
  ],
  diag: [
    { d: GROUND, tint: 1 },
    { d: STRIPES, tint: 2, line: 6 },
    { d: disc(50, 45, 28), tint: 3 },
  ],
  road: [
    { d: GROUND, tint: 1 },
    { d: disc(50, 44, 29), tint: 3 },
    { d: "M0 56H100V84H0Z", tint: 2 },
    { d: "M47 56H53L74 84H26Z", tint: 1 },
    {
      d: "M0 56L8 44H20L26 50H34L40 56ZM100 56L96 46H82L78 51H68L62 56Z",
      tint: 2,
    },
  ],
  mesa: [
    { d: GROUND, tint: 1 },
    { d: disc(50, 42, 30), tint: 3 },
    {
      d: "M0 66V40L6 36H22L27 46L33 50V66ZM100 66V36L94 31H80L76 44L68 48V66Z",
      tint: 2,
    },
    { d: "M0 64H100V84H0Z", tint: 2 },
    { d: "M0 70H100V72H0ZM0 76H100V78H0Z", tint: 1, opacity: 0.7 },
  ],
};

/** Knife marks around the middle, as in a woodcut. */
export const GOUGES =
  "M15.6 22l-4.7-3.3M103 41.7l5.7-.5M91.4 1.9l2-2.1M89.3 45.4l3.7-.1M84.7 44.4l4.8-.2M84.5 52.6l6.4 1.2M100.9 19.7l6.2-3.2M97.5 66.1l5 2.1M62.2 10.6l.9-2.5M92.1 55.7l3.3.8M25.9 8.6l-2.3-3.6M60.6 5l1.9-7.5M13.6 32.1l-4.9-1.9M9.4 25.6l-3.8-1.9M77.4 3l2.5-3.9M39.7-3.6l-1-4.8M14.1 28.1l-2.7-1.3M9 19.5l-4.4-2.8M55.2 7.3l.4-3.2M80.1 4.7l3.7-5M86.8 29.3l4.9-2.2M9.3 78.2l-5.2 4.1M54.5 84.5l.7 6.2M91.5 46.1h7.2M54.7.3l.5-4.7M9.5 43.6l-4.2-.2M73 11.5l3.4-5.1M13.8 58.2l-7.1 2.4M40.6 84.5l-1.2 5.1M56.8 2.6l.4-2.5M18.1 63.2l-7.4 4M93.9 13.5l6.7-5M48.3 85.8l-.2 5.5M5.4 80.9L1 84.3M102.9 26.6l5.2-1.9M88.5 23.3l5.2-3.1M85.9 15.8l3.5-2.9M67.1 82.6l1.9 4.1M85.3 57.3l6.2 2M66 9.3L68.3 4M41.5 83.6l-1.3 6M12.3-1.3l-5-6.2M69.1 7.5L71 3.6M37.3 12l-2.6-7.1M24.7 78.6l-3.8 4.9M1 54.3l-8 1.4M4.7 19.4l-3-1.8M6.4 10.9L1.7 7.1M-2.8 69.4l-6.4 2.9M82.4 68.7l2.4 1.7M95.1 49.6l7.4.6M13.9 59.3l-3.6 1.3";

export function cardScene(game: string, kind: string, border: string): string {
  const games = map.cards as Record<string, Names | undefined>;
  return games[game]?.[kind] ?? (map.borders as Names)[border] ?? "diag";
}

export const eventScene = (box: string) => (map.boxes as Names)[box] ?? "rings";

/** The frame of an event: "noon", "dusk", or "plain". */
export const eventFrame = (box: string) => (map.frames as Names)[box] ?? "plain";

/** Where an icon that is cut off by its own edge meets the frame: "corner", "left", or "". */
export const bleedEdge = (icon: string) => (map.bleeding as Names)[icon] ?? "";
