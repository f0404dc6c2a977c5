import fs from 'node:fs';
import path from 'node:path';
import { withoutCode } from '../../../src/markdown/source/prepare-source';
import { escapeDollars, FORMULAS, markMath } from '../foreign-markdown/math';
import type { MarkdownReader } from './markdown/context';
import type { Variables } from '../../../src/config/settings/variables';
import { planImport } from '../reference/plan';
import type { Input } from '../reference/read-folder';
import type { Note } from '../shared/notes';
import { type ApiPages, apiPages } from './api-pages';
import { readDocfxProject } from './config';
import { convertText } from './convert-file';
import { docfxReader } from './markdown/convert';
import { pageFiles, type PlannedFolder, plannedFolder } from './planned-folder';
import { type Overwrite, readOverwrites } from './overwrites';
import { projectFiles } from './project-files';
import { overwrittenBodies, readReference } from './reference';
import { settingsOf } from './settings';
import { planSite } from './site-plan';

/**
 * Plans how a DocFX project moves here. Reads its files, runs nothing, writes nothing. All folders
 * are absolute; nothing is read outside of `root`, and paths in messages start from `rootDir`. Throws
 * a readable error if the project is damaged.
 */
export async function planProject(dir: string, root = dir, rootDir = dir): Promise<PlannedFolder> {
  const project = readDocfxProject(dir, root);
  const notes: Note[] = [];
  const onNote = (note: Note) => void notes.push(note);
  const input = readReference(project, rootDir, onNote);
  const items: Input['items'] = input?.items ?? new Map();
  const sources = projectFiles(project, (uid) => items.has(uid));
  const api = apiPages(input, sources, project, rootDir);
  const hasMath = sources.pages.some(({ source }) =>
    FORMULA.test(withoutCode(fs.readFileSync(source, 'utf8'))),
  );
  const withMath: MarkdownReader = {
    ...docfxReader,
    convert: (body, ...others) => escapeDollars(docfxReader.convert(markMath(body), ...others)),
  };
  const reader = hasMath ? withMath : docfxReader;
  const parts = { project, reader, files: sources, items, api };
  const plan = await planSite(parts, onNote);
  const files = pageFiles(plan);
  const types = input ? planTypes(input, dir, plan.site.variables, api) : [];
  const overwrites = readOverwrites(plan.files.overwrites.map(({ source }) => source));
  // Links from the reference to pages start two folders further up.
  const outs = new Map(types.map(({ uid }) => [uid, '../reference/classes/type.mdx']));
  for (const { uid, out } of plan.site.catalog.pages) {
    if (uid !== undefined && items.has(uid)) outs.set(uid, out);
  }
  const convertOverwrite = ({ body, file, line }: Overwrite, out: string) =>
    convertText(body, { site: plan.site, file, out, bodyLine: line });
  const bodies = await overwrittenBodies(overwrites, outs, convertOverwrite, onNote);
  for (const { name, uid, text } of types) files.set(name, text + (bodies.get(uid) ?? ''));
  for (const [uid, body] of bodies) {
    const name = `docs/${outs.get(uid)}`;
    // Above the lists of a namespace.
    const text = files.get(name)?.replace(/\n(?=## |$)/, () => body + '\n');
    if (text !== undefined) files.set(name, text);
  }
  const settings = { ...settingsOf(plan, onNote), ...(hasMath && FORMULAS) };
  return plannedFolder(plan, settings, notes, files, types.length);
}

/** Sums between dollars, and not amounts or variables. */
const FORMULA = /\$\$[^$]+\$\$|(?<![\\$])\$(?![\s{($])[^$\n]*[\\^_][^$\n]*\$(?![\w$])/;

/** The pages of types, by their place in a content folder that is empty. */
function planTypes(input: Input, dir: string, variables: Variables, api: ApiPages) {
  const { created } = planImport(input, {
    outDir: path.join(dir, 'reference', 'classes'),
    rootDir: dir,
    variables,
    categoryOf: ({ namespace }) => namespace || 'global',
    slugOf: ({ uid }) => api.types.get(uid),
    prune: false,
    isNew: true,
  });
  return created.map(({ file: name, content }, index) => {
    return { name, uid: input.types[index]?.uid ?? '', text: content.toString('utf8') };
  });
}
