import fs from 'node:fs';
import path from 'node:path';
import { fenceReader } from '../../../src/markdown/source/fences';
import { outsideAllCode } from '../../../src/markdown/source/prepare-source';
import { docfxReader } from '../docfx/markdown/convert';
import type { MarkdownReader } from '../docfx/markdown/context';
import { plainPage } from '../docfx/plain';
import { type Line, linesOf } from '../mkdocs/markdown/lines';
import { includedFile, INCLUSION_FIX as fix } from '../shared/included-file';
import type { Note } from '../shared/notes';

/** What takes why something is not included. @param line of the page. */
type OnMissing = (message: string, line: number) => void;

const DIRECTIVE = /(\\?)\{\{\s*#(\w+)\s+([^}]*?)\s*\}\}/g;
/** `file`, `file:anchor`, `file:3`, `file:3:5`; what follows are words for the playground. */
const NAME = /^([^\s:]+)(?::([\w-]*)(?:(:)(\d*))?)?/;
const ANCHOR = /\bANCHOR(_END)?:\s*([\w-]+)/;
const RUST = /^[\s>]*(?:`{3,}|~{3,})\s*rust\b/;

/** Reads Markdown as mdBook does. @param root the folder that nothing is read outside of. */
export function bookReader(root: string): MarkdownReader {
  const textOf = (body: string, file: string, onMissing: OnMissing) => {
    const lines = withBoxes(withoutHidden(withIncludes(linesOf(body), root, [file], onMissing)));
    const whole = lines.map(({ text }) => text).join('\n');
    // Names of notes may have spaces in them there.
    const text = outsideAllCode(whole, (one) =>
      one.replace(/\[\^[^\]]+\]/g, (name) => name.replace(/\s+/g, '-')),
    );
    return { text, lines };
  };
  return {
    convert: (body, context, tags) => {
      const { site, bodyLine, file } = context;
      const { text, lines } = textOf(body, file, (message, line) =>
        site.onNote({ file, line: line + bodyLine - 1, kind: 'inclusions', message, fix }),
      );
      const onNote = ({ line, ...note }: Note) => {
        const own = line && lines[line - bodyLine]?.line;
        site.onNote({ ...note, line: own && own + bodyLine - 1 });
      };
      return docfxReader.convert(text, { ...context, site: { ...site, onNote } }, tags);
    },
    plain: (body, file) => plainPage(textOf(body, file, () => undefined).text, false),
  };
}

/** Puts files in the place of `{{#include file}}`, also within code. @param chain the files around. */
function withIncludes(
  lines: readonly Line[],
  root: string,
  chain: readonly string[],
  onMissing: OnMissing,
): Line[] {
  return lines.flatMap(({ text, line }): Line[] => {
    const shown = text.replace(DIRECTIVE, (whole, slash: string, kind: string, name: string) => {
      if (slash !== '') return whole.slice(1);
      if (kind === 'title') return '';
      if (/^(?:include|rustdoc_include|playground|playpen)$/.test(kind)) {
        return included(name, root, chain, (message) => onMissing(message, line));
      }
      onMissing(`"${whole}" stays as it is written.`, line);
      return whole;
    });
    return shown.split('\n').map((one) => ({ text: one, line }));
  });
}

function included(
  written: string,
  root: string,
  chain: readonly string[],
  onMissing: (message: string) => void,
): string {
  const [, name = '', first, colon, last] = NAME.exec(written) ?? [];
  const place = path.resolve(path.dirname(chain.at(-1) ?? root), name);
  const found = includedFile([place], root, chain);
  if ('why' in found) {
    onMissing(`"${name}" ${found.why}, so nothing is included.`);
    return '';
  }
  const all = found.text.split('\n');
  const chosen = /\D/.test(first ?? '')
    ? anchored(all, first)
    : all.slice(Number(first || 1) - 1, Number((colon ? last : first) || Infinity));
  if (chosen.length === 0) onMissing(`"${written}" has no such lines, so nothing is included.`);
  const lines = linesOf(chosen.join('\n'));
  return withIncludes(lines, root, [...chain, found.file], onMissing)
    .map(({ text }) => text)
    .join('\n');
}

/** The lines of a part, without the marks of all parts. */
function anchored(lines: readonly string[], name: string | undefined): string[] {
  const [start = -1, end = -1] = [undefined, '_END'].map((kind) =>
    lines.findIndex((line) => {
      const found = ANCHOR.exec(line);
      return found !== null && found[1] === kind && found[2] === name;
    }),
  );
  if (start < 0) return [];
  return lines.slice(start + 1, end < 0 ? undefined : end).filter((line) => !ANCHOR.test(line));
}

/** Without the lines of Rust that only its compiler reads: `# use a;`. */
function withoutHidden(lines: readonly Line[]): Line[] {
  const inFence = fenceReader();
  let isRust = false;
  return lines.flatMap((line): Line[] => {
    const { text } = line;
    // An empty line asks only whether a fence is open.
    if (!inFence('')) isRust = RUST.test(text);
    if (!inFence(text) || !isRust) return [line];
    return /^\s*#(?:\s|$)/.test(text) ? [] : [{ ...line, text: text.replace(/^(\s*)##/, '$1#') }];
  });
}

/** The boxes of mdBook's style sheet as alerts: `<div class="warning">`, with no other in it. */
function withBoxes(lines: readonly Line[]): Line[] {
  const inFence = fenceReader();
  const result = [...lines];
  for (const [start, { text }] of lines.entries()) {
    if (inFence(text) || !/^<div class="warning">\s*$/.test(text)) continue;
    const end = lines.findIndex((one, at) => at > start && one.text.includes('</div>'));
    const inside = lines.slice(start + 1, end + 1);
    if (inside.length === 0 || inside.some((one) => one.text.includes('<div'))) continue;
    const quoted = ['[!WARNING]', ...inside.map((one) => one.text.replace('</div>', ''))];
    for (const [at, one] of quoted.entries()) {
      const isEnd = start + at === end && one.trim() === '';
      result[start + at] = { ...(lines[start + at] as Line), text: isEnd ? '' : `> ${one}` };
    }
  }
  return result;
}

/** What a book's settings say that readers would see, and that has no place here. */
const LOST =
  /^\s*(?:\[(preprocessor\.(?!links\b|index\b|mermaid\b)[\w-]+)\]|(additional-(?:css|js))\s*=)/;

const REDIRECT = /^\s*"\/?([^"#]+?)(?:\.html|\/)?"\s*=\s*"([^"]+)"/;

/** What a book's settings say, with the redirects from pages to addresses; notes about the rest. */
export function bookSettings(file: string, onNote: (note: Note) => void) {
  const text = fs.readFileSync(file, 'utf8');
  const redirects: { readonly from: string; readonly to: string }[] = [];
  let section: string | undefined;
  for (const [index, written] of text.split('\n').entries()) {
    section = /^\s*\[(.*)\]/.exec(written)?.[1] ?? section;
    const [, from, to] = (section === 'output.html.redirect' && REDIRECT.exec(written)) || [];
    // An anchor that a page lacks would end the build.
    const page = to?.replace(/^(?![a-z]+:)([^#]*)#.*$/i, '$1');
    if (from !== undefined && page) redirects.push({ from: `${from}.md`, to: page });
    const [, table, key = table] = LOST.exec(written) ?? [];
    if (key === undefined) continue;
    const message = `"${key}" of the book is not taken over.`;
    const fix = 'Take what it did over by hand, if pages need it.';
    onNote({ file, line: index + 1, kind: 'settings', message, fix });
  }
  const value = (key: string) => new RegExp(`^\\s*${key}\\s*=\\s*"(.*)"`, 'm').exec(text)?.[1];
  const [, edited, branch] =
    /^(.*?)(?:\/-)?\/edit\/([^/]+)\/.*\{path\}/.exec(value('edit-url-template') ?? '') ?? [];
  const repo = value('git-repository-url') ?? edited;
  return {
    src: value('src') ?? 'src',
    repo,
    redirects,
    metadata: {
      ...{ _appTitle: value('title'), _description: value('description') },
      ...(branch !== undefined && { _gitContribute: { repo, branch } }),
    },
  };
}
