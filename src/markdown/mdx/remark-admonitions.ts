import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { admonitionFix, admonitionOf } from '../admonitions';
import type { MdNode, MdParent } from '../source/mdast';
import { elementNode, mistakeNode } from '../source/mistake-node';

interface Directive extends MdParent {
  name: string;
  data?: Record<string, unknown> & { directiveLabel?: boolean };
}

/**
 * Turns `:::tip`, `:::tip[Own title]`, and nested ones with more colons outside, into
 * `<Admonition>`. What only looks like a directive (`:80` in prose) becomes plain text again.
 */
export default function remarkAdmonitions() {
  return (tree: MdNode, file: VFile): void => {
    visit(tree, (node) => {
      const directive = node as Directive;
      if (directive.type === 'containerDirective') {
        if (admonitionOf(directive.name)) toAdmonition(directive, directive.name);
        else toMistake(directive, file);
      } else if (directive.type === 'textDirective' || directive.type === 'leafDirective') {
        toText(directive, file);
      }
    });
  };
}

function toAdmonition(directive: Directive, name: string): void {
  const [first, ...rest] = directive.children as Directive[];
  if (first?.data?.directiveLabel) {
    const properties = { className: 'admonition-title' };
    directive.children = [elementNode('admonitionTitle', 'p', properties, first.children), ...rest];
  }
  directive.data = { ...directive.data, hName: 'div', hProperties: { 'data-admonition': name } };
}

/** Shown as a note, so that the page compiles and its other mistakes are found too. */
function toMistake(directive: Directive, { path }: VFile): void {
  const { name, position } = directive;
  const mistake = {
    check: 'admonitions' as const,
    message: `":::${name}" is not an admonition.`,
    fix: admonitionFix(name, (known) => `:::${known}`),
  };
  toAdmonition(directive, 'note');
  directive.children.unshift(mistakeNode(mistake, position?.start.line, path));
}

/** Restores the source text; a leaf directive is a block, so it becomes a paragraph. */
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
