import { displayPath } from '../../config/diagnostics/files';
import type { Problem } from '../../config/diagnostics/problems';
import { attribute, type Element, replaceElements, type Root } from './tree';

/** The page of a tree. */
export interface PagePlace {
  readonly absolutePath: string;
  readonly rootDir: string;
}

/** Where an element was written: in the page's file, or in a partial's. */
export function placeOf(element: Element, { absolutePath, rootDir }: PagePlace) {
  const file = attribute(element, 'dataSource') ?? absolutePath;
  const line = Number(attribute(element, 'dataLine'));
  return { file: displayPath(file, rootDir), ...(line > 0 && { line }) };
}

/**
 * Removes the mistakes that components and fences left in the HTML, and returns them as problems.
 */
export function extractMistakes(root: Root, context: PagePlace): Problem[] {
  const problems: Problem[] = [];
  replaceElements(root, (element) => {
    const message = attribute(element, 'dataMistake');
    if (message === undefined) return undefined;
    problems.push({
      check: (attribute(element, 'dataCheck') ?? 'mdx') as Problem['check'],
      ...placeOf(element, context),
      message,
      fix: attribute(element, 'dataFix') ?? '',
      unknown: attribute(element, 'dataUnknown'),
    });
    return [];
  });
  return problems;
}
