import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../src/config/diagnostics/problems';
import { displayPath } from '../../../src/config/diagnostics/files';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import type { Site } from '../../../src/config/project/site';
import type { SampleBlock } from '../../../src/features/samples/blocks';
import { type CallSites, callSitesFile, typeKey } from '../../../src/features/samples/call-sites';
import { createReference } from '../../../src/reference/reference';
import { run } from './mono';
import { lineIn } from './report';
import type { ReferencePage } from './stubs';
import type { Unit } from './units';

/** The most places that a member has in the list. */
const MAX = 5;

/** What was compiled, and what it was compiled against. */
interface Compiled {
  readonly command: string;
  readonly library: string;
  readonly stubs: string;
  readonly units: readonly Unit[];
  /** The blocks of pages among what the units are made from. */
  readonly blocks: readonly SampleBlock[];
}

/** A line of a sample that uses a member: its page, from the project's root, and its anchor there. */
type Use = ReturnType<typeof usesIn>[number];

/**
 * Whether the content folder's list of where samples use members, if it has one, is what the compiled
 * samples do.
 *
 * @param write writes the list instead.
 */
export function checkCallSites(
  compiled: Compiled,
  pages: readonly ReferencePage[],
  { folder }: Pick<Site, 'folder'>,
  write: boolean,
): Problem[] {
  const file = callSitesFile(folder);
  if (!write && !fs.existsSync(file)) return [];
  const sites = callSitesOf(usesIn(compiled, pages), folder);
  const text = `${JSON.stringify(sites, null, 1)}\n`;
  if (write) fs.writeFileSync(file, text);
  else if (fs.readFileSync(file, 'utf8') !== text) {
    const message = 'The samples use members in other places than this file says.';
    const fix = 'Run "npx tsx scripts/samples.ts --write" and commit what it writes.';
    return [{ check: 'content', file: displayPath(file, folder.rootDir), message, fix }];
  }
  return [];
}

/** What the program in `call-sites.cs` finds in the compiled code. */
function usesIn(
  { command, library, stubs, units, blocks }: Compiled,
  pages: readonly ReferencePage[],
) {
  const sources = [path.join(__dirname, 'call-sites.cs'), path.join(__dirname, 'uses.cs')] as const;
  const found = run(command, path.dirname(library), sources, ['mcs.exe'], [library, stubs]);
  const reference = createReference(
    pages.map(({ file, api }) => ({ path: file, type: api, unlisted: false })),
  );
  // Partials are no pages that a member could link to.
  const known = new Set(blocks.filter(({ file }) => !file.includes('/_')));
  const files = new Map(units.flatMap((unit) => unit.files).map((file) => [file.name, file]));
  return found.split('\n').flatMap((record) => {
    const [name = '', row, type = '', member = '', parameters = ''] = record.split('\t');
    const compiled = files.get(name);
    const place = reference.placeOf(`${type}.${member}(${parameters})`);
    if (!compiled || !known.has(compiled.block) || place?.anchor === undefined) return [];
    const { block } = compiled;
    if (block.file === place.path) return [];
    return [{ page: place.path, anchor: place.anchor, block, line: lineIn(compiled, Number(row)) }];
  });
}

/** For each member, the shortest samples first, one of each page. */
function callSitesOf(uses: readonly Use[], folder: Site['folder']): CallSites {
  const { contentDir, rootDir } = folder;
  const content = displayPath(contentDir, rootDir);
  const lengthOf = ({ block }: Use) => block.code.split('\n').length;
  const placeOf = (use: Use): [string, string] => [
    path.posix.relative(content, use.block.file),
    textOf(use, fs.readFileSync(path.join(rootDir, use.block.file), 'utf8').split('\n')),
  ];
  const sorted = [...uses].sort((a, b) => lengthOf(a) - lengthOf(b) || a.line - b.line);
  return inOrder(
    groupBy(sorted, ({ page }) => typeKey(folder, path.join(rootDir, page))),
    (ofType) =>
      inOrder(
        groupBy(ofType, ({ anchor }) => anchor),
        (ofMember) => {
          const byPage = [...groupBy(ofMember, ({ block }) => block.file).values()].slice(0, MAX);
          return Object.fromEntries(byPage.flatMap(([first]) => (first ? [placeOf(first)] : [])));
        },
      ),
  );
}

/** Of the statement's lines, the one with the member's name if there is one, without comments. */
function textOf({ anchor, block, line }: Use, page: readonly string[]): string {
  const name = new RegExp(`\\b${anchor.replace(/-\d+$/, '')}\\b`);
  const last = block.line + block.code.split('\n').length - 1;
  const near = [0, -1, 1, -2, 2, -3, 3, 4, 5, 6].map((by) => line + by);
  const inBlock = near.filter((one) => one >= block.line && one <= last);
  const at = inBlock.find((one) => name.test(page[one - 1] ?? '')) ?? line;
  // In a change, a line that is added begins with a plus.
  return (page[at - 1] ?? '').replace(/^\s*\+?\s*|\s*(?:\/\/ .*)?$/g, '');
}

function inOrder<T, R>(map: ReadonlyMap<string, T>, to: (value: T) => R): Record<string, R> {
  const entries = [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, to(value)]));
}
