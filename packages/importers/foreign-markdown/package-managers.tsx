import convert from 'npm-to-yarn';
import { fenceReader } from '../../../src/markdown/source/fences';
import { TabItem, Tabs } from '../../../src/markdown/elements/tabs';
import { asJsx } from './as-jsx';
import { CodeBlock } from './docusaurus';

/** Those that Docusaurus shows, with their labels. */
const MANAGERS = [
  ['npm', 'npm'],
  ['yarn', 'Yarn'],
  ['pnpm', 'pnpm'],
] as const;

interface PackageManagersProps {
  readonly language: string;
  readonly meta: string;
  /** Commands of npm. */
  readonly code: string;
}

/** Commands in a tab for each package manager; the choice is that of all pages. */
export function PackageManagers({ language, meta, code }: PackageManagersProps) {
  return (
    <Tabs groupId="npm2yarn">
      {MANAGERS.map(([value, label]) => (
        <TabItem key={value} value={value} label={label}>
          <CodeBlock language={language} metastring={meta}>
            {value === 'npm' ? code : convert(code, value)}
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}

const FENCE = /^([\s>]*)((?:(?:[-*+]|\d+[.)])\s+)?)(`{3,}|~{3,})\s*([\w-]+)\s+(.*\bnpm2yarn\b.*)$/;

/** Puts commands of npm into tabs where a fence asks for it. The lines of a page keep their numbers. */
export function withPackageManagers(source: string): string {
  if (!source.includes('npm2yarn')) return source;
  const lines = source.split('\n');
  const inFence = fenceReader();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const [, indent = '', marker = '', fence, language = '', meta = ''] = FENCE.exec(line) ?? [];
    const isEnd = (one: string) =>
      fence !== undefined && one.replace(/^[\s>]*/, '').startsWith(fence);
    const end = lines.findIndex((one, at) => at > index && isEnd(one));
    if (inFence('') || end < index + 2) {
      inFence(line);
      continue;
    }
    const inside = indent + marker.replace(/./g, ' ');
    const code = lines.slice(index + 1, end).map((one) => withoutIndent(one, inside));
    const props = { language, meta: meta.replace(/\bnpm2yarn\b/, ''), code: code.join('\n') };
    lines.fill(indent.trimEnd(), index, end + 1);
    lines[index] = (indent + marker).trimEnd();
    lines[index + 1] = inside + asJsx('MarkdownCommands', props);
    index = end;
  }
  return lines.join('\n');
}

/** A line of code without what stands before its fence. */
function withoutIndent(line: string, indent: string): string {
  let at = 0;
  while (at < indent.length && (line[at] === indent[at] || line[at] === ' ')) at++;
  return line.slice(at);
}
