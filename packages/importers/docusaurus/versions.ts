import path from 'node:path';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import type { Leave } from './left-out';
import type { ModuleReader } from './read-module';
import type { Place } from './unknown';
import { markdownIn, withWords } from './site-files';
import type { Values } from './values';

/** The version that is the folder of pages itself; the others are copies. */
const CURRENT = 'current';

export interface Version {
  readonly dir: string;
  /** Undefined for the current version, whose sidebars the options name. */
  readonly sidebarsFile?: string | false;
  /** Its path below that of all versions; empty for the one that readers see without choosing. */
  readonly path: string;
}

/** The versions that Docusaurus builds of a folder of pages, the one that is published here first. */
export type Versions = readonly [published: Version, ...others: Version[]];

/**
 * Finds the versions of a folder of pages. Docusaurus shows readers the one that the options name,
 * else the newest that is released; the others are listed.
 *
 * @param dir the folder of pages, absolute.
 * @param base the path below which the pages are published.
 */
export function versionsOf(
  dir: string,
  base: string,
  options: Values,
  reader: ModuleReader,
  leave: Leave,
  place: Place | undefined,
): Versions {
  const id = options.text('id') ?? 'default';
  const inSite = (name: string) =>
    path.join(reader.siteDir, `${id === 'default' ? '' : `${id}_`}${name}`);
  const dirOf = (name: string) =>
    name === CURRENT ? dir : inSite(`versioned_docs/version-${name}`);
  const included = options.texts('onlyIncludeVersions');
  const hasCurrent = options.flag('includeCurrentVersion') !== false;
  const released = options.flag('disableVersioning')
    ? []
    : releasedIn(inSite('versions.json'), reader);
  const names = [...released, ...(hasCurrent ? [CURRENT] : [])].filter(
    (name) => (included?.includes(name) ?? true) && placeIn(reader.root, dirOf(name)) === 'folder',
  );
  const given = options.text('lastVersion') ?? '';
  const last = names.includes(given) ? given : (names[0] ?? CURRENT);
  const versionOf = (name: string): Version => {
    const usual = name === last ? '' : name === CURRENT ? 'next' : name;
    const sidebars = inSite(`versioned_sidebars/version-${name}-sidebars.json`);
    const isThere = placeIn(reader.root, sidebars) === 'file';
    return {
      dir: dirOf(name),
      path: options.values('versions').values(name).text('path') ?? usual,
      ...(name !== CURRENT && { sidebarsFile: isThere && sidebars }),
    };
  };
  const others = names.filter((name) => name !== last);
  for (const name of others) {
    const which = name === CURRENT ? 'that is not released' : `"${name}"`;
    const at = path.posix.join('/', base, versionOf(name).path);
    const pages = withWords(markdownIn(dirOf(name), reader.root), 'page');
    const need = `The version at ${base || '/'} is the one that readers see there today. ${NEED}`;
    leave(
      `${pages} of the version ${which}, at ${at}`,
      need,
      options.place('lastVersion') ?? place,
    );
  }
  return [versionOf(last), ...others.map(versionOf)];
}

const NEED =
  'Build each of the others as a site, and name it in the navbar ("docsVersionDropdown").';

/** The versions that a file lists, newest first. */
function releasedIn(file: string, reader: ModuleReader): string[] {
  if (placeIn(reader.root, file) !== 'file') return [];
  const { default: names } = reader.read(file);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
