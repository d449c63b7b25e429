// Values in the browser's storage. Everything still works where storage is blocked.

type Area = "localStorage" | "sessionStorage"; // kept for good, or as long as the tab is open

export function loadItem(name: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

export function saveItem(name: string, text: string, area: Area = "localStorage"): void {
  try {
    window[area].setItem(name, text);
  } catch {
    // Not saved: it lasts as long as the page.
  }
}
