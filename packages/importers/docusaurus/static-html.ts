import fs from 'node:fs';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { Leave } from './left-out';
import { filesIn } from './unpublished';

const SCRIPT = /<script\b([^>]*)>/gi;
const HOST = /\bsrc\s*=\s*["']?(?:https?:)?(\/\/[^"'\s>]+)/i;

/** Lists the scripts of HTML files in static folders, and the permission that they need to run. */
export function leaveStaticScripts(dirs: readonly string[], root: string, leave: Leave): void {
  for (const dir of dirs) {
    const files = filesIn(dir, root).filter((file) => /\.html?$/i.test(file));
    const tops = groupBy(files, (file) => displayPath(file, dir).split('/')[0] ?? '');
    for (const [top, inside] of tops) {
      const scripts = inside.map((file) => scriptsIn(fs.readFileSync(file, 'utf8')));
      const [first] = inside.filter((_, index) => (scripts[index]?.length ?? 0) > 0);
      if (first === undefined) continue;
      const count = scripts.filter((own) => own.length > 0).length;
      const pattern = /\.html?$/i.test(top) ? `/${top.replace(/\.html?$/i, '')}` : `/${top}/*`;
      const allowed = [...new Set(scripts.flat())].map((one) => `'${one}'`).join(', ');
      const need = `They do not run until "allow" in site.config.ts has { page: '${pattern}', scripts: [${allowed}] }, and what they load in turn.`;
      leave(`Scripts in ${count} HTML files at ${pattern}`, need, { file: first, line: 1 });
    }
  }
}

/** What "scripts" of the setting has to name for a document. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '']) => {
    const host = HOST.exec(attributes)?.[1];
    if (host !== undefined)
      return URL.canParse(`https:${host}`) ? new URL(`https:${host}`).origin : [];
    return /\bsrc\s*=/i.test(attributes) ? [] : ['inline'];
  });
}
