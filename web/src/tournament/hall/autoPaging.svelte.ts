// Pages that change by themselves when not everything fits on one.

const PAGE_TIME = 12_000; // milliseconds

/** The index of the current page. */
export function autoPaging(pages: () => number): () => number {
  let changes = $state(0);
  $effect(() => {
    if (pages() < 2) return;
    const timer = setInterval(() => (changes += 1), PAGE_TIME);
    return () => clearInterval(timer);
  });
  return () => changes % Math.max(pages(), 1);
}
