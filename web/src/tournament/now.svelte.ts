// The time, once a second, for all clocks of a page.

let now = $state(Date.now());
let watched = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Milliseconds since 1970, for whoever is shown; it goes on while somebody looks. */
export function ticking(): () => number {
  $effect(() => {
    watched += 1;
    now = Date.now();
    timer ??= setInterval(() => (now = Date.now()), 1000);
    return () => {
      watched -= 1;
      if (watched > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  });
  return () => now;
}
