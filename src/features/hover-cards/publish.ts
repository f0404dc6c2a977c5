import type { Files } from '../../build/bundling/publish-files';
import type { Site } from '../../config/project/site';
import { cardsPath, GLOSSARY_PATH, isClassPath } from '../../routes';
import { isApiClass, type PageNode } from '../../site/nodes/nodes';
import { cardsOfTerms, cardsOfType } from './cards';

/** The cards of each class and of the glossary, beside their pages; none if they are off. */
export function hoverCardFiles(
  nodes: readonly PageNode[],
  { settings, terms }: Pick<Site, 'settings' | 'terms'>,
): Files {
  if (!settings.hoverCards) return [];
  const types = nodes.filter(isApiClass).filter(({ path }) => isClassPath(path));
  const pages = [
    ...types.map((one) => [one.path, cardsOfType(one)] as const),
    ...(terms.length > 0 ? [[GLOSSARY_PATH, cardsOfTerms(terms)] as const] : []),
  ];
  return pages.map(([page, cards]) => [cardsPath(page), JSON.stringify(cards)]);
}
