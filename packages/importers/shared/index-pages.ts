import fs from 'node:fs';
import path from 'node:path';

export const isPage = ({ target }: { readonly target: string }): boolean =>
  /\.(?:md|markdown)$/i.test(target);

/** Pages, of which `README.md` is that of its folder where there is no index. */
export function withIndexes<T extends { readonly target: string }>(pages: readonly T[]): T[] {
  const names = new Set(pages.map(({ target }) => target));
  return pages.map((page) => {
    const index = page.target.replace(/(^|\/)README\.md$/i, '$1index.md');
    return names.has(index) ? page : { ...page, target: index };
  });
}

/** A page that only sends readers on, unless its file exists. @param target relative to the folder. */
export function senderPage(dir: string, target: string, url: string) {
  const source = path.join(dir, target);
  const text = `---\nredirect_url: ${JSON.stringify(url)}\n---\n`;
  return fs.existsSync(source) ? [] : [{ source, target, text }];
}
