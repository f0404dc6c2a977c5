import fs from 'node:fs';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import { displayPath } from '../../../src/config/diagnostics/files';
import { outermostFree } from './docs-plugins';
import type { SourceSite } from './source-site';
import { filesIn } from '../shared/files-in';
import { counted } from '../shared/tally';
import type { PageAddresses } from './home';

const LOADING = /<(script|link)\b([^>]*)>/gi;
const HOST = /\b(?:src|href)\s*=\s*["']?(?:https?:)?(\/\/[^"'\s>]+)/i;

/**
 * Lists the scripts of HTML files in static folders, and the permission that they need to run: one that
 * leaves the policy of pages as it is.
 */
export function leaveStaticScripts(
  dirs: readonly string[],
  { paths }: PageAddresses,
  { root, leave }: SourceSite,
): void {
  const found = dirs.flatMap((dir) =>
    filesIn(dir, root)
      .filter((file) => HTML.test(file))
      .map((file) => {
        const path = `/${displayPath(file, dir).replace(INDEX, '')}`;
        // The outermost folder without pages of the site; else the file alone.
        const free = outermostFree(path, paths);
        const page = free === undefined ? path : `${free}/*`;
        return { file, page, ...loadedBy(fs.readFileSync(file, 'utf8')) };
      }),
  );
  const active = found.filter(({ scripts }) => scripts.length > 0);
  for (const [page, inside] of groupBy(active, (one) => one.page)) {
    const list = (kind: 'scripts' | 'styles') =>
      `${kind}: [${[...new Set(inside.flatMap((one) => one[kind]))].map((one) => `'${one}'`).join(', ')}]`;
    const need = `They do not run until "allow" in site.config.ts has { page: '${page}', ${list('scripts')}, ${list('styles')} }, and what they load in turn.`;
    const what = `Scripts in ${counted(inside.length, 'HTML file')} at ${page}`;
    leave(what, need, inside[0] && { file: inside[0].file, line: 1 });
  }
}

const HTML = /\.html?$/i;
/** What is no part of a file's address. */
const INDEX = /(?:(?:^|\/)index)?\.html$/i;
/** Types of what is no script. */
const DATA = /\btype\s*=\s*["']?(?!module\b|(?:text|application)\/javascript\b)[^\s"'>]/i;

/** What the setting has to name for a document. */
function loadedBy(html: string): Record<'scripts' | 'styles', string[]> {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, tag = '', attributes = ''] of html.matchAll(LOADING)) {
    const isScript = tag.toLowerCase() === 'script';
    if (isScript && DATA.test(attributes)) continue;
    const host = HOST.exec(attributes)?.[1];
    const kind = isScript ? found.scripts : found.styles;
    const isSheet = isScript || /stylesheet/i.test(attributes);
    if (host !== undefined && isSheet && URL.canParse(`https:${host}`)) {
      kind.push(new URL(`https:${host}`).origin);
    } else if (isScript && !/\bsrc\s*=/i.test(attributes)) kind.push('inline');
  }
  return found;
}
