// Portraits: flat layers in a 120 × 120 square, two shades per colour, light from the left. A
// recipe names the parts and their colours; a character without one gets a recipe generated from
// the id.

import parts from "./portraitParts.json";
import recipes from "./portraits.json";

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  fillOpacity?: number;
  dash?: string;
}

export interface Recipe {
  sex: string;
  skin: number;
  hat: string;
  hatColour: string;
  band: string;
  hair: string;
  hairColour: string;
  beard: string[];
  neck: string;
  neckColour: string;
  coat: string;
  backdrop: string;
  extras: string[];
  head?: string;
}

type Part = Record<string, Shape[] | undefined>;

const SKINS = ["#f0c9a0", "#dba877", "#b97f52", "#8d5a3a", "#6a4230"];
const INK = "#21160f";
const GREY = "#cfc6b8";
const BARE_BROW = new Set(["none", "band", "bonnet", "santa"]); // hats without a brim cast no shadow

const hats: Part = parts.hats;
const behind: Part = parts.behind;
const hair: Part = parts.hair;
const necks: Part = parts.necks;
const beards: Part = parts.beards;
const onFace: Part = parts.onFace;
const onHat: Part = parts.onHat;
const brows: Part = parts.brows;
const mouths: Part = parts.mouth;
const heads: Record<string, string> = parts.heads;

/** Twelve rays from behind the head. */
function rays(): Shape {
  const at = (turn: number) =>
    `${Math.round(60 + 110 * Math.cos(turn))} ${Math.round(62 + 110 * Math.sin(turn))}`;
  let d = "";
  for (let ray = 0; ray < 12; ray += 1) {
    const turn = (ray * Math.PI) / 6;
    d += `M60 62L${at(turn)}L${at(turn + Math.PI / 12)}Z`;
  }
  return { d, fill: "#fff", opacity: 0.2 };
}

function face(recipe: Recipe): Shape[] {
  if (recipe.extras.includes("noface")) return parts.bandages;
  return [
    ...(BARE_BROW.has(recipe.hat) ? [] : parts.brim),
    ...parts.eyes,
    ...(brows[recipe.sex] ?? []),
    ...parts.nose,
    ...(mouths[recipe.sex] ?? []),
  ];
}

function layers(recipe: Recipe): Shape[] {
  const chosen = (part: Part, names: string[]) => names.flatMap((name) => part[name] ?? []);
  return [
    ...chosen(behind, [recipe.hair]),
    ...parts.coat,
    ...chosen(necks, [recipe.neck]),
    ...(recipe.extras.includes("badge") ? parts.badge : []),
    ...parts.ears,
    { d: "HEAD", fill: "skin" },
    ...parts.cheek,
    ...chosen(hair, [recipe.hair]),
    ...face(recipe),
    ...chosen(beards, recipe.beard),
    ...chosen(onFace, recipe.extras),
    ...chosen(hats, [recipe.hat in hats ? recipe.hat : "none"]),
    ...chosen(onHat, recipe.extras),
  ];
}

/** The shapes of a portrait, from the back to the front. */
export function drawPortrait(recipe: Recipe): Shape[] {
  const grey = recipe.hair === "grey";
  const colours: Record<string, string> = {
    skin: SKINS[recipe.skin - 1] ?? "#dba877",
    hat: recipe.hatColour,
    band: recipe.band,
    hair: recipe.hairColour,
    beard: grey ? GREY : recipe.hairColour,
    brow: grey ? "#a89c8c" : recipe.hairColour,
    neck: recipe.neckColour,
    coat: recipe.coat,
    shade: "#0000003c",
    ink: INK,
  };
  const head = heads[recipe.head ?? recipe.sex] ?? parts.heads.m;
  const painted = (shape: Shape): Shape => ({
    ...shape,
    d: shape.d === "HEAD" ? head : shape.d,
    fill: shape.fill === undefined ? "none" : (colours[shape.fill] ?? shape.fill),
    ...(shape.stroke === undefined ? {} : { stroke: colours[shape.stroke] ?? shape.stroke }),
  });
  return [{ d: "M0 0H120V120H0Z", fill: recipe.backdrop }, rays(), ...layers(recipe).map(painted)];
}

/** Hashes a name to an evenly spread number (FNV-1a). */
export function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** A recipe for a character that has none: it combines parts of existing portraits. */
export function generateRecipe(id: string): Recipe {
  const all = Object.values({ ...recipes.classic, ...recipes.duel }) as Recipe[];
  const plain = all.filter(({ extras }) => extras.length === 0);
  const pick = (part: string) => plain[hashName(`${id} ${part}`) % plain.length] as Recipe;
  const body = pick("body");
  const dress = pick("dress");
  const hat = pick("hat");
  return {
    ...body,
    hat: hat.hat,
    hatColour: hat.hatColour,
    band: hat.band,
    neck: dress.neck,
    neckColour: dress.neckColour,
    coat: dress.coat,
    backdrop: pick("backdrop").backdrop,
  };
}

export function recipeOf(game: string, character: string): Recipe {
  const people = recipes as Record<string, Record<string, Recipe> | undefined>;
  return people[game]?.[character] ?? generateRecipe(character);
}

const known = new Map<string, Shape[]>();

/** The shapes of a portrait, cached. */
export function portrait(game: string, character: string): readonly Shape[] {
  const key = `${game} ${character}`;
  const shapes = known.get(key) ?? drawPortrait(recipeOf(game, character));
  known.set(key, shapes);
  return shapes;
}
