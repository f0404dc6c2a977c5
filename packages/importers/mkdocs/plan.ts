import path from 'node:path';
import { type DocfxProject, EMPTY_PROJECT } from '../docfx/config';
import type { MarkdownReader } from '../docfx/markdown/context';
import { FORMULAS } from '../foreign-markdown/math';
import { type PlannedFolder, plannedFolder } from '../docfx/planned-folder';
import { settingsOf } from '../docfx/settings';
import { planSite } from '../docfx/site-plan';
import type { Note } from '../shared/notes';
import { type MkdocsProject, readMkdocs } from './config';
import { mkdocsFiles } from './files';
import { convertPage, pageLines } from './markdown/convert';
import { syntaxOf } from './markdown/syntax';
import { tocsOf } from './nav';
import { metadataOf, noteSettings } from './settings';
import { plainPage } from './plain';

/**
 * Plans how a project of MkDocs moves here, by the stages of a move from DocFX: its files become a
 * catalog, its navigation tables of contents, and its Markdown is read by rules of its own. Reads
 * files, runs nothing, writes nothing, and reads nothing outside of `root`.
 */
export async function planMkdocs(dir: string, root = dir): Promise<PlannedFolder> {
  const source = readMkdocs(dir, root);
  const notes: Note[] = [];
  const onNote = (note: Note) => {
    // Navigation and redirects are in the settings, and in no files of their own.
    const isSetting = /^(?:tables of contents|redirects)$/.test(note.kind);
    const message = note.message.replace(/"~\//g, '"');
    notes.push(isSetting ? { ...note, message, file: source.file, kind: 'navigation' } : note);
  };
  noteSettings(source, onNote);
  const project = asDocfx(source);
  const syntax = syntaxOf(source);
  const reader: MarkdownReader = {
    convert: (body, context, tags) => convertPage(body, context, tags, syntax),
    plain: (body, file) => plainPage(pageLines(body, file, syntax, () => undefined)),
  };
  const files = mkdocsFiles(source);
  const tocs = tocsOf(source, files.pages);
  const plan = await planSite({ project, reader, tocs, files }, onNote);
  const settings = { ...settingsOf(plan, onNote), ...(syntax.hasMath && FORMULAS) };
  return plannedFolder(plan, settings, notes);
}

/** What the stages of a move from DocFX know of a project. */
function asDocfx(source: MkdocsProject): DocfxProject {
  const { docsDir: dir, root, file, config } = source;
  const builtDir = path.resolve(source.dir, config.site_dir ?? 'site');
  const own = { dir, root, file, builtDir, sitemapUrl: config.site_url, hasFolders: true };
  return { ...EMPTY_PROJECT, ...own, globalMetadata: metadataOf(source) };
}
