/** A section of `docs/benchmarks.md`. */
export interface Table {
  readonly title: string;
  readonly lines: readonly string[];
}

export function table(
  title: string,
  note: string,
  head: readonly string[],
  rows: readonly string[],
): Table {
  return { title, lines: [note, '', row(head), row(head.map(() => '---')), ...rows] };
}

export function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Replaces the section with the same title, or appends it. */
export function replaceSection(report: string, { title, lines }: Table): string {
  const section = `## ${title}\n\n${lines.join('\n')}\n`;
  const parts = report.split(/^(?=## )/m);
  const index = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  if (index < 0) return `${report.trimEnd()}\n\n${section}`;
  parts[index] = `${section}\n`;
  return `${parts.join('').trimEnd()}\n`;
}
