// What comes more often than it can be shown.

/** Acts once in a frame, on the last value that came until then. */
export function lastOfFrame<T>(act: (value: T) => void): (value: T) => void {
  let next: { value: T } | null = null;
  return (value) => {
    if (next === null)
      requestAnimationFrame(() => {
        const last = next;
        next = null;
        if (last !== null) act(last.value);
      });
    next = { value };
  };
}
