import { slugOf } from '../../../src/markdown/html/headings';
import { missing, type PageFacts } from '../shared/tally';

/** What a document lacks of what its page holds. Whatever else the document has is not a loss. */
export function compareFacts(source: PageFacts, built: PageFacts): PageFacts {
  const ids = new Set(built.anchors);
  // Ids keep the hyphens that spaces at either end of a heading leave, and get a number the second time.
  const slugs = new Set(
    built.anchors.flatMap((id) => [trimmed(id), trimmed(id).replace(/-\d+$/, '')]),
  );
  return {
    words: missing(source.words, built.words),
    anchors: source.anchors.filter(
      (anchor) => !ids.has(anchor) && !slugs.has(trimmed(slugOf(anchor))),
    ),
    links: Math.max(source.links - built.links, 0),
    pictures: Math.max(source.pictures - built.pictures, 0),
  };
}

const trimmed = (id: string) => id.replace(/^-+|-+$/g, '');

/** The facts of several pages as if they were one. */
export function joined(facts: readonly PageFacts[]): PageFacts {
  return {
    words: facts.flatMap(({ words }) => words),
    anchors: facts.flatMap(({ anchors }) => anchors),
    links: facts.reduce((total, { links }) => total + links, 0),
    pictures: facts.reduce((total, { pictures }) => total + pictures, 0),
  };
}
