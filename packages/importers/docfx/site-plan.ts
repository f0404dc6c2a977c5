import path from 'node:path';
import { displayPath, isInside } from '../../../src/config/diagnostics/files';
import { OUTSIDE_FIX } from '../../../src/config/diagnostics/place-in';
import type { DocfxItem } from '../reference/docfx';
import type { Variables } from '../../../src/config/settings/variables';
import { type CatalogPage, createCatalog, redirectOf } from './catalog';
import { DOCFX_FILE, type DocfxProject } from './config';
import { convertFile, type ConvertedFile } from './convert-file';
import { LinkTargets } from './link-targets';
import type { SiteContext } from './markdown/context';
import { type Navigation, navigationOf } from './navigation';
import { type Note, OUTSIDE } from './notes';
import { Tocs } from './tocs';
import { type ProjectFiles, projectFiles } from './project-files';

/** What a project becomes. Nothing is written yet. */
export interface SitePlan {
  /** What converts further texts of the project. */
  readonly site: SiteContext;
  readonly project: DocfxProject;
  readonly files: ProjectFiles;
  /** Pages and parts of pages, by their place in the folder of pages. */
  readonly converted: ReadonlyMap<string, ConvertedFile>;
  /** Files to copy beside the pages: where they go, by source. */
  readonly used: ReadonlyMap<string, string>;
  /** Files to serve as they are: where they go, by source. */
  readonly unused: ReadonlyMap<string, string>;
  readonly navigation: Navigation;
  /** Old addresses that lead elsewhere now. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly notes: readonly Note[];
  /** Names that no page has, and the places that use them. */
  readonly missingNames: ReadonlyMap<string, readonly string[]>;
}

/**
 * Works out what the folder of a DocFX project becomes.
 *
 * @param project what `docfx.json` says.
 * @param api the items of the reference, by uid.
 */
export async function planSite(
  project: DocfxProject,
  variables: Variables,
  api: ReadonlyMap<string, DocfxItem>,
): Promise<SitePlan> {
  const { dir, root } = project;
  const files = projectFiles(project);
  const notes: Note[] = [];
  const onNote = (note: Note) => notes.push(note);
  for (const file of files.refused) {
    const message = `docfx.json names "${displayPath(file, dir)}", which is outside of the folder.`;
    onNote({ file: path.join(dir, DOCFX_FILE), kind: OUTSIDE, message, fix: OUTSIDE_FIX });
  }
  const catalog = createCatalog(files.pages, api);
  const tocs = new Tocs(files.tocs, root, onNote);
  const links = new LinkTargets(project, catalog, files, tocs.firstPages(catalog));
  const missingNames = new Map<string, string[]>();
  const parts = new Map<string, string>();
  const site: SiteContext = {
    project,
    catalog,
    links,
    variables,
    onNote,
    include: (file) => {
      const known =
        catalog.bySource(file)?.out ?? parts.get(file) ?? partName(file, project, parts);
      if (!catalog.bySource(file)) parts.set(file, known);
      return known;
    },
    onMissingName: (uid, file, line) => {
      const place = [displayPath(file, dir), line].filter((one) => one !== undefined).join(':');
      missingNames.set(uid, [...(missingNames.get(uid) ?? []), place]);
    },
  };
  const converted = new Map<string, ConvertedFile>();
  const moved: { from: string; to: string }[] = [];
  for (const page of catalog.pages) {
    const target = redirectOf(page);
    if (target === undefined)
      converted.set(page.out, await convertFile(page.source, page.out, site, page));
    else moved.push(...redirect(page, target, links, onNote));
  }
  for (const { source } of files.others) {
    const message = 'The file is no Markdown, so it is not taken over.';
    onNote({ file: source, kind: 'other pages', message, fix: 'Write what it says as a page.' });
  }
  // A part may include further parts.
  for (const [source, out] of parts) converted.set(out, await convertFile(source, out, site));
  const navigation = navigationOf(tocs, dir, catalog, links, onNote);
  const home = converted.has('index.md') || catalog.pages.some((page) => page.path === '/');
  if (!home) converted.set('index.md', homePage(project, navigation));
  return {
    site,
    project,
    files,
    converted,
    used: links.used,
    unused: new Map(
      files.resources
        .filter(({ source }) => !links.used.has(source))
        .map(({ source, target }) => [source, target]),
    ),
    navigation,
    redirects: moved,
    notes,
    missingNames,
  };
}

function partName(file: string, { dir }: DocfxProject, taken: ReadonlyMap<string, string>): string {
  const inside = isInside(file, [dir]);
  const name = inside ? displayPath(file, dir) : `parts/${path.basename(file)}`;
  const { dir: folder, name: base } = path.posix.parse(name);
  const used = new Set(taken.values());
  for (let count = 1; ; count++) {
    const own = path.posix.join(
      folder,
      `_${base.replace(/^_+/, '')}${count === 1 ? '' : count}.md`,
    );
    if (!used.has(own)) return own;
  }
}

function redirect(
  page: CatalogPage,
  target: string,
  links: LinkTargets,
  onNote: (note: Note) => void,
): { from: string; to: string }[] {
  const found = links.find(target, page.source);
  if (found.kind === 'page') return [{ from: page.address, to: found.page.path + found.rest }];
  if (found.kind === 'same') return [{ from: page.address, to: target }];
  onNote({
    file: page.source,
    line: 1,
    kind: 'redirects',
    message: `"redirect_url" leads to "${target}", which is not in the folder.`,
    fix: 'Add the address to "redirects" in site.config.ts, with a page that exists.',
  });
  return [];
}

/** DocFX needs no first page; the new site does. */
function homePage({ globalMetadata }: DocfxProject, { navbar }: Navigation): ConvertedFile {
  const title =
    typeof globalMetadata._appTitle === 'string' ? globalMetadata._appTitle : 'Documentation';
  const links = navbar.map(({ label, href }) => `- [${label.replace(/[[\]]/g, '\\$&')}](${href})`);
  return { text: `# ${title}\n\n${links.join('\n')}\n`, isPart: false };
}
