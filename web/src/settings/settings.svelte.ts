// The settings, saved in this browser.

import { MediaQuery } from "svelte/reactivity";

import { saveItem, loadItem } from "./storage";
import { setLanguage, type Language, LANGUAGES } from "../words/language.svelte";

export type Theme = "dark" | "light" | "system";

export interface Settings {
  language: Language;
  theme: Theme;
  /** of animations: 0 turns them off, 1 is normal, 3 is fast */
  speed: number;
  sound: boolean;
  volume: number;
  /** ids of people whose chat is hidden */
  muted: string[];
  /** tips that were already shown */
  tips: string[];
  name: string;
}

const KEY = "sixgun";

function defaults(): Settings {
  const preferred = navigator.language.slice(0, 2);
  return {
    language: preferred in LANGUAGES ? (preferred as Language) : "en",
    theme: "system",
    speed: 1,
    sound: true,
    volume: 0.6,
    muted: [],
    tips: [],
    name: "",
  };
}

function loadSettings(): Settings {
  try {
    return { ...defaults(), ...(JSON.parse(loadItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return defaults();
  }
}

export const settings = $state<Settings>(loadSettings());

const prefersLight = matchMedia("(prefers-color-scheme: light)");
const reducedMotion = new MediaQuery("prefers-reduced-motion: reduce");

/** The device asks for reduced motion, whatever the settings say. */
export const prefersReducedMotion = () => reducedMotion.current;

/** No motion, only short fades. */
export const isMotionReduced = () => reducedMotion.current || settings.speed === 0;

function applyTheme(): void {
  const light = settings.theme === "light" || (settings.theme === "system" && prefersLight.matches);
  document.documentElement.dataset["theme"] = light ? "light" : "dark";
  // On a phone the browser's bar has the colour of the page header.
  const panel = getComputedStyle(document.documentElement).getPropertyValue("--panel").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", panel);
}

let saved = ""; // the settings as saved, the same in all tabs

function save(): void {
  const text = JSON.stringify(settings);
  if (text !== saved) saveItem(KEY, text);
  saved = text;
}

/** Takes over what another tab has saved. */
function syncFromOtherTab({ key }: StorageEvent): void {
  if (key !== KEY) return;
  Object.assign(settings, loadSettings());
  saved = JSON.stringify(settings);
}

/** Applies the settings and saves them whenever they change. */
export function watchSettings(): () => void {
  prefersLight.addEventListener("change", applyTheme);
  addEventListener("storage", syncFromOtherTab);
  return $effect.root(() => {
    $effect(applyTheme);
    $effect(() => void setLanguage(settings.language));
    $effect(save);
  });
}
