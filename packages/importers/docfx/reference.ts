import path from 'node:path';
import { displayPath, isInside } from '../../../src/config/diagnostics/files';
import { ownValue } from '../../../src/config/diagnostics/own-value';
import { OUTSIDE_FIX, placeIn } from '../../../src/config/diagnostics/place-in';
import { formatProblems } from '../../../src/config/diagnostics/problems';
import { filesIn } from '../shared/files-in';
import { type Note, OUTSIDE } from '../shared/notes';
import { type Input, readFolders } from '../reference/read-folder';
import type { DocfxProject } from './config';
import type { Overwrite } from './overwrites';
import { kindOf } from './project-files';

/** The folders in which `docfx metadata` has left its files. */
function apiFolders({ apiDirs, content, dir, root }: DocfxProject): string[] {
  const candidates = [
    ...apiDirs.map((own) => own.dir),
    ...content.map(({ src }) => path.join(src, 'api')),
    path.join(dir, 'api'),
  ];
  const existing = [...new Set(candidates)].filter((one) => hasReference(one, root));
  return existing.filter(
    (one) => !existing.some((other) => other !== one && isInside(one, [other])),
  );
}

function hasReference(dir: string, root: string): boolean {
  return filesIn(dir, root).some(
    (file) => /(?<!(?:^|[\\/])toc)\.yml$/i.test(file) && kindOf(file) === 'ManagedReference',
  );
}

/**
 * Reads the reference of a project; undefined if there is none. Throws an error with a readable
 * message if it is damaged.
 */
export function readReference(
  project: DocfxProject,
  rootDir: string,
  onNote: (note: Note) => void,
): Input | undefined {
  for (const { dir } of project.apiDirs) {
    if (placeIn(project.root, dir) !== 'outside') continue;
    const message = `The reference in "${displayPath(dir, project.dir)}" is outside of the folder.`;
    onNote({ file: project.file, kind: OUTSIDE, message, fix: OUTSIDE_FIX });
  }
  const folders = apiFolders(project);
  if (folders.length === 0) return undefined;
  const input = readFolders(folders, rootDir);
  if (input.problems.length > 0) throw new Error(formatProblems(input.problems));
  return input;
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
 * Puts the texts of overwrite files for types and namespaces into the bodies of their pages.
 *
 * @param outs the pages by uid, in the folder of pages.
 * @param convert converts a text for a page.
 * @returns the bodies by uid.
 */
export async function overwrittenBodies(
  overwrites: readonly Overwrite[],
  outs: ReadonlyMap<string, string>,
  convert: (overwrite: Overwrite, out: string) => Promise<{ readonly text: string }>,
  onNote: (note: Note) => void,
): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  const [what, fix] =
    outs.size === 0
      ? ['the reference is not in the folder', 'Run "docfx metadata", and this command again.']
      : [
          'no type has that name',
          'Write it into the page of its type: members have "remarks" and "example" in the front matter.',
        ];
  for (const overwrite of overwrites) {
    const { uid, key, file, line } = overwrite;
    const heading = ownValue(SECTIONS, key);
    const out = outs.get(uid);
    if (out !== undefined && heading !== undefined) {
      const { text } = await convert(overwrite, out);
      bodies.set(uid, `${bodies.get(uid) ?? ''}\n${heading}${text}`);
    } else {
      const message = `The text for "${key}" of "${uid}" is left out: ${what}.`;
      onNote({ file, line, kind: 'overwrite files', message, fix });
    }
  }
  return bodies;
}
