import fs from 'node:fs';
import path from 'node:path';
import { displayPath, listFiles } from '../../../src/config/diagnostics/files';
import { OUTSIDE_FIX, placeIn } from '../../../src/config/diagnostics/place-in';
import { matchesGlob } from '../shared/globs';
import type { Plugin } from './plugins';
import type { SourceSite } from './source-site';
import { versionsOf } from './versions';

/** A folder of pages of the site that moves. */
export interface SourceFolder {
  /** The id of its plugin, `default` without one; of an old version, with its name. */
  readonly id: string;
  /** Absolute. */
  readonly dir: string;
  /** The path below which its pages are published; empty for the root. */
  readonly base: string;
  /** The sidebars file, absolute; `false` if there is no sidebar, undefined if it is generated. */
  readonly sidebarsFile: string | false | undefined;
  /** The Markdown files that become pages or parts of pages, absolute. */
  readonly files: readonly string[];
  /** Files and folders that are not pages, relative to `dir`. */
  readonly exclude: readonly string[];
  /** What readers call its version. */
  readonly label?: string;
  /** Of an old version, the path of the one that readers see. */
  readonly current?: string;
}

export const MARKDOWN = /\.mdx?$/i;
/** What Docusaurus leaves out by itself; files that start with an underscore are parts of pages. */
const TESTS = ['**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

/** The folders of pages of all instances of the docs plugin, the one without an id first. */
export function docsFolders(plugins: readonly Plugin[], site: SourceSite) {
  const found = plugins
    .filter(({ name }) => name === 'content-docs')
    .flatMap((plugin) => foldersOf(plugin, site));
  return found.sort((a, b) => Number(b.id === 'default') - Number(a.id === 'default'));
}

/** The folder of each version, first the one that readers see. */
function foldersOf({ options, place }: Plugin, site: SourceSite) {
  const { siteDir, root, leave } = site;
  const id = options.text('id') ?? 'default';
  const name = options.text('path') ?? 'docs';
  const dir = path.resolve(siteDir, name);
  const at = options.place('path') ?? place;
  if (placeIn(root, dir) === 'outside') {
    leave(`The folder of pages "${name}", which is outside of the site’s folder`, OUTSIDE_FIX, at);
    return [];
  }
  if (!fs.existsSync(dir)) {
    leave(`The folder of pages "${name}", which does not exist`, 'Fix "path", or remove it.', at);
    return [];
  }
  const route = basePathOf(options.text('routeBasePath') ?? 'docs');
  const versions = versionsOf(dir, options, site, place);
  const include = options.texts('include');
  const exclude = options.texts('exclude') ?? [];
  const below = (one: string) => basePathOf(path.posix.join(route, one));
  return versions.map((version, index): SourceFolder => {
    const sidebars = version.sidebarsFile ?? options.get('sidebarPath');
    const sidebarsFile = typeof sidebars === 'string' ? existing(sidebars, site) : undefined;
    if (typeof sidebars === 'string' && sidebarsFile === undefined) {
      leave(
        `The sidebars file "${sidebars}", which does not exist`,
        'The folders are the sidebar until then.',
        options.place('sidebarPath'),
      );
    }
    return {
      id: index === 0 ? id : `${id}@${version.name}`,
      dir: version.dir,
      base: below(version.path),
      sidebarsFile: sidebars === false ? (false as const) : sidebarsFile,
      ...chosenFiles(version.dir, site, include, exclude),
      label: version.label,
      ...(index > 0 && { current: below(versions[0].path) }),
    };
  });
}

/** Names may lack their extension, and a file that is TypeScript may be named as JavaScript. */
function existing(name: string, site: SourceSite): string | undefined {
  const file = path.resolve(site.siteDir, name);
  return site.resolve(file, '') ?? site.resolve(file.replace(/\.js$/, ''), '');
}

/** The path of a `routeBasePath`: empty for the root, else with a slash in front only. */
export function basePathOf(written: string): string {
  return path.posix.resolve('/', written.replace(/^\/+/, '')).replace(/^\/$/, '');
}

/** The pages that the globs name, and the fewest folders and files that say what they leave out. */
export function chosenFiles(
  dir: string,
  { root, leave }: SourceSite,
  include: readonly string[] = ['**/*.{md,mdx}'],
  exclude: readonly string[] = [],
): Pick<SourceFolder, 'files' | 'exclude'> {
  const all = listFiles(dir).filter(
    (file) => MARKDOWN.test(file) && !file.includes('/node_modules/'),
  );
  const nameOf = (file: string) => displayPath(file, dir);
  const isPage = (file: string) => {
    const matches = (glob: string) => matchesGlob(nameOf(file), glob);
    const isPart = /(?:^|\/)_/.test(nameOf(file));
    return (isPart || include.some(matches)) && ![...exclude, ...TESTS].some(matches);
  };
  const files = all.filter((file) => {
    if (!isPage(file)) return false;
    if (placeIn(root, file) === 'file') return true;
    leave('The page, which leads out of the folder', OUTSIDE_FIX, { file, line: 1 });
    return false;
  });
  const pages = new Set(files.map(nameOf));
  const others = all.map(nameOf).filter((name) => !pages.has(name));
  return { files, exclude: [...new Set(others.map((name) => outermostFree(name, pages) ?? name))] };
}

/** The outermost folder around a file that has no page in it. Names have forward slashes. */
export function outermostFree(file: string, pages: Iterable<string>): string | undefined {
  const folder = path.posix.dirname(file);
  if (/^[./]$/.test(folder)) return undefined;
  const outer = outermostFree(folder, pages);
  if (outer !== undefined) return outer;
  for (const page of pages) if (page.startsWith(`${folder}/`)) return undefined;
  return folder;
}
