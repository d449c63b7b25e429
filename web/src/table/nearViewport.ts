// Notices when an element comes near the visible part of its list.

const NEAR = "50% 0px"; // margin above and below the list

/** For `{@attach}`: calls `notify` when the node comes near the visible part. */
export const whenNear = (notify: () => void) => (node: Element) => {
  const check = (all: IntersectionObserverEntry[]) => {
    if (all.some(({ isIntersecting }) => isIntersecting)) notify();
  };
  const root = node.closest("[role=region]");
  const observer = new IntersectionObserver(check, { root, rootMargin: NEAR });
  observer.observe(node);
  return () => observer.disconnect();
};
