/** In characters: browsers and mail programs cut longer addresses, and titles are to be read. */
const MAX_LENGTH = { quotation: 500, title: 60 };

/** What a reader reports: words of a page, and which page that is. */
export interface Report {
  readonly quotation: string;
  readonly page: string;
  readonly address: string;
  readonly version?: string | undefined;
  /** The last commit of the content that the page was built from. */
  readonly commit?: string | undefined;
}

/**
 * The address at which a report is sent, filled in.
 *
 * @param pattern the setting `reports`.
 */
export function reportAddress(pattern: string, report: Report): string {
  const { quotation, page, address, version, commit } = report;
  const title = `${page}: “${shortened(quotation, MAX_LENGTH.title)}”`;
  const body = [
    `> ${shortened(quotation, MAX_LENGTH.quotation)}`,
    '',
    address,
    ...(version === undefined ? [] : [`${MESSAGES.version}: ${version}`]),
    ...(commit === undefined ? [] : [`${MESSAGES.reportCommit}: ${commit}`]),
    '',
    MESSAGES.reportQuestion,
    '',
  ].join('\r\n');
  return pattern
    .replace('{title}', () => encodeURIComponent(title))
    .replace('{body}', () => encodeURIComponent(body));
}

function shortened(text: string, most: number): string {
  // Half an emoji cannot be part of an address.
  const start = text.slice(0, most - 1).replace(/\s*[\uD800-\uDBFF]?$/, '');
  return text.length > most ? `${start}…` : text;
}
