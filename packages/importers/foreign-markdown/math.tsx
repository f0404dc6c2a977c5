import katex from 'katex';
import { outsideAllCode, outsideCode } from '../../../src/markdown/source/prepare-source';
import { fenceReader } from '../../../src/markdown/source/fences';
import { asJsx } from './as-jsx';

interface FormulaProps {
  readonly tex: string;
  /** Whether it stands on a line of its own; a text, as all that `asJsx` writes. */
  readonly display?: string;
}

/** A formula as MathML, which browsers show without styles, fonts and scripts; else as it is written. */
export function Formula({ tex, display }: FormulaProps) {
  try {
    const options = { output: 'mathml', displayMode: display !== undefined } as const;
    const html = katex.renderToString(tex, { ...options, strict: false });
    return <span dangerouslySetInnerHTML={{ __html: html }} />;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return (
      <>
        <template
          data-mistake={`The formula cannot be read: ${reason}`}
          data-fix="Write it as KaTeX reads it: https://katex.org/docs/supported."
          data-check="markup"
        />
        <code>{tex}</code>
      </>
    );
  }
}

/** What stands for a formula until the rest of the page is MDX. */
const [START, END] = ['\uE010', '\uE011'];
const MARK = new RegExp(`${START}([di])([^${END}]*)${END}`, 'g');
const mark = (kind: 'd' | 'i', tex: string) =>
  START + kind + Buffer.from(tex.trim()).toString('hex') + END;

/** As Pandoc reads it, so that "$5 and $6" are amounts. */
const INLINE = /(?<![\\$])\$(?![\s$])((?:\\.|[^\\$])*?(?:\\\S|[^\s\\$]))\$(?![\d$])/g;
const BLOCK = /^([\s>]*)\$\$(.*?)(\$\$)?\s*$/;

/** Marks `$a$` and `$$` blocks in the text of a page. Lines keep their numbers. */
export function markMath(body: string): string {
  if (!body.includes('$')) return body;
  const inFence = fenceReader();
  const lines = body.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (inFence(line)) continue;
    const [, indent = '', first = '', closed] = BLOCK.exec(line) ?? [undefined];
    const end = closed ? index : lines.findIndex((one, at) => at > index && /\$\$\s*$/.test(one));
    if (BLOCK.test(line) && end >= index && !first.includes('$')) {
      const inside = lines.slice(index + 1, end + 1).map((one) => one.replace(/^[\s>]+/, ''));
      const tex = [first, ...inside].join('\n').replace(/\$\$\s*$/, '');
      lines.fill(indent.trimEnd(), index, end + 1);
      lines[index] = indent + mark('d', tex);
      index = end;
    } else {
      lines[index] = outsideCode(line, (text) =>
        text.replace(INLINE, (_, tex: string) => mark('i', tex)),
      );
    }
  }
  return lines.join('\n');
}

/** The settings of a site with formulas. */
export const FORMULAS = {
  markdownPlugin: './packages/importers/foreign-markdown',
  markdownMath: true,
} as const;

/** Escapes what would be read as a formula in a text whose own formulas are marked. */
export const escapeDollars = (text: string): string =>
  outsideAllCode(text, (one) => one.replace(INLINE, '\\$&'));

/** Formulas in place of their marks, as authors write them. */
export function withDollars(source: string): string {
  return source.replace(MARK, (_, kind: string, hex: string) => {
    const tex = Buffer.from(hex, 'hex').toString();
    return kind === 'd' ? `$$${tex.replace(/\s*\n\s*/g, ' ')}$$` : `$${tex}$`;
  });
}

/** Formulas in place of their marks, in a text that is MDX. */
export function withFormulas(source: string): string {
  return source.replace(MARK, (_, kind: string, hex: string) =>
    asJsx('MarkdownFormula', {
      tex: Buffer.from(hex, 'hex').toString(),
      ...(kind === 'd' && { display: 'true' }),
    }),
  );
}
