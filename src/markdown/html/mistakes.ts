import path from 'node:path';
import type { Problem } from '../../config/diagnostics/problems';
import { attribute, replaceElements, type Root } from './tree';

/** The checks on parts of pages whose severity is a setting. */
const SETTINGS = [
  'admonitions',
  'markup',
  'textAlternatives',
  'codeLanguages',
  'codeMeta',
  'components',
] as const;

/**
 * Removes the mistakes that components and fences left in the HTML, and returns them as problems.
 */
export function extractMistakes(
  root: Root,
  context: { readonly absolutePath: string; readonly rootDir: string },
): Problem[] {
  const problems: Problem[] = [];
  replaceElements(root, (element) => {
    const message = attribute(element, 'dataMistake');
    if (message === undefined) return undefined;
    const file = attribute(element, 'dataSource') ?? context.absolutePath;
    const line = Number(attribute(element, 'dataLine'));
    const check = attribute(element, 'dataCheck');
    problems.push({
      check: SETTINGS.find((name) => name === check) ?? 'mdx',
      file: path.relative(context.rootDir, file).split(path.sep).join('/'),
      ...(line > 0 && { line }),
      message,
      fix: attribute(element, 'dataFix') ?? '',
      unknown: attribute(element, 'dataUnknown'),
    });
    return [];
  });
  return problems;
}
