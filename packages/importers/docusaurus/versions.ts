import path from 'node:path';
import { OUTSIDE_FIX, placeIn } from '../../../src/config/diagnostics/place-in';
import type { SourceSite } from './source-site';
import type { Place } from './unknown';
import type { Values } from './values';

/** The version that is the folder of pages itself; the others are copies. */
const CURRENT = 'current';

export interface Version {
  readonly name: string;
  /** What readers choose. */
  readonly label: string;
  readonly dir: string;
  /** Undefined for the current version, whose sidebars the options name. */
  readonly sidebarsFile?: string | false;
  /** Its path below that of all versions; empty for the one that readers see without choosing. */
  readonly path: string;
}

/**
 * Finds the versions of a folder of pages, first the one that Docusaurus shows readers: that of the
 * options, else the newest that is released.
 *
 * @param dir the folder of pages, absolute.
 */
export function versionsOf(
  dir: string,
  options: Values,
  site: SourceSite,
  place: Place | undefined,
): readonly [published: Version, ...others: Version[]] {
  const id = options.text('id') ?? 'default';
  const { siteDir, root, leave } = site;
  const inSite = (name: string) => path.join(siteDir, `${id === 'default' ? '' : `${id}_`}${name}`);
  const dirOf = (name: string) =>
    name === CURRENT ? dir : inSite(`versioned_docs/version-${name}`);
  const included = options.texts('onlyIncludeVersions');
  const hasCurrent = options.flag('includeCurrentVersion') !== false;
  const released = options.flag('disableVersioning')
    ? []
    : releasedIn(inSite('versions.json'), site);
  const names = [...released, ...(hasCurrent ? [CURRENT] : [])].filter((name) => {
    if (included?.includes(name) === false) return false;
    const found = placeIn(root, dirOf(name));
    const need = found === 'outside' ? OUTSIDE_FIX : 'Its folder is missing: is it generated?';
    if (found !== 'folder') leave(`The version "${name}" of "${id}"`, need, place);
    return found === 'folder';
  });
  const given = options.text('lastVersion') ?? '';
  const last = names.includes(given) ? given : (names[0] ?? CURRENT);
  const versionOf = (name: string): Version => {
    const usual = name === last ? '' : name === CURRENT ? 'next' : name;
    const sidebars = inSite(`versioned_sidebars/version-${name}-sidebars.json`);
    const isThere = placeIn(root, sidebars) === 'file';
    const own = options.values('versions').values(name);
    const label = own.text('label') ?? (name === CURRENT ? 'Next' : name);
    return {
      name,
      // The setting has letters, digits, dots and hyphens.
      label: label.replace(/[^\w.-]+/g, '-').replace(/^\W+|\W+$/g, '') || name,
      dir: dirOf(name),
      path: own.text('path') ?? usual,
      ...(name !== CURRENT && { sidebarsFile: isThere && sidebars }),
    };
  };
  const others = names.filter((name) => name !== last);
  return [versionOf(last), ...others.map(versionOf)];
}

/** The versions that a file lists, newest first. */
function releasedIn(file: string, site: SourceSite): string[] {
  if (placeIn(site.root, file) !== 'file') return [];
  const { default: names } = site.read(file);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
