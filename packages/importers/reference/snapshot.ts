import { writeWhole } from '../../../src/config/diagnostics/write-whole';
import { readExisting } from './existing';

/** What a snapshot has of a type and a member, in this order. */
const TYPE = 'name namespace kind signature inherits implements obsolete nested'.split(' ');
const MEMBER = 'name kind signature obsolete'.split(' ');

type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Writes the declarations of a reference's pages as JSON, a type on each line. They are those of the
 * files, with variables, because a product may get another name.
 */
export function writeSnapshot(file: string, referenceDir: string, rootDir: string) {
  const { pages, problems } = readExisting(referenceDir, rootDir, {});
  const lines = pages
    .map(({ frontMatter }) => frontMatter.raw)
    .filter(({ unlisted }) => unlisted !== true)
    .map(({ members, ...type }) => {
      const own = Array.isArray(members) ? (members as readonly FrontMatter[]) : [];
      return { ...picked(type, TYPE), members: own.map((member) => picked(member, MEMBER)) };
    })
    .map((type) => JSON.stringify(type));
  if (problems.length === 0) writeWhole(file, `[\n${lines.sort().join(',\n')}\n]\n`);
  return { count: lines.length, problems };
}

function picked(of: FrontMatter, keys: readonly string[]): FrontMatter {
  return Object.fromEntries(keys.flatMap((key) => (of[key] === undefined ? [] : [[key, of[key]]])));
}
