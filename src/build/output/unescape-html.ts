/** The value of an attribute as browsers read it, from HTML that React or the build has written. */
export function unescapeHtml(text: string): string {
  return text
    .replace(/&quot;|&#34;|&#x22;/gi, '"')
    .replace(/&#39;|&#x27;|&apos;/gi, "'")
    .replace(/&lt;|&#60;|&#x3c;/gi, '<')
    .replace(/&gt;|&#62;|&#x3e;/gi, '>')
    .replace(/&#96;|&#x60;/gi, '`')
    .replace(/&amp;|&#38;|&#x26;/gi, '&');
}
