/** Decodes a part of an address; null if it is malformed. */
export function tryDecode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
