import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { substitute } from '../../config/settings/variables';
import { Memo } from '../../config/diagnostics/memo';
import { displayPath, isInside } from '../../config/diagnostics/files';
import { docAddress } from '../nodes/doc-path';
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

/** The front matter that determines a page's address. */
interface Data {
  readonly id?: string;
  readonly slug?: string;
}

interface Address {
  readonly path: string;
  /** For documentation pages only. */
  readonly docId?: string;
}

/** A folder with pages or API classes. */
interface Root extends Pick<DocsFolder, 'name' | 'dir' | 'exclude'> {
  readonly addressOf: (relative: string, data: Data) => Address;
}

/** What is special about a file: a draft, or front matter that isn't YAML. */
interface Special {
  readonly address: Address;
  /** Empty for a draft. */
  readonly problems: readonly Problem[];
}

/** What files came to; develop looks at all of them at each edit. */
const known = new Memo<Special | undefined>();

/**
 * Finds the files whose front matter isn't YAML; `nodes.ts` creates no pages for them.
 *
 * @param published the absolute paths of pages that are no drafts: these files need not be read again.
 */
export function findUnreadableFiles(
  { folder, variables }: Site,
  published: ReadonlySet<string> = new Set(),
): UnreadableFiles {
  const pathByFile = new Map<string, string>();
  const problems: Problem[] = [];
  const absent = new Map<string, Set<string>>();
  const { referenceDir, rootDir } = folder;
  const roots: Root[] = folder.docs.map((docs) => ({
    ...docs,
    addressOf: (relative, { id, slug }) => docAddress(relative, { id, slug }, new Set(), docs.path),
  }));
  if (referenceDir !== undefined) {
    roots.push({
      name: 'reference',
      dir: referenceDir,
      exclude: [],
      addressOf: (relative, { slug }) => ({
        path: slug ?? classPath(relative.replace(/\.mdx?$/, '')),
      }),
    });
  }
  for (const { name: folderName, dir, exclude, addressOf } of roots) {
    const files = docsFilesOf({ dir, exclude });
    problems.push(...files.flatMap((file) => misnamed(displayPath(file, rootDir))));
    for (const file of files.filter((one) => /\.mdx?$/.test(one) && !published.has(one))) {
      const raw = fs.readFileSync(file, 'utf8');
      const relative = substitute(path.relative(dir, file).split(path.sep).join('/'), variables);
      const name = displayPath(file, rootDir);
      const special = known.get(file, digestOf([dir, relative, name, raw]), () =>
        inspect(raw, name, (data) => addressOf(relative, data)),
      );
      if (!special) continue;
      const { address, problems: found } = special;
      if (address.docId !== undefined) {
        absent.set(folderName, (absent.get(folderName) ?? new Set()).add(address.docId));
      }
      if (found.length > 0) pathByFile.set(file, address.path);
      problems.push(...found);
    }
  }
  const hidesClasses =
    referenceDir !== undefined &&
    [...pathByFile.keys()].some((file) => isInside(file, [referenceDir]));
  return { pathByFile, problems, absent, hidesClasses };
}

/** A file that looks like a page, and is none because of its name. */
function misnamed(file: string): Problem[] {
  const [, name, extension] = /([^/]+)\.(mdx?|markdown)$/i.exec(file) ?? [];
  if (extension === undefined || /^mdx?$/.test(extension) || /(?:^|\/)_/.test(file)) return [];
  return [
    {
      check: 'markup',
      file,
      message: `The file is no page, because its name ends in ".${extension}".`,
      fix: `Rename it to ${name}.${/x$/i.test(extension) ? 'mdx' : 'md'}, or move it out of the folder of pages.`,
    },
  ];
}

function inspect(
  raw: string,
  name: string,
  addressOf: (data: Data) => Address,
): Special | undefined {
  if (splitFrontMatter(raw).frontMatter === undefined) return undefined;
  const data = readFrontMatter(raw);
  if (data)
    return data.draft === true
      ? { address: addressOf(addressData(data)), problems: [] }
      : undefined;
  const found = yamlProblems(raw, name);
  return {
    address: addressOf(addressData(tolerantParse(raw))),
    problems: found.length > 0 ? found : [generic(name)],
  };
}

function digestOf(parts: readonly string[]): string {
  return crypto.createHash('sha256').update(parts.join('\0')).digest('hex');
}

/** Whatever can be read from YAML with mistakes in it. */
function tolerantParse(raw: string): unknown {
  try {
    return parseDocument(splitFrontMatter(raw).frontMatter ?? '').toJS();
  } catch {
    return undefined;
  }
}

function addressData(data: unknown): Data {
  const { id, slug }: { id?: unknown; slug?: unknown } =
    typeof data === 'object' && data !== null ? data : {};
  return {
    ...(typeof id === 'string' && { id }),
    ...(typeof slug === 'string' && { slug }),
  };
}

function generic(file: string): Problem {
  return {
    check: 'frontMatter',
    file,
    line: 1,
    message: 'The front matter is not valid YAML.',
    fix: 'Write "key: value" lines between two lines of three hyphens.',
  };
}
