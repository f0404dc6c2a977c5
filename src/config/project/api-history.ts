import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { displayPath } from '../diagnostics/files';
import type { Problem } from '../diagnostics/problems';
import type { Variables } from '../settings/variables';
import { loadContentModule } from './content-module';

/** The folder in the content folder with the declarations of each release; optional. */
export const API_HISTORY_DIR = 'api-history';

const WRITE = `Write it with "npx tsx scripts/reference-import.ts --snapshot 1.2.3", of the release's own commit.`;

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

/** What the declarations of a type say, of a release or of the reference's page. */
export type ApiType = Readonly<z.output<typeof typeSchema>>;
export type ApiTypeMember = Readonly<ApiType['members'][number]>;

/** The types of a release. */
export interface ApiSnapshot {
  readonly version: string;
  readonly types: readonly ApiType[];
}

/** Whether a snapshot can be named so: those of releases alone have an order that all agree on. */
export const isRelease = (version: string): boolean => /^\d+(?:\.\d+)*$/.test(version);

/** Reads the snapshots, oldest first. @param variables those of names: `{product}`. */
export function loadApiHistory(
  contentDir: string,
  rootDir: string,
  variables: Variables,
): { readonly snapshots: readonly ApiSnapshot[]; readonly problems: readonly Problem[] } {
  const dir = path.join(contentDir, API_HISTORY_DIR);
  const files = fs.existsSync(dir)
    ? fs.readdirSync(dir).filter((file) => /\.json$/.test(file))
    : [];
  const read = files
    .map((file) => file.replace(/\.json$/, ''))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((version, index, all) => {
      const { data, problems } = loadContentModule(contentDir, rootDir, {
        name: `${API_HISTORY_DIR}/${version}.json`,
        schema: z.array(typeSchema),
        check: 'content',
        fix: WRITE,
        variables,
      });
      const file = displayPath(path.join(dir, `${version}.json`), rootDir);
      return {
        version,
        types: data ?? [],
        problems: [...nameProblems(version, all[index - 1], file), ...problems],
      };
    });
  return {
    snapshots: read.map(({ version, types }) => ({ version, types })),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function nameProblems(version: string, last: string | undefined, file: string): Problem[] {
  const whole = (text = '') => text.replace(/(?:\.0+)+$/, '');
  const message = !isRelease(version)
    ? `"${version}" is not the version of a release.`
    : whole(version) === whole(last)
      ? `"${version}" is the same version as "${last}".`
      : undefined;
  if (message === undefined) return [];
  return [
    { check: 'content', file, message, fix: 'Rename the file, as "2.4.0.json", or remove it.' },
  ];
}
