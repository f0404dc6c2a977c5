/** Where a long identifier can break: before a capital, and after a dot, an underscore or `(`. */
const BREAK = /(?<=[a-z0-9])(?=[A-Z])|(?<=[._(])(?=\w)/;

/** The parts of a name between which a line can break: `Realtime`, `View.`, `Request`, `Ownership`. */
export function nameParts(name: string): string[] {
  return name.split(BREAK);
}

/** A name as HTML in which long lines break between its parts. `<wbr>` adds nothing to the text. */
export function breakableHtml(name: string, escape: (text: string) => string): string {
  return nameParts(name).map(escape).join('<wbr>');
}
