// What this browser keeps under a name. One that keeps nothing still plays.

type Shelf = "localStorage" | "sessionStorage"; // for good; for as long as the tab is open

export function kept(name: string, shelf: Shelf = "localStorage"): string | null {
  try {
    return window[shelf].getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, text: string, shelf: Shelf = "localStorage"): void {
  try {
    window[shelf].setItem(name, text);
  } catch {
    // It is forgotten with the page.
  }
}
