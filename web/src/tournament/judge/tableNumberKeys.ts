// Table numbers typed on the keyboard.

const DIGIT_TIMEOUT = 600; // milliseconds

/**
 * A keydown handler that ignores fields and dialogs. `most` is the largest table number: the handler waits
 * for another digit only if the number could still get longer.
 */
export function onTableNumber(
  most: () => number,
  typed: (number: number) => void,
): (event: KeyboardEvent) => void {
  let number = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = () => {
    const complete = number;
    number = 0;
    typed(complete);
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[0-9]$/.test(event.key)) return;
    const target = event.target as Element | null;
    if (target?.closest("input:not([type=radio]), textarea, select, dialog")) return;
    clearTimeout(timer);
    number = number * 10 + Number(event.key);
    if (number * 10 > most()) done();
    else timer = setTimeout(done, DIGIT_TIMEOUT);
  };
}
