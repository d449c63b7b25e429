// What in the log is pointed at. Its lines are many: so the list listens, and not each of them.

export interface Pointed {
  /** the place of its moment */
  moment: number;
  /** the key of the line */
  line: string;
  /** the place of a name or card in it; -1 for the line itself */
  part: number;
  /** the button that was meant; null between them */
  button: Element | null;
}

/** Lines tell by `data-moment` and `data-line` which they are, names in them by `data-part`. */
export function pointed(target: EventTarget | null): Pointed | null {
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

const NEAR = "50% 0px"; // of the height of the list, above and below it

/** For `{@attach}`: tells once that the node comes near to what its list shows. */
export const nearing = (tell: () => void) => (node: Element) => {
  const look = (all: IntersectionObserverEntry[]) => {
    if (all.some(({ isIntersecting }) => isIntersecting)) tell();
  };
  const root = node.closest("[role=region]");
  const observer = new IntersectionObserver(look, { root, rootMargin: NEAR });
  observer.observe(node);
  return () => observer.disconnect();
};
