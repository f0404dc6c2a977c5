import fs from 'node:fs';
import { parseDocument } from 'yaml';
import { substitute } from '../../config/settings/variables';
import { displayPath, isInside } from '../../config/diagnostics/files';
import { docAddress } from '../nodes/doc-path';
import { isPartial } from '../nodes/page-of';
import { readFrontMatter } from '../../markdown/mdx/unreadable-front-matter';
import { splitFrontMatter, yamlProblems } from '../../config/diagnostics/yaml-places';
import type { Problem } from '../../config/diagnostics/problems';
import { docsFilesOf, type DocsFolder } from '../../config/project/content-folder';
import { type Site } from '../../config/project/site';
import { classPath } from '../../routes';

export interface UnreadableFiles {
  /** The path that each file would have, so that links to them are not reported as well. */
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
  /**
   * The ids of pages missing from this build, by the name of their folder: unreadable ones, and
   * drafts, which only develop shows.
   */
  readonly absent: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Whether an API class is among the files, in which case the list of categories is incomplete.
   */
  readonly hidesClasses: boolean;
}

/** A folder with pages or API classes. */
interface Root extends Pick<DocsFolder, 'name' | 'dir' | 'exclude'> {
  readonly addressOf: (
    relative: string,
    frontMatter: { readonly id?: string; readonly slug?: string },
  ) => {
    readonly path: string;
    /** For documentation pages only. */
    readonly docId?: string;
  };
}

/**
 * Finds the files whose front matter isn't YAML; `nodes.ts` creates no pages for them.
 *
 * @param published the absolute paths of pages that are not drafts: these files need not be read again.
 */
export function findUnreadableFiles(
  { folder, variables }: Site,
  published: ReadonlySet<string> = new Set(),
): UnreadableFiles {
  const pathByFile = new Map<string, string>();
  const problems: Problem[] = [];
  const absent = new Map<string, Set<string>>();
  const { referenceDir, rootDir } = folder;
  for (const { name: folderName, dir, exclude, addressOf } of rootsOf(folder)) {
    const files = docsFilesOf({ dir, exclude });
    problems.push(...files.flatMap((file) => misnamed(displayPath(file, rootDir))));
    for (const file of files.filter((one) => /\.mdx?$/.test(one) && !published.has(one))) {
      const raw = fs.readFileSync(file, 'utf8');
      const data = readFrontMatter(raw);
      const relative = substitute(displayPath(file, dir), variables);
      const hasHeader = splitFrontMatter(raw).frontMatter !== undefined;
      // A partial may begin with a rule.
      if (data ? data.draft !== true : !hasHeader && isPartial(relative)) continue;
      const address = addressOf(relative, addressData(data ?? tolerantParse(raw)));
      if (address.docId !== undefined) {
        absent.set(folderName, (absent.get(folderName) ?? new Set()).add(address.docId));
      }
      if (data) continue;
      pathByFile.set(file, address.path);
      problems.push(...unreadable(raw, displayPath(file, rootDir)));
    }
  }
  const hidesClasses =
    referenceDir !== undefined &&
    [...pathByFile.keys()].some((file) => isInside(file, [referenceDir]));
  return { pathByFile, problems, absent, hidesClasses };
}

function rootsOf({ docs, referenceDir }: Site['folder']): Root[] {
  const pages = docs.map((one): Root => ({
    ...one,
    addressOf: (relative, frontMatter) => docAddress(relative, frontMatter, new Set(), one.path),
  }));
  if (referenceDir === undefined) return pages;
  const addressOf: Root['addressOf'] = (relative, { slug }) => ({
    path: slug ?? classPath(relative.replace(/\.mdx?$/, '')),
  });
  return [...pages, { name: 'reference', dir: referenceDir, exclude: [], addressOf }];
}

/** A file that looks like a page, and is none because of its name. */
function misnamed(file: string): Problem[] {
  const [, name, extension] = /([^/]+)\.(mdx?|markdown)$/i.exec(file) ?? [];
  if (extension === undefined || /^mdx?$/.test(extension) || /(?:^|\/)_/.test(file)) return [];
  const message = `The file is not a page, because its name ends in ".${extension}".`;
  const fix = `Rename it to ${name}.${/x$/i.test(extension) ? 'mdx' : 'md'}, or move it out of the folder of pages.`;
  return [{ check: 'markup', file, message, fix }];
}

/** Whatever can be read from YAML with mistakes in it. */
function tolerantParse(raw: string): unknown {
  try {
    return parseDocument(splitFrontMatter(raw).frontMatter ?? '').toJS();
  } catch {
    return undefined;
  }
}

/** The front matter that determines a page's address. */
function addressData(data: unknown): { readonly id?: string; readonly slug?: string } {
  const { id, slug }: { id?: unknown; slug?: unknown } =
    typeof data === 'object' && data !== null ? data : {};
  return { ...(typeof id === 'string' && { id }), ...(typeof slug === 'string' && { slug }) };
}

function unreadable(raw: string, file: string): Problem[] {
  const problems = yamlProblems(raw, file);
  if (problems.length > 0) return problems;
  const isUnended = splitFrontMatter(raw).frontMatter === undefined;
  const message = `The front matter ${isUnended ? 'never ends' : 'is not valid YAML'}.`;
  const fix = 'Write "key: value" lines between two lines of three hyphens.';
  return [{ check: 'frontMatter', file, line: 1, message, fix }];
}
