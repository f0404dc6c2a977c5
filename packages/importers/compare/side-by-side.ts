import { escapeHtml } from '../../search/engine/highlight';
import { type ComparedPage, type Comparison, minutesFor } from './compare';

/** Colors of the system, in both themes: the file loads nothing and belongs to no site. */
const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 90rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; }
details { border-top: 1px solid GrayText; padding: .5rem 0; }
summary { cursor: pointer; font-weight: 600; overflow-wrap: anywhere; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; }
th { text-align: start; }
th, td { padding: 0 .5rem; vertical-align: top; width: 50%; }
td + td, th + th { border-inline-start: 1px solid GrayText; }
td { font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere; white-space: pre-wrap; }
del, ins { background: Mark; color: MarkText; text-decoration: none; }
del::before { content: "\\2212  "; }
ins::before { content: "+ "; }`;

/** A document with both versions of each page side by side. It loads nothing. */
export function sideBySide({ pages, frames }: Comparison): string {
  const around = [...frames].map(
    ([text, addresses]) => `<li>${escapeHtml(`${text} (on ${addresses.length} pages)`)}</li>`,
  );
  const sorted = [...pages].sort((a, b) => minutesFor(b) - minutesFor(a));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Both sites, page by page</title><style>${STYLE}</style></head>
<body><main><h1>Both sites, page by page</h1>
${around.length > 0 ? `<h2>Around the pages</h2><ul>${around.join('\n')}</ul>` : ''}
<h2>Pages</h2>
${sorted.map(pageHtml).join('\n')}
</main></body></html>
`;
}

function pageHtml(page: ComparedPage): string {
  const { address, verdict, differences, original, ours } = page;
  const cell = (text: string | undefined, mark: string) =>
    text === undefined
      ? '<td></td>'
      : `<td>${mark && `<${mark}>`}${escapeHtml(text)}${mark && `</${mark}>`}</td>`;
  const lines = aligned(original.lines, ours?.lines ?? []).map(([before, after]) => {
    const isSame = before === after;
    return `<tr>${cell(before, isSame ? '' : 'del')}${cell(after, isSame ? '' : 'ins')}</tr>`;
  });
  const why = differences.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('');
  const isOpen = verdict === 'as it was' ? '' : ' open';
  return `<details${isOpen}><summary>${escapeHtml(`${address}: ${verdict}`)}</summary>
${why && `<ul>${why}</ul>`}
<table><thead><tr><th scope="col">Before</th><th scope="col">Here</th></tr></thead><tbody>
${lines.join('\n')}
</tbody></table></details>`;
}

type Row = readonly [before: string | undefined, after: string | undefined];

/** A line further down than this is another one that says the same. */
const NEAR = 40;

/** The lines of two texts, those that are in both in one row. */
export function aligned(before: readonly string[], after: readonly string[]): Row[] {
  let next = 0;
  const upTo = (end: number) => after.slice(next, end).map((line): Row => [undefined, line]);
  const rows = before.flatMap((line): Row[] => {
    const at = after.indexOf(line, next);
    if (at < 0 || at > next + NEAR) return [[line, undefined]];
    const all: Row[] = [...upTo(at), [line, line]];
    next = at + 1;
    return all;
  });
  return [...rows, ...upTo(after.length)];
}
