import fs from 'node:fs';
import path from 'node:path';
import { OUTSIDE_FIX, placeIn } from '../../../../src/config/diagnostics/place-in';
import { outsideAllCode } from '../../../../src/markdown/source/prepare-source';
import { includedFile, INCLUSION_FIX } from '../../shared/included-file';
import { decodeComponent } from '../../../../src/page-model/decode-component';
import { freeName } from '../../shared/names';
import { projectPath, relativeUrl } from '../link-targets';
import { readPageSource } from '../page-source';
import { type FileContext, note } from './context';
import { codeLanguage } from '../../shared/code-language';
import { OUTSIDE } from '../../shared/notes';
import { snippetOf, snippetQuery } from './snippet';
import { type Node, paragraph, placeOf, raw, textNode, textOf, walkTree } from './tree';

/** Makes a tree of an included file's text, converted for the page that includes it. */
export type ConvertInline = (body: string, context: FileContext) => Node;

interface Directive {
  readonly kind: 'include' | 'code';
  readonly language: string | undefined;
  readonly label: string;
  readonly address: string;
  /** The nodes that it consists of. */
  readonly node: Node;
}

const START = /\[!(include|code(?:-([^[\]\s]+))?)\s*-?\s*$/i;
const SPACED = /(?<=\[!(?:include|code)[\w-]*\s*-?\s*\[[^\]\n]*\]\()[^)"\n]+(?=\))/gi;

/** Makes links of inclusions of files whose names have spaces. */
export const withoutSpaces = (text: string): string =>
  outsideAllCode(text, (one) =>
    one.replace(SPACED, (address) => address.trim().replace(/ /g, '%20')),
  );

/**
 * Replaces `[!INCLUDE[title](file)]` with the file, as a part that the page imports or within a
 * line, and `[!code-csharp[name](file#region)]` with the lines of the file.
 */
export function convertInclusions(root: Node, context: FileContext, inline: ConvertInline): void {
  walkTree(root, (parent) => {
    if (!parent.children) return;
    parent.children = parent.children.flatMap((node) => {
      if (node.type !== 'paragraph') return [node];
      const parts = partsOf(node.children ?? []);
      if (!parts.some(isDirective)) return [node];
      const isAlone = parts.every((part) => isDirective(part) || textOf(part).trim() === '');
      return isAlone
        ? parts.flatMap((part) => (isDirective(part) ? block(part, context, inline) : []))
        : withinText(node, parts, context, inline);
    });
    // Headings and cells hold text only, so what they include does too.
    if (['heading', 'tableCell'].includes(parent.type)) {
      parent.children = partsOf(parent.children).flatMap((part) =>
        isDirective(part) ? inLine(part, context, inline) : [part],
      );
    }
  });
}

const isDirective = (part: Node | Directive): part is Directive => 'kind' in part;

/** Splits the content of a paragraph into directives and everything else. */
export function partsOf(children: readonly Node[]): (Node | Directive)[] {
  const parts: (Node | Directive)[] = [];
  const nodes = [...children];
  for (let node = nodes.shift(); node; node = nodes.shift()) {
    const match = node.type === 'text' ? START.exec(node.value ?? '') : null;
    const [link, rest] = nodes;
    const isClosed = rest?.type === 'text' && /^\s*\]/.test(rest.value ?? '');
    if (!match || link?.type !== 'link' || !isClosed) {
      parts.push(node);
      continue;
    }
    const before = node.value?.slice(0, match.index) ?? '';
    if (before !== '') parts.push({ ...node, value: before });
    parts.push({
      kind: /^include$/i.test(match[1] ?? '') ? 'include' : 'code',
      language: match[2],
      label: textOf(link),
      address: link.url ?? '',
      node: link,
    });
    nodes.splice(0, 2, { ...rest, value: rest.value?.replace(/^\s*\]/, '') ?? '' });
  }
  return parts.filter((part) => isDirective(part) || part.type !== 'text' || part.value !== '');
}

/** A paragraph with inclusions between its texts. */
function withinText(
  node: Node,
  parts: readonly (Node | Directive)[],
  context: FileContext,
  inline: ConvertInline,
): Node[] {
  const result: Node[] = [];
  let line: Node[] = [];
  const flush = () => {
    if (line.some((one) => textOf(one).trim() !== '' || one.type !== 'text')) {
      result.push({ ...node, children: line });
    }
    line = [];
  };
  for (const part of parts) {
    if (!isDirective(part)) line.push(part);
    else if (part.kind === 'include') line.push(...inLine(part, context, inline));
    else {
      flush();
      result.push(...block(part, context, inline));
    }
  }
  flush();
  return result;
}

function sourceOf({ address }: Directive, { file, site }: FileContext): string {
  const [written = ''] = address.split(/[?#]/);
  return projectPath(decodeComponent(written).replace(/\\/g, '/'), file, site.project.dir);
}

/** Reads an included file, or notes that there is none. */
function read(part: Directive, context: FileContext): string | undefined {
  const { root } = context.site.project;
  const found = includedFile(inAnyCase(sourceOf(part, context), root), root, context.chain);
  if ('text' in found) return found.text;
  const isOutside = found.fault === 'outside';
  const isCircle = found.fault === 'circular';
  note(context, part.node, {
    kind: isOutside ? OUTSIDE : INCLUSIONS,
    message: isCircle
      ? `The file includes "${part.address}", which includes it.`
      : `The file "${part.address}" ${found.why}, so nothing is included.`,
    fix: isCircle ? 'Remove one of the two.' : isOutside ? OUTSIDE_FIX : INCLUSION_FIX,
  });
  return undefined;
}

/** A file, or those that have its name if capital letters are small ones, as on Windows. */
function inAnyCase(file: string, root: string): string[] {
  if (placeIn(root, file) === 'file') return [file];
  const dir = path.dirname(file);
  const names = placeIn(root, dir) === 'folder' ? fs.readdirSync(dir) : [];
  const like = names.filter((name) => name.toLowerCase() === path.basename(file).toLowerCase());
  return [file, ...like.map((name) => path.join(dir, name))];
}

const INCLUSIONS = 'inclusions';

function block(part: Directive, context: FileContext, inline: ConvertInline): Node[] {
  if (part.kind === 'code') return code(part, context);
  const source = sourceOf(part, context);
  if (read(part, context) === undefined) return missing(part);
  if (!/\.(?:md|markdown)$/i.test(source)) return [paragraph(inLine(part, context, inline))];
  const target = context.site.include(source);
  const { imports } = context;
  const wanted = componentName(source);
  const isTaken = (one: string) => [...imports.values()].includes(one);
  const name = imports.get(target) ?? freeName((count) => wanted + count, isTaken);
  imports.set(target, name);
  return [raw(`<${name} />`, part.node)];
}

/** What stays of an inclusion without a file: its title. */
function missing({ label, node }: Directive): Node[] {
  return label === '' ? [] : [{ ...paragraph([textNode(label)]), ...placeOf(node) }];
}

function componentName(file: string): string {
  const words = path.parse(file).name.match(/[A-Za-z0-9]+/g) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  if (!/^[A-Z]/.test(name)) return `Part${name}`;
  // Components that pages have without an import keep their meaning.
  return /^(?:Tabs|TabItem|Columns|Cards?|Details)$/.test(name) ? `${name}Part` : name;
}

function inLine(part: Directive, context: FileContext, inline: ConvertInline): Node[] {
  if (part.kind === 'code') return [textNode(part.label)];
  const content = read(part, context);
  if (content === undefined) return [textNode(part.label)];
  const { body, bodyLine } = readPageSource(content);
  const file = sourceOf(part, context);
  const chain = [...context.chain, file];
  const tree = inline(body, { ...context, file, bodyLine, chain });
  return (tree.children ?? []).flatMap((child, index) => [
    ...(index > 0 ? [textNode(' ')] : []),
    ...(child.type === 'paragraph' ? (child.children ?? []) : [textNode(textOf(child))]),
  ]);
}

function code(part: Directive, context: FileContext): Node[] {
  const content = read(part, context);
  if (content === undefined) return missing(part);
  const [, rest = ''] = /^[^?#]*(.*)$/s.exec(part.address) ?? [];
  const query = snippetQuery(rest);
  const value = snippetOf(content, query);
  if (value === undefined) {
    note(context, part.node, {
      kind: INCLUSIONS,
      message: `The file "${part.address.replace(/[?#].*$/, '')}" has no "${query.name ?? rest}", so nothing is included.`,
      fix: 'Fix the name of the region or the lines, or put the code here.',
    });
    return missing(part);
  }
  const extension = path.extname(sourceOf(part, context)).slice(1);
  // The name between the brackets is not shown.
  const meta = query.highlight ? `{${query.highlight}}` : null;
  const lang = codeLanguage(part.language ?? extension);
  return [{ type: 'code', lang: lang ?? 'text', meta, value }];
}

/** The lines that import the parts of a page. */
export function importLines({ imports, out }: FileContext): string[] {
  return [...imports].map(
    ([target, name]) => `import ${name} from '${decodeURI(relativeUrl(out, target))}';`,
  );
}
