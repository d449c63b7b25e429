// Saves content as a file. A plain link cannot send an authorization header, so files come as blobs.

export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  const address = URL.createObjectURL(content);
  [link.href, link.download] = [address, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
