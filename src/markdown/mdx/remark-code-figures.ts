import type { Code } from 'mdast';
import type { MdNode, MdParent } from '../source/mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isKnownLanguage, languageMistakes, prismName } from '../source/code-languages';
import { checkHighlightMarkers, withoutHighlightMarkers } from '../source/highlight-markers';
import { lineMistakes, metaMistakes, parseCodeMeta } from '../source/code-meta';
import '../html/one-line-tokens';
import type { Mistake } from '../../config/diagnostics/problems';
import { elementNode, mistakeNode } from '../source/mistake-node';

/**
 * Wraps each fence in a `figure` that carries its title and line numbers through
 * gatsby-remark-prismjs, which supports neither, and keeps diagrams away from that plugin.
 */
export default function remarkCodeFigures() {
  return (tree: MdNode, { path }: { path?: string } = {}): void => {
    visit(tree, (node: MdNode, index: number | null, parent: MdNode | null) => {
      if (node.type !== 'code' || parent === null || index === null) return undefined;
      const code = node as MdNode & Code;
      const line = code.position?.start.line;
      const { value, mistakes: markers } = checkHighlightMarkers(code.value);
      code.value = value;
      const mistakes = [
        ...fenceMistakes(code).map((mistake) => mistakeNode(mistake, line, path)),
        ...markers.map(({ mistake, offset }) => mistakeNode(mistake, (line ?? 0) + offset, path)),
      ];
      (parent as MdParent).children.splice(index, 1, ...mistakes, figureOf(code, path));
      return [SKIP, index + mistakes.length + 1];
    });
  };
}

/** Parses the first word of a fence: `diff-js{1,2}`. */
function infoOf({ lang }: Code): { isDiff: boolean; written: string; glued: string } {
  const [, diff, written = '', glued = ''] =
    /^(diff-(?=[^{]))?([^{]*)(.*)$/i.exec(lang ?? '') ?? [];
  return { isDiff: diff !== undefined, written, glued };
}

function fenceMistakes(code: Code): Mistake[] {
  const inMeta = metaMistakes(code.meta ?? '');
  if (code.lang === 'mermaid') return inMeta;
  const { written, glued } = infoOf(code);
  const lines = parseCodeMeta(code.meta).highlight || glued;
  return [
    ...languageMistakes(written),
    ...inMeta,
    ...lineMistakes(lines, code.value.split('\n').length),
  ];
}

function figureOf(code: Code, path: string | undefined): MdNode {
  const meta = parseCodeMeta(code.meta);
  if (code.lang === 'mermaid') {
    return elementNode('codeFigure', 'figure', {
      'data-diagram': code.value,
      'data-title': meta.title,
      'data-alt': meta.alt,
      'data-line': code.position?.start.line.toString(),
      'data-source': path,
    });
  }
  const { isDiff, written, glued } = infoOf(code);
  const language = prismName(written);
  code.lang = (isDiff ? 'diff-' : '') + language;
  code.meta = meta.highlight || glued || null;
  // In the language `none`, Prism neither escapes code nor finds comments, so it is done here.
  if (language === 'none' || (!isDiff && !isKnownLanguage(language))) {
    code.lang = 'none';
    code.value = withoutHighlightMarkers(code.value).replace(/&/g, '&amp;').replace(/</g, '&lt;');
  }
  const properties = {
    'data-code': language,
    'data-title': meta.title,
    'data-first-line': meta.firstLine?.toString(),
  };
  return elementNode('codeFigure', 'figure', properties, [code]);
}
