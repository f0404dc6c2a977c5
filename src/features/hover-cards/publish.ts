import { publishFiles } from '../../build/bundling/publish-files';
import type { Site } from '../../config/project/site';
import { cardsPath, GLOSSARY_PATH, isClassPath } from '../../routes';
import { isApiClass, type PageNode } from '../../site/nodes/nodes';
import { cardsOfTerms, cardsOfType } from './cards';

/** Writes the cards of each class and of the glossary beside their pages; nothing if they are off. */
export function publishHoverCards(
  nodes: readonly PageNode[],
  { settings, terms, folder }: Pick<Site, 'settings' | 'terms' | 'folder'>,
): void {
  const types = nodes.filter(isApiClass).filter(({ path }) => isClassPath(path));
  const pages = [
    ...types.map((one) => [one.path, cardsOfType(one)] as const),
    ...(terms.length > 0 ? [[GLOSSARY_PATH, cardsOfTerms(terms)] as const] : []),
  ];
  const files = pages.map(([page, cards]) => [cardsPath(page), JSON.stringify(cards)] as const);
  publishFiles('hover-cards', new Map(settings.hoverCards ? files : []), folder.rootDir);
}
