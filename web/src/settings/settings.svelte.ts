// What this browser remembers of its owner's wishes.

import { MediaQuery } from "svelte/reactivity";

import { keep, kept } from "./keeping";
import { speak, type Language, LANGUAGES } from "../words/language.svelte";

export type Theme = "dark" | "light" | "system";

export interface Settings {
  language: Language;
  theme: Theme;
  /** of animations: 0 shows none, 1 is usual, 3 is fast */
  speed: number;
  sound: boolean;
  volume: number;
  /** people whose chat is not shown, by id */
  muted: string[];
  /** tips that have been seen */
  tips: string[];
  name: string;
}

const KEY = "sixgun";

function usual(): Settings {
  const spoken = navigator.language.slice(0, 2);
  return {
    language: spoken in LANGUAGES ? (spoken as Language) : "en",
    theme: "system",
    speed: 1,
    sound: true,
    volume: 0.6,
    muted: [],
    tips: [],
    name: "",
  };
}

function remembered(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(kept(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual();
  }
}

export const settings = $state<Settings>(remembered());

const bright = matchMedia("(prefers-color-scheme: light)");
const still = new MediaQuery("prefers-reduced-motion: reduce");

/** The device asks for no movement, whatever is set here. */
export const isStill = () => still.current;

/** No movement, only short fades. */
export const calm = () => still.current || settings.speed === 0;

function dress(): void {
  const light = settings.theme === "light" || (settings.theme === "system" && bright.matches);
  document.documentElement.dataset["theme"] = light ? "light" : "dark";
  // The bar of a phone's browser is of one colour with the head of the page.
  const panel = getComputedStyle(document.documentElement).getPropertyValue("--panel").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", panel);
}

let same = ""; // what all tabs know of these settings

function remember(): void {
  const text = JSON.stringify(settings);
  if (text !== same) keep(KEY, text);
  same = text;
}

/** Another tab has changed something: so it is here too, and nothing of it gets lost. */
function follow({ key }: StorageEvent): void {
  if (key !== KEY) return;
  Object.assign(settings, remembered());
  same = JSON.stringify(settings);
}

/** From now on the settings act, and are kept. */
export function watchSettings(): () => void {
  bright.addEventListener("change", dress);
  addEventListener("storage", follow);
  return $effect.root(() => {
    $effect(dress);
    $effect(() => void speak(settings.language));
    $effect(remember);
  });
}
