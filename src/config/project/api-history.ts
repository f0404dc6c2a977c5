import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ApiType } from '../../../packages/csharp/diff';
import { displayPath } from '../diagnostics/files';
import type { Problem } from '../diagnostics/problems';
import type { Variables } from '../settings/variables';
import { loadContentModule } from './content-module';

/** The folder in the content folder with the declarations of each release; optional. */
export const API_HISTORY_DIR = 'api-history';

const WRITE =
  'Write it again from the commit of its release: "npx tsx scripts/reference-import.ts --snapshot 1.2.3".';
const RENAME = 'Rename the file, as "2.4.0.json", or remove it.';

const name = z.string().min(1);

const declared = { name, kind: name, signature: name, obsolete: z.string().optional() };

const typeSchema = z.strictObject({
  ...declared,
  namespace: name,
  inherits: z.array(name).default([]),
  implements: z.array(name).default([]),
  nested: z.array(name).default([]),
  members: z.array(z.strictObject(declared)).default([]),
});

/** The types of a release. */
export interface ApiSnapshot {
  readonly version: string;
  readonly types: readonly ApiType[];
}

/** Whether a snapshot can be named so: those of releases alone have an order that all agree on. */
export const isRelease = (version: string): boolean => /^\d+(?:\.\d+)*$/.test(version);

/** Reads the snapshots, oldest first. @param variables those of names: `{product}`. */
export function loadApiHistory(contentDir: string, rootDir: string, variables: Variables) {
  const dir = path.join(contentDir, API_HISTORY_DIR);
  const names = fs.existsSync(dir) ? fs.readdirSync(dir) : [];
  const versions = names
    .flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? [])
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const read = versions.map((version, index) => {
    const name = `${API_HISTORY_DIR}/${version}.json`;
    const file = displayPath(path.join(contentDir, name), rootDir);
    const schema = z.array(typeSchema);
    const { data: types = [], problems } = loadContentModule(contentDir, rootDir, {
      name,
      schema,
      check: 'content',
      fix: WRITE,
      variables,
    });
    const message = wrongName(version, versions[index - 1]);
    const wrong: Problem[] = message ? [{ check: 'content', file, message, fix: RENAME }] : [];
    return { version, types, problems: [...wrong, ...problems] };
  });
  const problems = read.flatMap(({ problems: own }) => own);
  return { snapshots: read.map(({ version, types }) => ({ version, types })), problems };
}

function wrongName(version: string, last = ''): string | undefined {
  const whole = (text: string) => text.replace(/(?:\.0+)+$/, '');
  if (!isRelease(version)) return `"${version}" is not the version of a release.`;
  return whole(version) === whole(last) ? `"${version}" is the same as "${last}".` : undefined;
}
