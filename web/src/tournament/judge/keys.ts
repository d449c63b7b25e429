// Numbers typed on the console: quickly one after the other they are one number.

const TOGETHER = 600; // milliseconds

/** Listens for keys; what is typed into a field or a window is not meant. */
export function digits(typed: (number: number) => void): (event: KeyboardEvent) => void {
  let [number, at] = [0, 0];
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[0-9]$/.test(event.key)) return;
    const target = event.target as Element | null;
    if (target?.closest("input:not([type=radio]), textarea, select, dialog")) return;
    const digit = Number(event.key);
    number = event.timeStamp - at < TOGETHER ? number * 10 + digit : digit;
    at = event.timeStamp;
    typed(number);
  };
}
