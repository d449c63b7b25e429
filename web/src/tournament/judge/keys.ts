// The number of a table, typed on the console.

const PATIENCE = 600; // milliseconds in which another digit may come

/**
 * Listens for keys; what is typed into a field or a window is not meant. `most` is the largest number that
 * there is: where a longer one could still come of it, it is waited for.
 */
export function digits(
  most: () => number,
  typed: (number: number) => void,
): (event: KeyboardEvent) => void {
  let number = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = () => {
    const meant = number;
    number = 0;
    typed(meant);
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[0-9]$/.test(event.key)) return;
    const target = event.target as Element | null;
    if (target?.closest("input:not([type=radio]), textarea, select, dialog")) return;
    clearTimeout(timer);
    number = number * 10 + Number(event.key);
    if (number * 10 > most()) done();
    else timer = setTimeout(done, PATIENCE);
  };
}
