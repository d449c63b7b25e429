// Keeps the keyboard focus at the table. If the focused element disappears, the focus moves to the
// player area or to the end screen.

const TEXT_FIELDS = "input, textarea, dialog";

/** For `{@attach}` on the element around a table. */
export function keepFocus(table: HTMLElement): () => void {
  let hadFocus = false; // the focus is at the table, or was when its element disappeared
  const onFocusIn = (event: FocusEvent) => (hadFocus = table.contains(event.target as Node));
  const onPointerDown = () => (hadFocus = false); // a click elsewhere gives up the focus
  const observer = new MutationObserver(() => {
    if (!hadFocus || document.activeElement !== document.body) return;
    takeFocus(table.querySelector("section.end") ?? table.querySelector("[data-player-area]"));
  });
  observer.observe(table, { childList: true, subtree: true });
  addEventListener("focusin", onFocusIn);
  addEventListener("pointerdown", onPointerDown, true);
  return () => {
    observer.disconnect();
    removeEventListener("focusin", onFocusIn);
    removeEventListener("pointerdown", onPointerDown, true);
  };
}

/** Focuses what must be answered, so that it is read aloud, unless the user is typing. */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (!document.activeElement?.closest(TEXT_FIELDS)) element?.focus({ preventScroll: true });
}
