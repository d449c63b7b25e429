// What this browser remembers of its owner's wishes.

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

function kept(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual();
  }
}

export const settings = $state<Settings>(kept());

const bright = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** No movement, only short fades. */
export const calm = () => still.matches || settings.speed === 0;

function dress(): void {
  const light = settings.theme === "light" || (settings.theme === "system" && bright.matches);
  document.documentElement.dataset["theme"] = light ? "light" : "dark";
  // The bar of a phone's browser is of one colour with the head of the page.
  const panel = getComputedStyle(document.documentElement).getPropertyValue("--panel").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", panel);
}

/** From now on the settings act, and are kept. */
export function watchSettings(): () => void {
  bright.addEventListener("change", dress);
  return $effect.root(() => {
    $effect(dress);
    $effect(() => void speak(settings.language));
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
