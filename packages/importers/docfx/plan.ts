import path from 'node:path';
import { formatProblems } from '../../../src/config/diagnostics/problems';
import type { SiteConfig } from '../../../src/config/settings/schema';
import type { Variables } from '../../../src/config/settings/variables';
import { readDocfxProject } from './config';
import { convertText } from './convert-file';
import type { Note } from './notes';
import { type Overwrite, readOverwrites } from './overwrites';
import { overwrittenBodies, planReference, readReference, typeRedirects } from './reference';
import { productName, settingsOf } from './settings';
import { planSite, type SitePlan } from './site-plan';

/** Everything that moving a DocFX project writes. */
export interface PlannedProject {
  readonly plan: SitePlan;
  readonly settings: SiteConfig;
  /** Texts to write, relative to the content folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Files to copy: where they go in the content folder, by source. */
  readonly copies: ReadonlyMap<string, string>;
  readonly notes: readonly Note[];
  /** How many types the reference has. */
  readonly typeCount: number;
}

/**
 * Plans how a DocFX project moves here. Reads its files, runs nothing, writes nothing.
 *
 * @param dir the folder with `docfx.json`, absolute.
 * @param contentDir the content folder that is to be written, absolute.
 * @param rootDir the root of this project, from which paths in messages start.
 * @param root the folder that nothing is read outside of, absolute.
 * @throws {Error} with a readable message if `docfx.json` or the reference cannot be read.
 */
export async function planProject(
  dir: string,
  contentDir: string,
  rootDir: string,
  root = dir,
): Promise<PlannedProject> {
  const project = readDocfxProject(dir, root);
  const notes: Note[] = [];
  const onNote = (note: Note) => void notes.push(note);
  const { input, problems } = readReference(project, rootDir, onNote);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const variables = variablesOf(project.globalMetadata, dir);
  const plan = await planSite(project, variables, input?.items ?? new Map());
  const files = new Map<string, string>();
  for (const [out, { text }] of plan.converted) files.set(`docs/${out}`, text);
  const redirects = [...plan.redirects];
  const outDir = path.join(contentDir, 'reference', 'classes');
  const overwrites = readOverwrites(plan.files.overwrites);
  const convert = (one: Overwrite) => convertOverwrite(one, plan);
  if (input) {
    const reference = planReference(input, outDir, rootDir, variables);
    if (reference.problems.length > 0) throw new Error(formatProblems(reference.problems));
    redirects.push(...typeRedirects(plan, reference, outDir, rootDir, onNote));
    const types = new Set(input.types.map(({ uid }) => uid));
    const bodies = await overwrittenBodies(overwrites, types, convert, onNote);
    const uidOf = new Map(
      [...reference.files].map(([uid, file]) => [path.resolve(rootDir, file), uid]),
    );
    for (const { path: file, content } of [...reference.created, ...reference.updated]) {
      const body = bodies.get(uidOf.get(file) ?? '') ?? '';
      files.set(
        path.relative(contentDir, file).split(path.sep).join('/'),
        content.toString('utf8') + body,
      );
    }
  } else await overwrittenBodies(overwrites, new Set(), convert, onNote);
  if (Object.keys(plan.navigation.sidebars).length > 0) {
    files.set('sidebars.json', `${JSON.stringify(plan.navigation.sidebars, undefined, 2)}\n`);
  }
  const settings = settingsOf({ ...plan, redirects }, onNote);
  return {
    plan,
    settings,
    files,
    copies: new Map([
      ...[...plan.used].map(([source, out]) => [source, `docs/${out}`] as const),
      ...[...plan.unused].map(([source, out]) => [source, `static/${out}`] as const),
    ]),
    notes: [...plan.notes, ...notes],
    typeCount: input?.types.length ?? 0,
  };
}

function variablesOf(meta: Readonly<Record<string, unknown>>, dir: string): Variables {
  const title = [meta._appName, meta._appTitle].find((one) => typeof one === 'string');
  const name = productName(title ?? path.basename(dir));
  const others = ['logPrefix', 'docsUrl', 'marketingUrl', 'marketingHost', 'dashboardUrl'];
  const more = [
    'downloadUrl',
    'matcherUrl',
    'matcherHost',
    'registryUrl',
    'registryScope',
    'supportEmail',
  ];
  return {
    Product: name,
    product: name.toLowerCase(),
    ...Object.fromEntries([...others, ...more].map((one) => [one, one])),
  };
}

/** The text of an overwrite file, for the page of its type. */
async function convertOverwrite(
  { body, file, line }: Overwrite,
  { site }: SitePlan,
): Promise<string> {
  const { text } = await convertText(body, () => ({
    site,
    file,
    // Links from the reference to pages start two folders further up.
    out: '../reference/classes/type.mdx',
    bodyLine: line,
    chain: [file],
    imports: new Map(),
  }));
  return text;
}
