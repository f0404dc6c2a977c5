import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../config/diagnostics/files';
import type { Problem } from '../../config/diagnostics/problems';
import { keyPathLocator } from '../../config/diagnostics/source-lines';
import { logCodePath } from '../../routes';
import { LOG_CODES_FILE } from '../../config/project/log-codes';
import type { Site } from '../../config/project/site';
import type { PageNode } from '../../site/nodes/nodes';

/**
 * Codes of the registry without a page, pages of codes that the registry does not have, and pages
 * that do not show their own entry of it.
 */
export function checkLogCodePages(
  nodes: readonly Pick<PageNode, 'path' | 'absolutePath'>[],
  { logCodes, folder, variables }: Pick<Site, 'logCodes' | 'folder' | 'variables'>,
): Problem[] {
  if (logCodes.length === 0) return [];
  const paths = new Set(nodes.map((node) => node.path));
  const registry = path.join(folder.contentDir, LOG_CODES_FILE);
  const file = displayPath(registry, folder.rootDir);
  const missing = logCodes.filter(({ code }) => !paths.has(logCodePath(code)));
  const source = missing.length > 0 ? fs.readFileSync(registry, 'utf8') : '';
  const withoutPage = missing.map(({ number, code }): Problem => {
    const line = keyPathLocator(source)(['codes', number]);
    return {
      check: 'content',
      file,
      ...(line && { line }),
      message: `The log code ${code} has no page.`,
      fix: `Add docs/errors/{logPrefix}${number}.mdx, whose text begins with <LogCode code="${number}">.`,
    };
  });
  const byPath = new Map(logCodes.map((entry) => [logCodePath(entry.code), entry]));
  const codePage = new RegExp(`^${logCodePath(variables.logPrefix ?? '')}\\d+$`);
  const onPages = nodes.flatMap(({ path: route, absolutePath }): Problem[] => {
    const entry = byPath.get(route);
    const onPage = { check: 'content', file: displayPath(absolutePath, folder.rootDir) } as const;
    if (entry) {
      const component = `<LogCode code="${entry.number}">`;
      if (fs.readFileSync(absolutePath, 'utf8').includes(component)) return [];
      const message = `The page of ${entry.code} does not show what the registry has about it.`;
      return [{ ...onPage, message, fix: `Begin the text with ${component}.` }];
    }
    if (!codePage.test(route)) return [];
    const message = `The page is about a log code that ${file} does not have.`;
    return [{ ...onPage, message, fix: 'Add the code to the registry, or remove the page.' }];
  });
  return [...withoutPage, ...onPages];
}
