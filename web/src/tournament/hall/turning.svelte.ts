// Pages that turn by themselves, where not all fits on one.

const EVERY = 12_000; // milliseconds

/** The page that is shown now, of so many. */
export function turning(pages: () => number): () => number {
  let turned = $state(0);
  $effect(() => {
    if (pages() < 2) return;
    const timer = setInterval(() => (turned += 1), EVERY);
    return () => clearInterval(timer);
  });
  return () => turned % Math.max(pages(), 1);
}
