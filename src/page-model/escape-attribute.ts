/** Escapes a value for use in a double-quoted HTML attribute; also safe as an element's text. */
export function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
