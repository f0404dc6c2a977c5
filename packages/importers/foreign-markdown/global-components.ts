import fs from 'node:fs';
import path from 'node:path';
import { moduleFile, moduleFilesBefore } from './local-module';
import type { LoadImports, PageParts } from '../../../src/markdown/mdx/plugin';

/** Where Docusaurus's sites name the components that all pages can use. */
const THEME_FILE = 'src/theme/MDXComponents';
const IMPORT =
  /^import\s+(?:type\s+)?(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*['"]([^'"]+)['"]/gm;
/** A capital letter after "<" or at the start of a name of an object: `<Card>`, `<Card.Title>`. */
const USED = /<([A-Z][\w$]*)/g;

/**
 * Adds the components that a page uses without importing them, and that its site gives to all pages.
 * The file that names them is read, not run: each is loaded where a page uses it.
 *
 * @param raw the page's text.
 */
export async function loadGlobals(
  raw: string,
  contentDir: string,
  { components, partials, awaited }: PageParts,
  load: LoadImports,
): Promise<void> {
  const names = [...raw.matchAll(USED)].map(([, name = '']) => name);
  const wanted = new Set(names.filter((name) => !(name in components)));
  if (wanted.size === 0) return;
  const theme = path.join(contentDir, THEME_FILE);
  awaited.push(...new Set(moduleFilesBefore(theme).map(firstMissing)));
  const file = moduleFile(theme);
  if (file === undefined) return;
  partials.push(file);
  for (const { name, from, exported } of globalsIn(fs.readFileSync(file, 'utf8'))) {
    if (!wanted.has(name) || name in components) continue;
    // A partial of such a component may use it again.
    components[name] = undefined;
    const own = await load([from], file);
    components[name] = own[from.specifier]?.[exported];
  }
}

/** The outermost folder without which a file cannot exist; the file itself if its folder exists. */
function firstMissing(file: string): string {
  const folder = path.dirname(file);
  return fs.existsSync(folder) ? file : firstMissing(folder);
}

/** @param source of a module that exports an object of components by name. */
export function globalsIn(source: string) {
  return [...source.matchAll(IMPORT)].flatMap((match) => {
    const [, byDefault, byName = '', specifier = ''] = match;
    if (specifier.startsWith('@theme-original/') || specifier === 'react') return [];
    const line = source.slice(0, match.index).split('\n').length;
    const imported = byName.split(',').flatMap((one): [string, string][] => {
      const [exported, local = exported] = one.trim().split(/\s+as\s+/);
      return exported ? [[local ?? exported, exported]] : [];
    });
    if (byDefault !== undefined) imported.push([byDefault, 'default']);
    return imported.flatMap(([local, exported]) =>
      namesOf(local, source).map((name) => ({
        name,
        from: { specifier, line, names: [exported] },
        exported,
      })),
    );
  });
}

/** The names that an object gives to a value: `Card`, `Card: Own`. */
function namesOf(local: string, source: string): string[] {
  const named = source.matchAll(new RegExp(`([A-Z][\\w$]*)['"]?\\s*:\\s*${local}\\b`, 'g'));
  const others = [...named].map(([, name = '']) => name);
  return [...new Set([...(/^[A-Z]/.test(local) ? [local] : []), ...others])];
}
