import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { substitute } from '../../settings/variables';
import { displayPath, listFiles } from '../../diagnostics/files';
import { docAddress } from '../doc-path';
import { splitFrontMatter, yamlProblems } from '../../diagnostics/yaml-places';
import type { Problem } from '../../diagnostics/problems';
import { type Site } from '../../site/site';
import { classPath } from '../../routes';

export interface UnreadableFiles {
  /** The path that each of them would have, by file: links to them are not reported as well. */
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
  /** The ids of pages that are drafts, which only develop shows. */
  readonly drafts: ReadonlySet<string>;
}

/**
 * Finds the files whose front matter is no YAML. gatsby-plugin-mdx ends the build at the first one,
 * so they are kept from it and reported with everything else.
 */
export function findUnreadableFiles({ folder, variables }: Site): UnreadableFiles {
  const pathByFile = new Map<string, string>();
  const problems: Problem[] = [];
  const drafts = new Set<string>();
  const roots: [dir: string | undefined, pathOf: (relative: string) => string][] = [
    [folder.docsDir, (relative) => docAddress(relative).path],
    [folder.referenceDir, (relative) => classPath(relative.replace(/\.mdx?$/, ''))],
  ];
  for (const [dir, pathOf] of roots) {
    if (dir === undefined) continue;
    for (const file of listFiles(dir).filter((name) => /\.mdx?$/.test(name))) {
      const raw = fs.readFileSync(file, 'utf8');
      if (splitFrontMatter(raw).frontMatter === undefined) continue;
      const relative = substitute(path.relative(dir, file).split(path.sep).join('/'), variables);
      const data = parse(raw);
      if (data) {
        if (data.draft === true) drafts.add(docAddress(relative, { id: idOf(data) }).docId);
        continue;
      }
      pathByFile.set(file, pathOf(relative));
      const name = displayPath(file, folder.rootDir);
      const found = yamlProblems(raw, name);
      problems.push(...(found.length > 0 ? found : [generic(name)]));
    }
  }
  return { pathByFile, problems, drafts };
}

/** With the parser that the plugin uses. */
function parse(raw: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = matter(raw, { language: 'yaml' }).data;
    return typeof data === 'object' && data !== null ? { ...data } : undefined;
  } catch {
    return undefined;
  }
}

function idOf({ id }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof id === 'string' ? id : undefined;
}

function generic(file: string): Problem {
  return {
    check: 'frontMatter',
    file,
    line: 1,
    message: 'The front matter is no valid YAML.',
    fix: 'Write "key: value" lines between two lines of three hyphens.',
  };
}
