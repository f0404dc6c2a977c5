/** Decodes a part of an address. A part that is not validly encoded is left alone. */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
