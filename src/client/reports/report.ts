/** As much of a quotation as addresses have room for, in characters, and as much as a title has. */
const MOST = { quotation: 500, title: 60 };

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
  const title = `${page}: “${shortened(quotation, MOST.title)}”`;
  const body = [
    `> ${shortened(quotation, MOST.quotation)}`,
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
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
