// Files that come with the judge's authorization: a plain link could not carry it.

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

/** Prints a document of its own; it is thrown away afterwards. */
export function print(content: Blob): void {
  const address = URL.createObjectURL(content);
  const frame = document.createElement("iframe");
  frame.className = "unseen";
  frame.title = "";
  frame.src = address;
  frame.onload = () => {
    frame.contentWindow?.addEventListener("afterprint", () => frame.remove());
    frame.contentWindow?.print();
  };
  document.body.append(frame);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
