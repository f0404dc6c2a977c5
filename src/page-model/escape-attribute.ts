/** Escapes a value for use in a double-quoted HTML attribute; also safe as an element's text. */
export function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** The value of an attribute, or a text, as browsers read it: from HTML that the build has written. */
export function unescapeHtml(text: string): string {
  return text
    .replace(/&quot;|&#34;|&#x22;/gi, '"')
    .replace(/&#39;|&#x27;|&apos;/gi, "'")
    .replace(/&lt;|&#60;|&#x3c;/gi, '<')
    .replace(/&gt;|&#62;|&#x3e;/gi, '>')
    .replace(/&#96;|&#x60;/gi, '`')
    .replace(/&amp;|&#38;|&#x26;/gi, '&');
}
