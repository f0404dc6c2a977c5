import path from 'node:path';
import type { MarkdownFormat } from '../config/settings/markdown-schema';
import { compileMdxFile, type MdxResult } from '../markdown/mdx/compile';
import { mdxHelpers } from './gatsby-mdx';
import { LOG_CODES, LOG_VARIABLES } from './log-codes';
import { putFiles } from './temp-folder';

/**
 * Writes files, and compiles the first of them as a page.
 *
 * @param root the project's folder; `content` in it is what `@site` names.
 */
export function compilePage(
  root: string,
  files: Readonly<Record<string, string>>,
  markdownFormat: MarkdownFormat = 'mdx',
  markdownMath = false,
): Promise<MdxResult> {
  putFiles(root, files);
  const [page = ''] = Object.keys(files);
  const rules = {
    variables: LOG_VARIABLES,
    logCodes: LOG_CODES,
    terms: [],
    decisionTables: {},
    apiHistory: [],
    markdownFormat,
    markdownMath,
  };
  const folder = { rootDir: root, contentDir: path.join(root, 'content') };
  return compileMdxFile(path.join(root, page), folder, rules, mdxHelpers);
}
