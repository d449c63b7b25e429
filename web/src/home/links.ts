// Links to share.

/** The table id in a link, or in a code that was read out. */
export function parseTableLink(text: string): string {
  const inLink = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  return (inLink ?? text.trim()).toLowerCase().replace(/[^a-z0-9_-]/g, "");
}

export const tableLink = (table: string) => `${location.origin}/t/${table}`;
