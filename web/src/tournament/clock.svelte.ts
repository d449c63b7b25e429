// The current time, updated once a second for all clocks of a page.

let now = $state(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time in milliseconds since 1970. Ticks while a component uses it. */
export function createClock(): () => number {
  $effect(() => {
    users += 1;
    now = Date.now();
    timer ??= setInterval(() => (now = Date.now()), 1000);
    return () => {
      users -= 1;
      if (users > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  });
  return () => now;
}
