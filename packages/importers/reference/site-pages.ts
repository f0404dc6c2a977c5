import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { docAddress } from '../../../src/site/nodes/doc-path';
import { listRelativeFiles } from '../../../src/config/diagnostics/files';
import { substitute, type Variables } from '../../../src/config/settings/variables';

/**
 * Tells whether a page of documentation has an address, with or without an anchor. The pages are
 * read when the first address is asked for: comments in code rarely link to them.
 *
 * @param docsDir the folder of the pages, absolute; it may be missing.
 */
export function pagesIn(docsDir: string, variables: Variables): (address: string) => boolean {
  let paths: ReadonlySet<string> | undefined;
  return (address) => {
    paths ??= pathsIn(docsDir, variables);
    const [pathname = ''] = address.split(/[?#]/);
    return paths.has(pathname.replace(/\/+$/, '') || '/');
  };
}

function pathsIn(docsDir: string, variables: Variables): ReadonlySet<string> {
  if (!fs.existsSync(docsDir)) return new Set();
  const files = listRelativeFiles(docsDir).filter((file) => /\.mdx?$/.test(file));
  return new Set(
    files.map((file) => {
      const address = docAddress(
        substitute(file, variables),
        frontMatterOf(path.join(docsDir, file)),
      );
      return substitute(address.path, variables);
    }),
  );
}

/** Front matter that cannot be read is reported by builds; here, the page has no slug. */
function frontMatterOf(file: string): { slug?: string; id?: string } {
  try {
    const { slug, id } = matter(fs.readFileSync(file, 'utf8'), { language: 'yaml' }).data;
    return {
      ...(typeof slug === 'string' && { slug }),
      ...(typeof id === 'string' && { id }),
    };
  } catch {
    return {};
  }
}
