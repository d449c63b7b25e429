/** Calls `act` at most once a frame, with the latest value. */
export function oncePerFrame<T>(act: (value: T) => void): (value: T) => void {
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
