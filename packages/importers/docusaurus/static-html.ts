import fs from 'node:fs';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { Leave } from './left-out';
import { filesIn } from './site-files';

const LOADING = /<(script|link)\b([^>]*)>/gi;
const HOST = /\b(?:src|href)\s*=\s*["']?(?:https?:)?(\/\/[^"'\s>]+)/i;

/** Lists the scripts of HTML files in static folders, and the permission that they need to run. */
export function leaveStaticScripts(dirs: readonly string[], root: string, leave: Leave): void {
  for (const dir of dirs) {
    const files = filesIn(dir, root).filter((file) => HTML.test(file));
    const tops = groupBy(files, (file) => displayPath(file, dir).split('/')[0] ?? '');
    for (const [top, inside] of tops) {
      const found = inside.map((file) => ({ file, ...loadedBy(fs.readFileSync(file, 'utf8')) }));
      const active = found.filter(({ scripts }) => scripts.length > 0);
      const [first] = active;
      if (first === undefined) continue;
      const pattern = HTML.test(top) ? `/${top.replace(HTML, '')}` : `/${top}/*`;
      const list = (kind: 'scripts' | 'styles') =>
        `${kind}: [${[...new Set(active.flatMap((one) => one[kind]))].map((one) => `'${one}'`).join(', ')}]`;
      const need = `They do not run until "allow" in site.config.ts has { page: '${pattern}', ${list('scripts')}, ${list('styles')} }, and what they load in turn.`;
      leave(`Scripts in ${active.length} HTML files at ${pattern}`, need, {
        file: first.file,
        line: 1,
      });
    }
  }
}

const HTML = /\.html?$/i;

/** What the setting has to name for a document. */
function loadedBy(html: string): Record<'scripts' | 'styles', string[]> {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, tag = '', attributes = ''] of html.matchAll(LOADING)) {
    const isScript = tag.toLowerCase() === 'script';
    const host = HOST.exec(attributes)?.[1];
    const kind = isScript ? found.scripts : found.styles;
    const isSheet = isScript || /stylesheet/i.test(attributes);
    if (host !== undefined && isSheet && URL.canParse(`https:${host}`)) {
      kind.push(new URL(`https:${host}`).origin);
    } else if (isScript && !/\bsrc\s*=/i.test(attributes)) kind.push('inline');
  }
  return found;
}
