import { type Node, paragraph, raw, textOf, toMdx, walkTree } from '../../docfx/markdown/tree';
import type { Line } from './lines';

/** What stands at a place of a text that is still to be parsed. */
interface Mark {
  readonly before: string;
  /** Behind the text that follows the mark on its line. */
  readonly after?: string;
  /** Whether that text is the value of an attribute. */
  readonly isAttribute?: boolean;
}

/** In private use, so that no page has them. */
const [START, END] = ['\uE020', '\uE021'];
const MARK = new RegExp(`^${START}(\\d+)${END}`);

/** Keeps what no parser of Markdown knows in a text, as paragraphs of their own. */
export class Marks {
  private readonly all: Mark[] = [];

  /** The lines of a mark. @param title the text that belongs to it. */
  lines(mark: Mark, { line }: Line, title = ''): Line[] {
    const text = `${START}${this.all.push(mark) - 1}${END}${title}`;
    return ['', text, ''].map((one) => ({ text: one, line }));
  }

  /** Lines between a start and an end. */
  around(start: string | Mark, lines: readonly Line[], end: string, at: Line, title = ''): Line[] {
    const open = typeof start === 'string' ? { before: start } : start;
    return [...this.lines(open, at, title), ...lines, ...this.lines({ before: end }, at)];
  }

  /** Whether a line is one of a mark. */
  has = (line: Line | undefined): boolean => MARK.test(line?.text.trim() ?? '');

  /** Puts into a tree what the marks stand for. */
  resolve(root: Node): void {
    walkTree(root, (parent) => {
      const all = parent.children?.map((node) => this.resolved(node));
      // Lists of definitions that follow one another are one.
      const isSeam = (at: number) => all?.[at]?.value === '</dl>' && all[at + 1]?.value === '<dl>';
      if (all) parent.children = all.filter((_, at) => !isSeam(at) && !isSeam(at - 1));
    });
  }

  private resolved(node: Node): Node {
    const [first, ...others] = node.type === 'paragraph' ? (node.children ?? []) : [];
    const [whole = '', index] = (first?.type === 'text' && MARK.exec(first.value ?? '')) || [];
    const mark = index === undefined ? undefined : this.all[Number(index)];
    if (!mark || !first) return node;
    const rest = { ...first, value: first.value?.slice(whole.length) ?? '' };
    const title = paragraph([rest, ...others]);
    const written = mark.isAttribute
      ? textOf(title).replace(/&/g, '&amp;').replace(/"/g, '&quot;')
      : toMdx({ type: 'root', children: [title] })
          .trim()
          .replace(/\n/g, ' ');
    return raw(mark.before + (mark.after === undefined ? '' : written + mark.after), node);
  }
}
