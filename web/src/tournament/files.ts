// Files that come with the judge's authorization: a plain link could not carry it.

const PRINTED = "printed";

/** Into the folder of what was downloaded. */
export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  const address = URL.createObjectURL(content);
  [link.href, link.download] = [address, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** "prairie-open-2026-ranking.csv" */
export function fileName(tournament: string, what: string, form: string): string {
  const plain = tournament
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${[plain, what].filter(Boolean).join("-")}.${form}`;
}

/** Prints a document of its own; it is thrown away when the next one is printed. */
export function print(html: string): void {
  document.getElementById(PRINTED)?.remove();
  const frame = document.createElement("iframe");
  [frame.id, frame.className, frame.title, frame.srcdoc] = [PRINTED, "unseen", "", html];
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  frame.onload = () => frame.contentWindow?.print();
  document.body.append(frame);
}
