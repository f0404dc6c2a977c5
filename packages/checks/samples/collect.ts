import fs from 'node:fs';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { Problem } from '../../../src/config/diagnostics/problems';
import type { Site } from '../../../src/config/project/site';
import { blocksOf, type SampleBlock } from '../../../src/features/samples/blocks';
import { blocksAtHand, blocksElsewhere, contextProblems, type SamplePage } from './context-pages';
import { modelProblems, modelsOf } from './generated-models';
import { excerptProblems } from './one-class';
import { type ProjectCode, projectOf } from './projects';
import { projectUnit, type Toolkit, type Unit, unitsOf } from './units';

/** The samples of pages and of their projects, in units for the compiler. */
export function collectSamples(files: readonly string[], site: Site, toolkit: Toolkit) {
  const problems: Problem[] = [];
  const units: Unit[] = [];
  const blocks: SampleBlock[] = [];
  const codes: ProjectCode[] = [];
  for (const file of files) {
    const name = displayPath(file, site.folder.rootDir);
    const text = fs.readFileSync(file, 'utf8');
    const page = { file, ...blocksOf(text, name, site.variables) };
    problems.push(...page.problems);
    if (page.blocks.length === 0) continue;
    const atHand = (block: SampleBlock) => blocksAtHand(block, page, site);
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

/** What is wrong with samples of a page even where they compile. */
function pageProblems(page: SamplePage, site: Site): Problem[] {
  const wholeOf = (excerpt: SampleBlock) => blocksElsewhere(excerpt, page.file, site, new Set());
  return [
    ...excerptProblems(page.blocks, wholeOf),
    ...contextProblems(page),
    ...page.blocks.flatMap(({ code, file, line }) => modelProblems(modelsOf(code), file, line)),
  ];
}
