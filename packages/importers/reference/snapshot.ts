/** What a snapshot has of a type and a member, in this order. */
const TYPE = 'name namespace kind signature inherits implements obsolete nested'.split(' ');
const MEMBER = 'name kind signature obsolete'.split(' ');

type FrontMatter = Readonly<Record<string, unknown>>;

/** The declarations of types as JSON, a type on each line, so that two releases can be compared. */
export function snapshotText(pages: readonly FrontMatter[]): string {
  const lines = pages
    .filter(({ unlisted }) => unlisted !== true)
    .map(({ members, ...type }) => {
      const own = Array.isArray(members) ? (members as readonly FrontMatter[]) : [];
      const declared = own.map((member) => picked(member, MEMBER));
      return { ...picked(type, TYPE), ...(own.length > 0 && { members: declared }) };
    })
    .map((type) => JSON.stringify(type))
    .sort();
  return `[\n${lines.join(',\n')}\n]\n`;
}

function picked(of: FrontMatter, keys: readonly string[]): FrontMatter {
  return Object.fromEntries(keys.flatMap((key) => (of[key] === undefined ? [] : [[key, of[key]]])));
}
