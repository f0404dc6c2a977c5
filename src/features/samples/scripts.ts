import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../config/diagnostics/files';
import type { Problem } from '../../config/diagnostics/problems';
import { frontMatterLocator } from '../../config/diagnostics/yaml-places';
import type { Sample } from '../../config/settings/sample-schema';
import type { Site } from '../../config/project/site';
import { contextFiles } from '../../markdown/source/code-meta';
import { withoutHighlightMarkers } from '../../markdown/source/highlight-markers';
import { blocksOf, mistake, type SampleBlock } from './blocks';
import { neededPieces } from '../../../packages/csharp/needed';
import { chunksOf, identifiersOf, typeNames } from '../../../packages/csharp/scan';

/** A block with a title, and what it declares. */
interface TitledBlock {
  readonly title: string;
  readonly block: SampleBlock;
  readonly types: readonly string[];
}

/** The site as far as samples depend on it. */
export type SampleSite = Pick<Site, 'folder' | 'variables'>;

/**
 * The scripts of a page that offers a sample: its titled C# blocks, each in the last of its
 * versions, what these need from the pages that `context-page` names, and what the sample names.
 */
export function sampleScripts(
  absolutePath: string,
  site: SampleSite,
  { scripts: named = {} }: Pick<Sample, 'scripts'> = {},
) {
  const own = titledBlocks(absolutePath, site);
  const { latest, problems } = lastVersions(own);
  if (latest.length === 0) return { scripts: [], problems: [noScripts(absolutePath, site)] };
  const all = [...latest, ...borrowed(latest, named, absolutePath, site)];
  const there = new Set(all.flatMap(({ types }) => types));
  const missing = Object.entries(named).flatMap(([page, types]) =>
    types
      .filter((type) => !there.has(type))
      .map((type) =>
        atKey(absolutePath, site, ['sample', 'scripts', page], {
          message: `${page} has no script with ${type}.`,
          fix: 'Name a file relative to this page, and a class in one of its titled blocks.',
        }),
      ),
  );
  const scripts = all.map(({ title, block }) => ({
    /** From the project's root: `Assets/Scripts/Door.cs`. */
    path: scriptPath(title),
    /** The file's text: the block as readers see it. */
    text: `${withoutHighlightMarkers(block.code).trimEnd()}\n`,
    block,
  }));
  const wrong = [...latest.flatMap(fileProblems), ...twice(all), ...missing];
  return { scripts, problems: [...problems, ...wrong] };
}

/** Where a block with this title is: without a folder in `Assets/Scripts`, else below `Assets`. */
function scriptPath(title: string): string {
  if (!title.includes('/')) return `Assets/Scripts/${title}`;
  return title.startsWith('Assets/') ? title : `Assets/${title}`;
}

function titledBlocks(absolutePath: string, { folder, variables }: SampleSite): TitledBlock[] {
  const file = displayPath(absolutePath, folder.rootDir);
  const { blocks } = blocksOf(fs.readFileSync(absolutePath, 'utf8'), file, variables);
  return blocks.flatMap((block) => {
    const { title, noCompile, excerpt, code } = block;
    if (title === undefined || noCompile !== undefined || excerpt !== undefined) return [];
    const chunks = chunksOf(code).filter(({ kind }) => kind === 'type' || kind === 'namespace');
    return [{ title, block, types: chunks.flatMap((chunk) => typeNames(code, chunk)) }];
  });
}

/** One block a title: the last one. A block that is not a later version of the first is a mistake. */
function lastVersions(blocks: readonly TitledBlock[]) {
  const byTitle = new Map<string, TitledBlock>();
  const problems: Problem[] = [];
  for (const current of blocks) {
    const { title, block, types } = current;
    const last = byTitle.get(title);
    const lost = last?.types.find((name) => !types.includes(name));
    if (block.diff) {
      const message = `"${title}" is shown as a change, so the sample has no last version of it.`;
      const fix = 'Show the whole file once more, or give the change a title that is not a file.';
      problems.push(mistake(block, message, fix));
    } else if (last && lost !== undefined) {
      const message = `"${title}" is the file of ${lost} in line ${last.block.line} already, and this block does not have it.`;
      const fix = `Give the block a title of its own, or repeat ${lost} in it: the last block of a title is the file.`;
      problems.push(mistake(block, message, fix));
    } else byTitle.set(title, current);
  }
  return { latest: [...byTitle.values()], problems };
}

/** Whole files of the pages that `context-page` names, as far as the scripts use their types, and named ones. */
function borrowed(
  scripts: readonly TitledBlock[],
  named: NonNullable<Sample['scripts']>,
  absolutePath: string,
  site: SampleSite,
): TitledBlock[] {
  const context = scripts.flatMap(({ block }) => contextFiles(block, absolutePath));
  const others = Object.keys(named).map((page) => path.join(path.dirname(absolutePath), page));
  const offered = [...new Set([...context, ...others])]
    // A page that does not exist is a mistake of the check of samples.
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => lastVersions(titledBlocks(file, site)).latest);
  const own = scripts.flatMap(({ block }) => [...identifiersOf(block.code)]);
  const words = [...own, ...Object.values(named).flat()];
  const taken = neededPieces(scripts, words, offered, ({ block }) => identifiersOf(block.code));
  return taken.sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** What Unity would not take as a script. */
function fileProblems({ title, block, types: [only, ...others] }: TitledBlock): Problem[] {
  if (!/^(?:\w[\w-]*\/)*\w+\.cs$/.test(title)) {
    const message = `"${title}" is not the name of a script, and the page offers a sample.`;
    return [mistake(block, message, 'Write a name such as "Door.cs" or "Editor/DoorMenu.cs".')];
  }
  if (only === undefined) {
    const message = `"${title}" declares no type, so it is not a whole file.`;
    return [mistake(block, message, 'Show the whole file, or remove the title of a fragment.')];
  }
  if (others.length > 0 || path.posix.basename(title) === `${only}.cs`) return [];
  const message = `"${title}" declares ${only} alone: Unity finds a component by the name of its file.`;
  return [mistake(block, message, `Write title="${title.replace(/\w+\.cs$/, `${only}.cs`)}".`)];
}

/** Types that two files of a project declare. */
function twice(scripts: readonly TitledBlock[]): Problem[] {
  const first = new Map<string, TitledBlock>();
  return scripts.flatMap((script) =>
    script.types.flatMap((type): Problem[] => {
      const other = first.get(type);
      first.set(type, other ?? script);
      if (!other) return [];
      const message = `${type} is in "${other.title}" and in "${script.title}", which are both in the sample.`;
      const fix = 'Give versions of one file the same title: the last one is in the sample.';
      return [mistake(script.block, message, fix)];
    }),
  );
}

function noScripts(absolutePath: string, site: SampleSite): Problem {
  return atKey(absolutePath, site, ['sample'], {
    message: 'The page offers a sample and has no script for it.',
    fix: 'Give its C# blocks titles, such as title="Door.cs", or remove "sample".',
  });
}

/** A mistake at a key of the front matter. */
export function atKey(
  absolutePath: string,
  { folder }: SampleSite,
  keys: readonly string[],
  mistake: Pick<Problem, 'message' | 'fix'>,
): Problem {
  return {
    check: 'frontMatter',
    file: displayPath(absolutePath, folder.rootDir),
    ...frontMatterLocator(fs.readFileSync(absolutePath, 'utf8'))(keys),
    ...mistake,
  };
}
