// Names of files, and prints.

const FRAME_ID = "printed";

/** "prairie-open-2026-ranking.csv" */
export function fileName(tournament: string, what: string, extension: string): string {
  const plain = tournament
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${[plain, what].filter(Boolean).join("-")}.${extension}`;
}

/** Prints an HTML document in a hidden frame, which stays until the next print. */
export function printHtml(html: string): void {
  document.getElementById(FRAME_ID)?.remove();
  const frame = document.createElement("iframe");
  [frame.id, frame.className, frame.title, frame.srcdoc] = [FRAME_ID, "unseen", "", html];
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  frame.onload = () => frame.contentWindow?.print();
  document.body.append(frame);
}
