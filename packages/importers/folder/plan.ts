import fs from 'node:fs';
import path from 'node:path';
import { firstHeading } from '../../../src/markdown/source/first-heading';
import { displayPath } from '../../../src/config/diagnostics/files';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import { EMPTY_PROJECT } from '../docfx/config';
import { docfxReader } from '../docfx/markdown/convert';
import { plainPage } from '../docfx/plain';
import { readPageSource } from '../docfx/page-source';
import { type PlannedFolder, plannedFolder } from '../docfx/planned-folder';
import { NO_FILES, type ProjectFile } from '../docfx/project-files';
import { GENERAL } from '../docfx/project-names';
import { settingsOf } from '../docfx/settings';
import { planSite } from '../docfx/site-plan';
import { filesIn } from '../shared/files-in';
import { isPage, senderPage, withIndexes } from '../shared/index-pages';
import type { Note } from '../shared/notes';
import { bookReader, bookSettings } from './book';
import { sourceEntry } from '../docfx/toc';
import { summaryItems } from './summary';

/** What is published besides pages: a folder of a project may have anything in it. */
const RESOURCE = /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf)$/i;
/** Hidden folders, and what was installed there. */
const SKIPPED = /(?:^|\/)(?:\.|node_modules\/)/;

/**
 * Plans how a folder of Markdown files moves here that no system made a site of, as it is read on
 * GitHub: its folders are the sidebar, or its `SUMMARY.md`. Reads files, writes nothing, and reads
 * nothing outside of `root`.
 */
export async function planFolder(given: string, root = given): Promise<PlannedFolder> {
  const notes: Note[] = [];
  const onNote = (note: Note) => void notes.push(note);
  // A book is named by the folder that has its settings, or by the one of its pages.
  const settings = [given, path.dirname(given)]
    .map((one) => path.join(one, 'book.toml'))
    .find((one) => placeIn(root, one) === 'file');
  const book = settings === undefined ? undefined : bookSettings(settings, onNote);
  const own = book && path.resolve(given, book.src);
  const dir = own && placeIn(root, own) === 'folder' ? own : given;
  const all = filesIn(dir, root)
    .map((source): ProjectFile => ({ source, target: displayPath(source, dir) }))
    .filter(({ target }) => !SKIPPED.test(target));
  const summary = path.join(dir, 'SUMMARY.md');
  const hasSummary = placeIn(root, summary) === 'file';
  const pages = withIndexes(all.filter((file) => isPage(file) && file.source !== summary));
  const home = pages.find(({ target }) => target === 'index.md')?.source;
  const heading = home && firstHeading(readPageSource(fs.readFileSync(home, 'utf8')).body);
  // A folder such as docs has "Guides" there, and the one around it the name of the project.
  const title = GENERAL.test(path.basename(dir)) ? undefined : heading;
  const project = {
    ...EMPTY_PROJECT,
    // Where GitHub Pages builds such a folder.
    ...{ dir, root, file: dir, builtDir: path.join(given, '_site'), sitemapUrl: undefined },
    globalMetadata: { ...book?.metadata, _appTitle: book?.metadata._appTitle ?? title },
  };
  const resources = all.filter(({ source }) => RESOURCE.test(source));
  const senders = (book?.redirects ?? []).flatMap(({ from, to }) => senderPage(dir, from, to));
  const files = { ...NO_FILES, pages: [...pages, ...senders], resources };
  const items = hasSummary ? summaryItems(fs.readFileSync(summary, 'utf8')) : [];
  const tocs = [
    { file: path.join(dir, 'toc.yml'), items: sourceEntry(book?.repo) },
    { file: path.join(dir, 'summary', 'toc.yml'), items },
  ].filter((toc) => toc.items.length > 0);
  const plain = (body: string) => plainPage(body, false);
  const reader = book ? bookReader(root) : { ...docfxReader, plain };
  const planned = await planSite({ project, reader, files, tocs }, onNote);
  // A book begins with its first chapter, as does a site without a home page.
  const isOwn = ([out]: readonly [string, unknown]) => out !== 'index.md' || !book || home;
  const plan = { ...planned, converted: new Map([...planned.converted].filter(isOwn)) };
  return plannedFolder(plan, settingsOf(plan, onNote), notes);
}
