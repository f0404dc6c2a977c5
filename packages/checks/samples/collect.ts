import fs from 'node:fs';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { Problem } from '../../../src/config/diagnostics/problems';
import type { Site } from '../../../src/config/project/site';
import { blocksOf, mistake, type SampleBlock } from '../../../src/features/samples/blocks';
import { contextFiles } from '../../../src/markdown/source/code-meta';
import { modelProblems, modelsOf } from './generated-models';
import { excerptProblems } from './one-class';
import { projectOf } from './projects';
import { type ProjectCode, projectUnit, type Toolkit, type Unit, unitsOf } from './units';

type SamplePage = ReturnType<typeof readPage>;

/** The samples of pages and of their projects, in units for the compiler. */
export function collectSamples(files: readonly string[], site: Site, toolkit: Toolkit) {
  const problems: Problem[] = [];
  const units: Unit[] = [];
  const blocks: SampleBlock[] = [];
  const codes: ProjectCode[] = [];
  for (const file of files) {
    const page = readPage(file, site);
    problems.push(...page.problems);
    if (page.blocks.length === 0) continue;
    // A block has the types of all other blocks of its page, so it has what these need, too.
    const atHand = (block: SampleBlock) =>
      [...page.blocks, block].flatMap((one) => blocksElsewhere(one, file, site));
    units.push(...unitsOf(page.blocks, toolkit, blocks.length, atHand));
    blocks.push(...page.blocks);
    const project = projectOf(file, site);
    problems.push(...pageProblems(page, site), ...project.problems);
    if (project.code) codes.push(project.code);
  }
  const projects = codes.map((code, index) => ({
    code,
    unit: projectUnit(code, toolkit, blocks.length + index),
  }));
  units.push(...projects.map(({ unit }) => unit));
  return { problems, units, blocks, projects };
}

/** The samples of a page. @param file its absolute path. */
function readPage(file: string, { folder, variables }: Site) {
  const name = displayPath(file, folder.rootDir);
  return { file, ...blocksOf(fs.readFileSync(file, 'utf8'), name, variables) };
}

/** What is wrong with samples of a page even where they compile. */
function pageProblems(page: SamplePage, site: Site): Problem[] {
  const wholeOf = (excerpt: SampleBlock) => blocksElsewhere(excerpt, page.file, site, new Set());
  return [
    ...excerptProblems(page.blocks, wholeOf),
    ...contextProblems(page),
    ...page.blocks.flatMap(({ code, file, line }) => modelProblems(modelsOf(code), file, line)),
  ];
}

/** The blocks of the pages that a block names, and of the pages that those need themselves. */
function blocksElsewhere(
  block: SampleBlock,
  from: string,
  site: Site,
  seen = new Set([from]),
): SampleBlock[] {
  // What was named first comes last, where a search from the end finds it first.
  return contextFiles(block, from)
    .reverse()
    .flatMap((file) => {
      if (seen.has(file) || !fs.existsSync(file)) return [];
      seen.add(file);
      const own = readPage(file, site).blocks;
      return [...own.flatMap((other) => blocksElsewhere(other, file, site, seen)), ...own];
    });
}

/** Pages in `context-page` that do not exist. */
function contextProblems({ file: from, blocks }: SamplePage): Problem[] {
  const fix = 'context-page is a file relative to this one, such as ./player.mdx.';
  return blocks.flatMap((block) =>
    contextFiles(block, from)
      .filter((file) => !fs.existsSync(file))
      .map((file) =>
        mistake(block, `There is no page "${displayPath(file, process.cwd())}".`, fix),
      ),
  );
}
