// Finds the line and the name of the log under the pointer. The list handles the events of its many
// lines.

export interface LogTarget {
  /** index of the moment */
  moment: number;
  /** the key of the line */
  line: string;
  /** index of the name or card in it; -1 for the line itself */
  part: number;
  /** the button hit; null between buttons */
  button: Element | null;
}

/** Lines carry `data-moment` and `data-line`, names in them `data-part`. */
export function logTarget(target: EventTarget | null): LogTarget | null {
  if (!(target instanceof Element)) return null;
  const line = target.closest<HTMLElement>("[data-line]");
  if (line === null) return null;
  const button = target.closest("button");
  return {
    moment: Number(line.dataset["moment"]),
    line: line.dataset["line"] ?? "",
    part: Number(button?.dataset["part"] ?? -1),
    button,
  };
}
