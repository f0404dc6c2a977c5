import type { PagePlace } from '../../page-model/place';
import { LOG_CODES_PATH, logCodePath } from '../../routes';
import type { LogCode } from '../../config/project/log-codes';
import type { PageNode } from '../../site/nodes/nodes';

/**
 * The places of the codes' pages, which no sidebar lists: below the page of all codes, in the order
 * of the registry. Empty if that page is missing or in no sidebar itself.
 *
 * @param places those of the sidebars; a code's page that is among them keeps its place.
 */
export function placesOfLogCodes(
  places: ReadonlyMap<string, PagePlace>,
  nodes: readonly Pick<PageNode, 'path' | 'title'>[],
  logCodes: readonly LogCode[],
): [path: string, place: PagePlace][] {
  const index = nodes.find(({ path }) => path === LOG_CODES_PATH);
  const above = places.get(LOG_CODES_PATH);
  if (!index || !above) return [];
  const { sidebar, breadcrumbs, branches } = above;
  const links = logCodes.map(({ code, title }) => ({
    label: `${code}: ${title}`,
    href: logCodePath(code),
  }));
  return links.flatMap(({ href }, at): [string, PagePlace][] => {
    if (places.has(href)) return [];
    const [previous, next] = [links[at - 1], links[at + 1]];
    const place: PagePlace = {
      sidebar,
      breadcrumbs: [...breadcrumbs, { label: index.title, href: LOG_CODES_PATH }],
      ...(branches && { branches }),
      ...(previous && { previous }),
      ...(next && { next }),
    };
    return [[href, place]];
  });
}

/**
 * The sections of the codes' pages: that of the page of all codes.
 *
 * @param sections those of the sidebars, by path.
 */
export function sectionsOfLogCodes(
  sections: ReadonlyMap<string, string>,
  logCodes: readonly LogCode[],
): [path: string, section: string][] {
  const section = sections.get(LOG_CODES_PATH);
  if (section === undefined) return [];
  return logCodes.map(({ code }) => [logCodePath(code), section]);
}
