import { REFERENCE_PATH } from '../../../routes';
import { isApiClass } from '../../nodes/nodes';
import type { SiteContent } from '../content';
import { sectionOf } from './section';
import { versionOf } from '../../sidebars/version';
import type { PageKind } from './page-kind';

/** The list of all types, unless a document takes its path. */
export const REFERENCE_INDEX: PageKind = {
  paths: (content) => (hasReferenceIndex(content) ? [REFERENCE_PATH] : []),
  pages: (content) => {
    if (!hasReferenceIndex(content)) return [];
    const place = content.places.get(REFERENCE_PATH);
    const context = {
      href: REFERENCE_PATH,
      ...(place && { place }),
      version: versionOf(content.referenceIndex),
    };
    const card = { title: MESSAGES.referenceTitle, section: sectionOf(place) };
    return [{ path: REFERENCE_PATH, template: 'reference-index', context, card }];
  },
};

/** Whether the site lists its types: it has some, and no document takes the list's path. */
export function hasReferenceIndex({ nodes }: Pick<SiteContent, 'nodes'>): boolean {
  return nodes.some(isApiClass) && nodes.every(({ path }) => path !== REFERENCE_PATH);
}
