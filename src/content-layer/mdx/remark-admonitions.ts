import type { MdNode, MdParent } from './mdast';
import { nearest } from '../../diagnostics/problems';
import { mistakeNode } from './mistake-node';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** The kinds, and the names that other documentation systems use for them. */
const KINDS: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

interface Directive extends MdParent {
  name: string;
  data?: Record<string, unknown> & { directiveLabel?: boolean };
}

/**
 * `:::tip`, `:::tip[Own title]`, nested with more colons outside, become `<Admonition>`.
 * What looks like a directive and is none (`:80` in prose) becomes the text that it was.
 */
export default function remarkAdmonitions() {
  return (tree: MdNode, file: VFile): void => {
    visit(tree, (node) => {
      const directive = node as Directive;
      if (directive.type === 'containerDirective') {
        const kind = KINDS[directive.name];
        if (kind) toAdmonition(directive, kind);
        else toMistake(directive, file);
      } else if (directive.type === 'textDirective' || directive.type === 'leafDirective') {
        toText(directive, file);
      }
    });
  };
}

function toAdmonition(directive: Directive, kind: string): void {
  const [first, ...rest] = directive.children as Directive[];
  const label = first?.data?.directiveLabel ? first : undefined;
  if (label) {
    directive.children = rest;
    directive.children.unshift({
      type: 'admonitionTitle',
      data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
      children: label.children,
    } as MdParent);
  }
  directive.data = {
    ...directive.data,
    hName: 'div',
    hProperties: { 'data-admonition': kind },
  };
}

/** Shown as a note, so that the page compiles and its other mistakes are found too. */
function toMistake(directive: Directive, { path }: VFile): void {
  const { name, position } = directive;
  const near = nearest(name, Object.keys(KINDS));
  const kinds = [...new Set(Object.values(KINDS))].map((kind) => `:::${kind}`).join(', ');
  const mistake = {
    message: `":::${name}" is not an admonition.`,
    fix: near ? `Write ":::${near}". There are ${kinds}.` : `Write one of ${kinds}.`,
  };
  toAdmonition(directive, 'note');
  directive.children.unshift(mistakeNode(mistake, position?.start.line, path));
}

/** Puts back the source text; a leaf directive stands alone, so it becomes a paragraph. */
function toText(directive: Directive, file: VFile): void {
  const { start, end } = directive.position ?? {};
  const source = String(file.value).slice(start?.offset ?? 0, end?.offset ?? 0);
  const text = { type: 'text', value: source };
  const target = directive as unknown as Record<string, unknown>;
  delete target.name;
  delete target.attributes;
  delete target.data;
  if (directive.type === 'leafDirective') {
    target.type = 'paragraph';
    target.children = [text];
  } else {
    delete target.children;
    Object.assign(target, text);
  }
}
