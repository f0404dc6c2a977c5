import fs from 'node:fs';
import { docAddress, siblingsOf } from '../../../src/site/nodes/doc-path';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { SourceFolder } from './docs-plugins';

export interface SourcePage {
  /** Absolute. */
  readonly file: string;
  readonly raw: string;
  readonly docId: string;
  /** Its address on this site. */
  readonly path: string;
  readonly folder: SourceFolder;
}

/** The pages of a folder; drafts, unlisted or not, and parts of pages are none. */
export function pagesIn(folder: SourceFolder): SourcePage[] {
  return folder.files.flatMap((file) => {
    const relative = displayPath(file, folder.dir);
    if (relative.split('/').some((segment) => segment.startsWith('_'))) return [];
    const raw = fs.readFileSync(file, 'utf8');
    const data = readFrontMatter(raw) ?? {};
    if (data.draft === true) return [];
    const text = (key: string) => (typeof data[key] === 'string' ? data[key] : undefined);
    const address = docAddress(
      relative,
      { id: text('id'), slug: text('slug') },
      siblingsOf(file),
      folder.base,
    );
    return [{ file, raw, docId: address.docId, path: address.path, folder }];
  });
}
