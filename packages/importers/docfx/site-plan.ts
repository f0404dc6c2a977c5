import path from 'node:path';
import { displayPath, isInside } from '../../../src/config/diagnostics/files';
import { OUTSIDE_FIX } from '../../../src/config/diagnostics/place-in';
import { freeName } from '../shared/names';
import { type Note, OUTSIDE, placeText } from '../shared/notes';
import type { Input } from '../reference/read-folder';
import type { ApiPages } from './api-pages';
import { createCatalog, redirectOf } from './catalog';
import type { DocfxProject } from './config';
import { type ConvertedFile, convertPage, convertPart } from './convert-file';
import { LinkTargets } from './link-targets';
import type { MarkdownReader, SiteContext } from './markdown/context';
import { type Navigation, navigationOf } from './navigation';
import { namesOf, variablesOf } from './project-names';
import { redirectsOf } from './redirects';
import { type Toc, Tocs } from './toc';
import type { ProjectFiles } from './project-files';

/** What a project becomes. Nothing is written yet. */
export interface SitePlan {
  /** What converts further texts of the project. */
  readonly site: SiteContext;
  readonly project: DocfxProject;
  readonly files: ProjectFiles;
  /** Pages and parts of pages, by their place in the folder of pages. */
  readonly converted: ReadonlyMap<string, ConvertedFile>;
  readonly navigation: Navigation;
  /** Old addresses that lead elsewhere now. */
  readonly redirects: ReturnType<typeof redirectsOf>;
  /** Names that no page has, and the places that use them. */
  readonly missingNames: ReadonlyMap<string, readonly string[]>;
}

/** What a project has. */
export interface ProjectParts extends Pick<SitePlan, 'project' | 'files'> {
  readonly reader: MarkdownReader;
  /** Tables of contents that no file has. */
  readonly tocs?: readonly Toc[];
  readonly items?: Input['items'];
  readonly api?: ApiPages;
}

/** Works out what the folder of a DocFX project becomes. */
export async function planSite(
  { project, reader, files, tocs: written, items = new Map(), api }: ProjectParts,
  onNote: (note: Note) => void,
): Promise<SitePlan> {
  const { dir } = project;
  for (const file of files.refused) {
    const message = `docfx.json names "${displayPath(file, dir)}", which is outside of the folder.`;
    onNote({ file: project.file, kind: OUTSIDE, message, fix: OUTSIDE_FIX });
  }
  const tocs = new Tocs(files.tocs, project, onNote, written);
  const pages = [...files.pages, ...(api?.namespaces ?? [])];
  const types = api?.types ?? new Map();
  // In MkDocs, the navigation has the last word.
  const titles = project.hasFolders ? tocs.labels(true) : new Map<string, string>();
  const catalog = createCatalog(pages, items, types, tocs.labels(), titles);
  const links = new LinkTargets(project, catalog, files, tocs.firstPages(catalog));
  const missingNames = new Map<string, string[]>();
  const parts = new Map<string, string>();
  const site: SiteContext = {
    project,
    reader,
    catalog,
    links,
    variables: variablesOf(project),
    onNote,
    include: (file) => {
      const page = catalog.bySource(file);
      if (page) return page.out;
      const out = parts.get(file) ?? partName(file, dir, new Set(parts.values()));
      parts.set(file, out);
      return out;
    },
    onMissingName: (uid, file, line) => {
      const place = placeText({ file, line }, dir);
      missingNames.set(uid, [...(missingNames.get(uid) ?? []), place]);
    },
  };
  const navigation = navigationOf(tocs, dir, catalog, links, onNote);
  const converted = new Map<string, ConvertedFile>();
  const published = catalog.pages.filter((page) => redirectOf(page) === undefined);
  for (const page of published) {
    converted.set(page.out, await convertPage(page, navigation.sidebarOf(page), site));
  }
  for (const { source } of files.others) {
    const message = 'The file is not Markdown, so it is not taken over.';
    onNote({ file: source, kind: 'other pages', message, fix: 'Write what it says as a page.' });
  }
  // A part may include further parts.
  for (const [source, out] of parts) converted.set(out, await convertPart(source, out, site));
  if (!published.some((page) => page.path === '/')) {
    converted.set('index.md', { text: homePage(project, navigation) });
  }
  const redirects = redirectsOf(catalog, links, onNote);
  return { site, project, files, converted, navigation, redirects, missingNames };
}

function partName(file: string, dir: string, used: ReadonlySet<string>): string {
  const name = isInside(file, [dir]) ? displayPath(file, dir) : `parts/${path.basename(file)}`;
  const { dir: folder, name: base } = path.posix.parse(name);
  return freeName(
    (count) => path.posix.join(folder, `_${base.replace(/^_+/, '')}${count}.md`),
    (out) => used.has(out),
  );
}

/** DocFX needs no first page; the new site does. */
function homePage(project: DocfxProject, { navbar }: Navigation): string {
  const links = navbar.map(({ label, href }) => `- [${label.replace(/[[\]]/g, '\\$&')}](${href})`);
  return `# ${namesOf(project).title}\n\n${links.join('\n')}\n`;
}
