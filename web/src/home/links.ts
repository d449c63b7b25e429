// Addresses that are passed on.

/** The table that a link leads to, or a code that was read out. */
export function tableInLink(text: string): string {
  const inLink = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  return (inLink ?? text.trim()).toLowerCase().replace(/[^a-z0-9_-]/g, "");
}

export const tableLink = (table: string) => `${location.origin}/t/${table}`;
export const deviceLink = (code: string) => `${location.origin}/link/${code}`;
