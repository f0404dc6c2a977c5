/**
 * Splits Markdown into its first paragraph, on one line, and the rest. If it doesn't start with a
 * paragraph, everything is the rest: a list isn't a summary.
 */
export function splitSummary(markdown: string): { summary: string; rest: string } {
  const [first = '', ...others] = markdown.split(/\n\s*\n/);
  if (markdown === '' || isBlock(first)) return { summary: '', rest: markdown };
  return { summary: joinLines(first), rest: others.join('\n\n').trim() };
}

/** Joins Markdown blocks into one line: paragraphs run together, `;` separates list items. */
export function toLine(markdown: string): string {
  const fences = markdown.replace(
    /^[ \t]*(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n[ \t]*\1[ \t]*$/gm,
    (_, _fence, code: string) => codeSpan(code),
  );
  const items = fences.replace(/\n[ \t]*(?:[-*+]|\d+[.)])[ \t]+/g, '; ');
  return joinLines(items.replace(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/, '')).replace(
    /([:;])\s*;/g,
    '$1',
  );
}

/** Markdown of one paragraph on one line; of several blocks, as it is. */
export function toDescription(markdown: string): string {
  return /\n[ \t]*\n|^[ \t]*(?:[-*+] |\d+[.)] |`{3}|~{3}|\|)/m.test(markdown)
    ? markdown
    : joinLines(markdown);
}

/** Inline code, fenced safely whatever it contains. */
export function codeSpan(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  if (line === '') return '';
  const ticks = ticksAround(line, 1);
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return ticks + space + line + space + ticks;
}

/** A code block, fenced safely whatever it contains. */
export function codeBlock(code: string, language: string): string {
  const ticks = ticksAround(code, 3);
  return `${ticks}${language}\n${code.replace(/^\n+|\s+$/g, '')}\n${ticks}`;
}

/** Backticks that code goes between: more than it has in a row. @param least how many at least. */
export function ticksAround(code: string, least: number): string {
  const runs = code.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(least, ...runs.map((run) => run.length + 1)));
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

export function decode(text: string): string {
  return text.replace(
    /&(?:(lt|gt|amp|quot|apos|nbsp)|#(\d+)|#x([\da-f]+));/gi,
    (whole, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

function isBlock(markdown: string): boolean {
  return /^(?:[-*+] |\d+[.)] |`{3}|~{3}|\||>|#{1,6} |---)/.test(markdown.trimStart());
}

export function joinLines(text: string): string {
  return text.replace(/\\?\s*\n\s*/g, ' ').trim();
}

/** Removes the indentation of XML comments, but keeps the relative indentation of code. */
export function dedent(text: string): string {
  const lines = text.split('\n');
  const widths = lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.search(/\S/));
  const least = Math.min(...widths);
  if (!Number.isFinite(least) || least === 0) return text;
  return lines
    .map((line, index) => (index === 0 ? line.trimStart() : line.slice(least)))
    .join('\n');
}
