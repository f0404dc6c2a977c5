import path from 'node:path';
import { fenceReader } from '../../../../src/markdown/source/fences';
import { readPageSource } from '../../docfx/page-source';
import { includedFile } from '../../shared/included-file';
import { indented, type Line, linesOf } from './lines';

/** What looks up files that pages include. */
export interface Snippets {
  /** The folders that names start from, absolute. */
  readonly basePaths: readonly string[];
  /** The folder that nothing is read outside of, absolute. */
  readonly root: string;
  /** The folder that names of the plugin `include-markdown` start from; undefined without it. */
  readonly docsDir: string | undefined;
  /** Takes why something is not included. @param line of the page. */
  readonly onMissing: (message: string, line: number) => void;
}

/** The second form is that of `markdown_include`. */
const ONE = /^(\s*)(?:-+8<-+[ \t]+(["'])(.+?)\2|\{!\s*(.+?)\s*!\})\s*$/;
const BY_PLUGIN = /^(\s*)\{%-?\s*include(?:-markdown)?\s+(["'])(.+?)\2(.*?)-?%\}\s*$/;
const MARK = /-+8<-+\s+\[\s*(start|end)\s*:\s*([\w-]+)\s*\]/;
/** `file`, `file:section`, `file:3:5`, `file:3:5,8:9`. */
const NAME = /^(.*?)(?::([a-z_][\w-]*)|:([\d:,]+))?$/i;

/** What is included, and where. */
interface Inclusion {
  readonly name: string;
  readonly line: number;
  /** Whether that is within code. */
  readonly isCode: boolean;
  /** What the plugin is told; undefined for a snippet. */
  readonly options?: string | undefined;
}

/**
 * Puts files in the place of `--8<-- "file"` and `{% include-markdown "file" %}`, also within code.
 * Their lines have that of the mark.
 *
 * @param chain the page, and the files that include these lines, absolute.
 */
export function withSnippets(
  lines: readonly Line[],
  snippets: Snippets,
  chain: readonly string[],
): Line[] {
  const inFence = fenceReader();
  return lines.flatMap(({ text, line }): Line[] => {
    const isCode = inFence(text);
    const [, own = '', , file, options] = (snippets.docsDir && BY_PLUGIN.exec(text)) || [];
    if (file !== undefined) {
      return indented(included({ name: file, line, isCode, options }, snippets, chain), own);
    }
    if (snippets.docsDir && !isCode && /\{%-?\s*include(?:-markdown)?\s/.test(text)) {
      snippets.onMissing(`"${text.trim()}" is not alone on its line`, line);
    }
    const [, indent = '', , quoted, name = quoted] = ONE.exec(text) ?? [];
    if (name !== undefined) {
      return indented(included({ name, line, isCode }, snippets, chain), indent);
    }
    if (chain.length > 1 && MARK.test(text)) return [];
    return [{ text: text.replace(/^(\s*);(?=-+8<-)/, '$1'), line }];
  });
}

function included(
  { name: written, line, isCode, options }: Inclusion,
  snippets: Snippets,
  chain: readonly string[],
): Line[] {
  const { basePaths, docsDir = '', root, onMissing } = snippets;
  const [, name = '', section, ranges] = NAME.exec(written) ?? [];
  const own = path.dirname(chain.at(-1) ?? '');
  const bases = options === undefined ? basePaths : /^\.\.?\//.test(name) ? [own] : [docsDir, own];
  const candidates = bases.map((base) => path.resolve(base, name));
  const found = includedFile(candidates, root, chain);
  if ('why' in found) {
    onMissing(`"${written}" ${found.why}`, line);
    return [];
  }
  // The header of a page says nothing to the readers of another.
  const isPage = !isCode && found.file.endsWith('.md') && (section ?? ranges) === undefined;
  const { body, damaged } = readPageSource(found.text);
  const all = linesOf(isPage && damaged === undefined ? body : found.text);
  const some = options === undefined ? rangesOf(all, ranges) : between(all, options);
  const chosen = section === undefined ? some : sectionOf(all, section);
  if (chosen.length === 0) onMissing(`"${written}" has no such lines`, line);
  return withSnippets(chosen, snippets, [...chain, found.file]).map(({ text }) => ({ text, line }));
}

function sectionOf(lines: readonly Line[], name: string): readonly Line[] {
  const [start = -1, end] = ['start', 'end'].map((kind) =>
    lines.findIndex(({ text }) => MARK.exec(text)?.slice(1).join() === `${kind},${name}`),
  );
  return start < 0 ? [] : lines.slice(start + 1, end === -1 ? undefined : end);
}

/** The lines between those that have `start="…"` and, below it, `end="…"` in them. */
function between(lines: readonly Line[], options: string): readonly Line[] {
  const indexOf = (option: string, some: readonly Line[]) => {
    const mark = new RegExp(`\\b${option}\\s*=\\s*(["'])(.*?)\\1`).exec(options)?.[2];
    return mark === undefined ? -1 : some.findIndex(({ text }) => text.includes(mark));
  };
  const rest = lines.slice(indexOf('start', lines) + 1);
  const end = indexOf('end', rest);
  return rest.slice(0, end < 0 ? undefined : end);
}

/** `2` starts at a line; `2:5` and `:5` end at one. */
function rangesOf(lines: readonly Line[], ranges = '1'): readonly Line[] {
  return ranges.split(',').flatMap((range) => {
    const [first, last] = range.split(':');
    return lines.slice(Math.max(Number(first || 1) - 1, 0), last ? Number(last) : undefined);
  });
}
