import fs from 'node:fs';
import path from 'node:path';
import { docAddress } from '../../../src/site/nodes/doc-path';
import { listRelativeFiles } from '../../../src/config/diagnostics/files';
import { substitute, type Variables } from '../../../src/config/settings/variables';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';

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
      // Front matter that cannot be read is reported by builds; here, the page has no slug.
      const data = readFrontMatter(fs.readFileSync(path.join(docsDir, file), 'utf8')) ?? {};
      const text = (key: string) => (typeof data[key] === 'string' ? data[key] : undefined);
      const names = { slug: text('slug'), id: text('id') };
      return substitute(docAddress(substitute(file, variables), names).path, variables);
    }),
  );
}
