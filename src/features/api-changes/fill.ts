import { toHtml } from 'hast-util-to-html';
import { type ApiChange, diffReferences, stepOf } from '../../../packages/csharp/diff';
import type { ApiSnapshot } from '../../config/project/api-history';
import { wrapTables } from '../../markdown/html/blocks';
import { blockMarkdown } from '../../markdown/html/markdown';
import { parseHtml } from '../../markdown/html/parse';
import { breakLongNames, markTypes } from '../../markdown/html/type-links';
import { listedTypes, type Reference } from '../../reference/reference';

const SLOT = /<div data-slot="api-changes" data-from="([^"]*)"(?: data-to="([^"]*)")?><\/div>/g;

/** Fills the places for what differs between two references. Names are marked like those in texts. */
export function fillApiChanges(
  html: string,
  history: readonly ApiSnapshot[],
  reference: Reference,
): string {
  const typesOf = (wanted: string) =>
    history.find(({ version }) => version === wanted)?.types ?? [];
  return html.replace(SLOT, (_, from: string, to?: string) => {
    const now = to === undefined ? listedTypes(reference).map(({ type }) => type) : typesOf(to);
    const root = parseHtml(blockMarkdown(textOf(from, diffReferences(typesOf(from), now))));
    breakLongNames(root);
    markTypes(root);
    wrapTables(root, MESSAGES.apiChanges.replace('{version}', from));
    // What to use instead has links on its own page, where they are resolved.
    return toHtml(root).replace(/<a href="xref:[^"]*">(.*?)<\/a>/g, '$1');
  });
}

/** In Markdown. */
function textOf(from: string, changes: readonly ApiChange[]): string {
  const counts = (changes.length === 0 ? MESSAGES.apiSame : MESSAGES.apiCounts)
    .replace('{version}', from)
    .replace(/\{(\w+)\}/g, (_, of) => String(changes.filter(({ what }) => what === of).length));
  const step = MESSAGES.apiStep.replace('{step}', stepOf(changes));
  const rows = [
    [MESSAGES.apiName, MESSAGES.apiChange, MESSAGES.apiDeclaration],
    ['-', '-', '-'],
    ...changes.map(cellsOf),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  return `${counts} ${step}${changes.length === 0 ? '' : `\n\n${rows.join('\n')}`}`;
}

function cellsOf({ what, step, type, member, before }: ApiChange): string[] {
  const { signature, obsolete = '' } = member ?? type;
  const titles: Readonly<Record<ApiChange['what'], string>> = {
    added: MESSAGES.apiAdded,
    removed: MESSAGES.apiRemoved,
    changed: MESSAGES.apiChanged,
    deprecated: MESSAGES.apiDeprecated,
  };
  const code = (text: string) => `\`${text}\``;
  const declarations = before === undefined ? '{now}' : MESSAGES.apiBeforeAndNow;
  return [
    // An overload that is gone is not the one that is there.
    code((what === 'removed' ? '!' : '') + (member ? `${type.name}.${member.name}` : type.name)),
    titles[what] + (step === 'major' ? ` (${MESSAGES.apiBreaking})` : ''),
    what === 'deprecated'
      ? obsolete
      : declarations.replace(/\{(\w+)\}/g, (_, of) =>
          code(of === 'now' ? signature : (before ?? '')),
        ),
  ].map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|'));
}
