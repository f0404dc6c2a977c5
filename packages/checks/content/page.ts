import type { Problem } from '../../../src/config/diagnostics/problems';
import { frontMatterLocator, splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import { prepareSource } from '../../../src/markdown/source/prepare-source';
import { substitute, substituteDeep, type Variables } from '../../../src/config/settings/variables';
import YAML from 'yaml';

/** The parts of a Markdown tree node that the rules need. */
export interface MdNode {
  readonly type: string;
  readonly children?: readonly MdNode[];
  readonly value?: string;
  readonly depth?: number;
  readonly url?: string;
  readonly alt?: string | null;
  readonly name?: string | null;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly position?: { readonly start: { readonly line: number; readonly column: number } };
}

/** What a rule has found on a page. */
export type Finding = Pick<Problem, 'line' | 'message' | 'fix'>;

/** A run of prose: a paragraph, a heading, a table cell, or a text in the front matter. */
export interface Prose {
  /** The 1-based line on which it starts. */
  readonly line: number;
  /** As readers see it; inline code is replaced by `‹code›`, so it counts as one word. */
  readonly text: string;
}

export interface LintPage {
  /** The path from the project's root. */
  readonly file: string;
  readonly kind: 'doc' | 'class';
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The 1-based line of a front matter key. */
  readonly lineOf: (keys: readonly PropertyKey[]) => number;
  readonly tree: MdNode;
  readonly prose: readonly Prose[];
}

/** The placeholder for code in prose. */
const CODE = '‹code›';

/** Parses MDX with the extensions that pages use; see `scripts/lint-content.mts`. */
export type ParseMdx = (source: string) => MdNode;

/**
 * Prepares a page for the rules.
 *
 * @throws {Error} from the MDX parser if the page does not parse; the build reports that better.
 */
export function readLintPage(
  file: string,
  raw: string,
  kind: LintPage['kind'],
  variables: Variables,
  parse: ParseMdx,
): LintPage {
  const { frontMatter = '', body, bodyLine } = splitFrontMatter(raw);
  const data = substituteDeep((YAML.parse(frontMatter) ?? {}) as object, variables);
  const source = '\n'.repeat(bodyLine - 1) + prepareSource(body, variables);
  const tree = parse(source);
  const locate = frontMatterLocator(raw);
  const lineOf = (keys: readonly PropertyKey[]) => locate(keys).line ?? 1;
  const prose = [...describedIn(data, lineOf), ...proseOf(tree)];
  return {
    file,
    kind,
    frontMatter: data as Record<string, unknown>,
    lineOf,
    tree,
    prose: prose.map((one) => ({ ...one, text: substitute(one.text, variables) })),
  };
}

/** The lines of a text, numbered from 1. */
export function linesOf(text: string) {
  return text.split('\n').map((one, index) => ({ text: one, line: index + 1 }));
}

/** All nodes of a type in a tree, including its root. */
export function nodesOf(tree: MdNode, type: string): MdNode[] {
  const found: MdNode[] = tree.type === type ? [tree] : [];
  return [...found, ...(tree.children ?? []).flatMap((child) => nodesOf(child, type))];
}

export const lineOfNode = (node: MdNode) => node.position?.start.line ?? 1;

const RUNS = new Set(['paragraph', 'heading', 'tableCell']);

function proseOf(node: MdNode): Prose[] {
  if (!RUNS.has(node.type)) return (node.children ?? []).flatMap(proseOf);
  const text = plainText(node).replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [{ line: lineOfNode(node), text }];
}

/** The text of a node as readers see it. */
export function plainText(node: MdNode): string {
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'text') return node.value ?? '';
  // Not really a directive: `:80` in prose.
  if (node.type === 'textDirective') return `:${node.name ?? ''}`;
  return (node.children ?? []).map(plainText).join('');
}

/** Front matter keys whose values are prose. */
const DESCRIPTIONS = new Set(['description', 'summary', 'remarks', 'returns', 'obsolete', 'title']);

function describedIn(data: object, lineOf: LintPage['lineOf']): Prose[] {
  return textsIn(data)
    .filter(({ path }) => DESCRIPTIONS.has(String(path.at(-1))))
    .map(({ text, path }) => ({
      line: lineOf(path),
      text: text
        .replace(/(`+)[^`]+\1/g, CODE)
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1'),
    }));
}

/** All texts in the front matter, with the keys that lead to them. */
export function textsIn(
  data: unknown,
  path: readonly PropertyKey[] = [],
): { text: string; path: readonly PropertyKey[] }[] {
  if (typeof data === 'string') return [{ text: data, path }];
  if (Array.isArray(data)) return data.flatMap((value, index) => textsIn(value, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => textsIn(value, [...path, key]));
}
