import { ownValue } from '../../../src/config/diagnostics/own-value';
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../src/config/diagnostics/problems';
import { displayPath, isInside, listFiles } from '../../../src/config/diagnostics/files';
import { OUTSIDE_FIX, placeIn } from '../../../src/config/diagnostics/place-in';
import { type Plan, planImport } from '../reference/plan';
import { type Input, readFolders } from '../reference/read-folder';
import { classPath } from '../../../src/routes';
import type { Variables } from '../../../src/config/settings/variables';
import { DOCFX_FILE, type DocfxProject } from './config';
import { type Note, OUTSIDE } from './notes';
import type { Overwrite } from './overwrites';
import type { SitePlan } from './site-plan';

/** The folders in which `docfx metadata` has left its files. */
function apiFolders({ apiDirs, content, dir, root }: DocfxProject): string[] {
  const candidates = [
    ...apiDirs,
    ...content.map(({ src }) => path.join(src, 'api')),
    path.join(dir, 'api'),
  ];
  const existing = [...new Set(candidates)].filter((one) => hasReference(one, root));
  return existing.filter(
    (one) => !existing.some((other) => other !== one && isInside(one, [other])),
  );
}

function hasReference(dir: string, root: string): boolean {
  if (placeIn(root, dir) !== 'folder') return false;
  return listFiles(dir).some((file) => {
    if (!/\.yml$/i.test(file) || /(?:^|[\\/])toc\.yml$/i.test(file)) return false;
    if (placeIn(root, file) !== 'file') return false;
    return fs.readFileSync(file, 'utf8').slice(0, 200).includes('YamlMime:ManagedReference');
  });
}

/** Reads the reference of a project; nothing if there is none. */
export function readReference(
  project: DocfxProject,
  rootDir: string,
  onNote: (note: Note) => void,
): { readonly input?: Input; readonly problems: readonly Problem[] } {
  for (const dir of project.apiDirs.filter((one) => placeIn(project.root, one) === 'outside')) {
    const message = `The reference in "${displayPath(dir, project.dir)}" is outside of the folder.`;
    const file = path.join(project.dir, DOCFX_FILE);
    onNote({ file, kind: OUTSIDE, message, fix: OUTSIDE_FIX });
  }
  const folders = apiFolders(project);
  if (folders.length === 0) return { problems: [] };
  const input = readFolders(folders, rootDir);
  return input.problems.length > 0 ? { problems: input.problems } : { input, problems: [] };
}

/** Plans the pages of types. @param outDir the folder of the reference, absolute. */
export function planReference(
  input: Input,
  outDir: string,
  rootDir: string,
  variables: Variables,
): Plan {
  return planImport(input, {
    outDir,
    rootDir,
    variables,
    categoryOf: ({ namespace }) => namespace || 'global',
    prune: false,
  });
}

/** Hosts take so many redirects; further ones would end the build. */
const MAX_REDIRECTS = 450;

/** The redirects from the addresses that DocFX gave to types: `/api/A.B.html`. */
export function typeRedirects(
  { project, redirects, converted }: Pick<SitePlan, 'project' | 'redirects' | 'converted'>,
  { files }: Pick<Plan, 'files'>,
  outDir: string,
  rootDir: string,
  onNote: (note: Note) => void,
): { from: string; to: string }[] {
  const [apiDir] = apiFolders(project);
  if (apiDir === undefined) return [];
  const base =
    project.apiTargets[project.apiDirs.indexOf(apiDir)] ?? displayPath(apiDir, project.dir);
  const taken = new Set([...converted.keys()].map((out) => `/${out.replace(/\.md$/, '')}`));
  const found = [...files].flatMap(([uid, file]) => {
    const slug = path.relative(outDir, path.resolve(rootDir, file)).replace(/\.mdx$/, '');
    const from = `/${base}/${uid.replace(/`/g, '-')}`;
    return taken.has(from) ? [] : [{ from, to: classPath(slug.split(path.sep).join('/')) }];
  });
  if (found.length + redirects.length <= MAX_REDIRECTS) return found;
  onNote({
    file: path.join(project.dir, DOCFX_FILE),
    kind: 'redirects',
    message: `${found.length} types had addresses like ${found[0]?.from}.html, and hosts take 500 redirects.`,
    fix: `Redirect /${base}/* to /reference in the settings of your host.`,
  });
  return [];
}

/** The sections of class pages for the keys of overwrite files; a text without a heading comes first. */
const SECTIONS: Readonly<Record<string, string>> = {
  summary: '',
  conceptual: '',
  remarks: '## Remarks\n\n',
  example: '## Example\n\n',
  examples: '## Example\n\n',
};

/**
 * Puts the texts of overwrite files for types into the bodies of their pages.
 *
 * @param convert converts a text for the page of a type.
 * @returns the bodies by uid.
 */
export async function overwrittenBodies(
  overwrites: readonly Overwrite[],
  types: ReadonlySet<string>,
  convert: (overwrite: Overwrite) => Promise<string>,
  onNote: (note: Note) => void,
): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const overwrite of overwrites) {
    const { uid, key, file, line } = overwrite;
    const heading = ownValue(SECTIONS, key);
    if (types.has(uid) && heading !== undefined) {
      bodies.set(uid, `${bodies.get(uid) ?? ''}\n${heading}${await convert(overwrite)}`);
      continue;
    }
    const what = types.size === 0 ? 'the reference is not in the folder' : `no type has that name`;
    onNote({
      file,
      line,
      kind: 'overwrite files',
      message: `The text for "${key}" of "${uid}" is left out: ${what}.`,
      fix:
        types.size === 0
          ? 'Run "docfx metadata", and this command again.'
          : 'Write it into the page of its type: members have "remarks" and "example" in the front matter.',
    });
  }
  return bodies;
}
