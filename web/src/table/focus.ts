// Whoever plays by keys goes on where he was: what had the focus may be gone with its moment, and then one's
// own side has it, or the end of the game.

const WRITES = "input, textarea, dialog";

/** For the element around a table. */
export function keepFocus(table: HTMLElement): () => void {
  let held = false; // something on the table has the focus, or had it when it went
  const came = (event: FocusEvent) => (held = table.contains(event.target as Node));
  const touched = () => (held = false); // beside everything, if nothing takes the focus now
  const changes = new MutationObserver(() => {
    if (!held || document.activeElement !== document.body) return;
    takeFocus(table.querySelector("section.end") ?? table.querySelector("[data-tray]"));
  });
  changes.observe(table, { childList: true, subtree: true });
  addEventListener("focusin", came);
  addEventListener("pointerdown", touched, true);
  return () => {
    changes.disconnect();
    removeEventListener("focusin", came);
    removeEventListener("pointerdown", touched, true);
  };
}

/** Something that must be answered is read out and takes the keys, unless somebody is writing. */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (!document.activeElement?.closest(WRITES)) element?.focus({ preventScroll: true });
}
