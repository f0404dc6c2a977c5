import { z } from 'zod';
import { loadContentModule } from './content-module';

/** The file in the content folder that says which release brought what; optional. */
export const FIRST_VERSIONS_FILE = 'since.ts';

/** The first version of types and members, by C# name: `Room`, `Room.Connect`. */
export type FirstVersions = ReadonlyMap<string, string>;

/** Names of types and members, by release: `{ '2.2.0': ['Room', 'Room.Connect'] }`. */
const schema = z.record(z.string().min(1), z.array(z.string().min(1)));

/** Reads the file; if it is missing or wrong, the result is empty. */
export function loadFirstVersions(contentDir: string, rootDir: string) {
  const { data = {}, problems } = loadContentModule(contentDir, rootDir, {
    name: FIRST_VERSIONS_FILE,
    schema,
    check: 'settings',
    fix: 'The file exports one object by default: for each release, the names of types and members.',
  });
  const versions = Object.entries(data).flatMap(([version, names]) =>
    names.map((name) => [name, version] as const),
  );
  return { versions: new Map(versions), problems };
}
