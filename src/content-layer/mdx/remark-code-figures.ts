import type { Code } from 'mdast';
import type { MdNode, MdParent } from './mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parseCodeMeta } from './code-meta';

/** Short names that authors write, and the languages that Prism knows. */
const LANGUAGES: Readonly<Record<string, string>> = {
  cs: 'csharp',
  'c#': 'csharp',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  dockerfile: 'docker',
  yml: 'yaml',
  js: 'javascript',
  ts: 'typescript',
  md: 'markdown',
  txt: 'none',
  text: 'none',
  plaintext: 'none',
};

/**
 * Wraps each fence in a `figure` that carries its title and line numbers through
 * gatsby-remark-prismjs, which knows neither, and takes diagrams out of its hands.
 */
export default function remarkCodeFigures() {
  return (tree: MdNode, { path }: { path?: string } = {}): void => {
    visit(tree, (node: MdNode, index: number | null, parent: MdNode | null) => {
      if (node.type !== 'code' || parent === null || index === null) return undefined;
      (parent as MdParent).children[index] = figureOf(node as MdNode & Code, path);
      return [SKIP, index + 1];
    });
  };
}

function figureOf(code: Code, path: string | undefined): MdNode {
  const meta = parseCodeMeta(code.meta);
  if (code.lang === 'mermaid') {
    const properties = {
      'data-diagram': code.value,
      'data-title': meta.title,
      'data-alt': meta.alt,
      'data-line': code.position?.start.line.toString(),
      'data-source': path,
    };
    return element('figure', properties, []);
  }
  // A language followed by `{` in one word: ```js{1,2}
  const [, written = '', glued] = /^([^{]*)(.*)$/.exec(code.lang ?? '') ?? [];
  const diff = /^diff-(.+)$/i.exec(written);
  const name = (diff?.[1] ?? written).toLowerCase();
  const language = LANGUAGES[name] ?? name;
  code.lang = (diff ? 'diff-' : '') + (language || 'none');
  code.meta = meta.highlight || glued || null;
  // Prism writes code in the language `none` unescaped: escape it here.
  if (language === '' || language === 'none') {
    code.lang = 'none';
    code.value = code.value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  }
  const properties = {
    'data-code': language || 'none',
    'data-title': meta.title,
    'data-first-line': meta.firstLine?.toString(),
  };
  return element('figure', properties, [code]);
}

function element(
  hName: string,
  properties: Record<string, string | undefined>,
  children: MdNode[],
) {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  const node: MdParent = { type: 'codeFigure', children, data: {} };
  node.data = { hName, hProperties: Object.fromEntries(given) };
  return node;
}
