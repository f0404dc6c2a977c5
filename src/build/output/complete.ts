import { messagesFor } from '../../messages';
import type { Settings } from '../../config/settings/schema';
import type { Redirect } from '../../config/project/redirects';
import { findSources, writeHeaders } from './headers';
import type { PublishedFiles } from './published-files';
import { hideFromSearchEngines } from './noindex';
import { writeRedirects } from './redirects';
import { findSecrets, knownSecrets, refuseSecrets } from './secrets';

export interface SiteToComplete {
  readonly settings: Settings;
  readonly redirects: readonly Redirect[];
  /** The address of the script in the pages that stand at old addresses. */
  readonly movedScript: string;
  /** Whether search engines are to leave the site alone. */
  readonly isPreview: boolean;
  /** The project's root, where `.env` files are. */
  readonly rootDir: string;
}

/** Finds in a published file what `completeSite` needs to know of it. */
export function inspectFile(files: PublishedFiles, name: string): void {
  findSources(files, name);
  findSecrets(files, name);
}

/**
 * Adds to the finished files of a site what tells the host how to serve them, and makes sure that
 * no secret is among them.
 *
 * @returns what to say about it in the build's output.
 * @throws {Error} if the site must not be published.
 */
export function completeSite(files: PublishedFiles, site: SiteToComplete): string[] {
  const { dir } = files;
  const { settings, redirects, movedScript, isPreview, rootDir } = site;
  const { lang } = settings;
  const text = messagesFor(lang).pageMoved;
  const notes = writeRedirects(dir, redirects, { script: movedScript, lang, text });
  if (isPreview) hideFromSearchEngines(dir);
  writeHeaders(files, settings, isPreview);
  refuseSecrets(files, knownSecrets(rootDir, publicKeys(settings)));
  return notes;
}

/** The keys that browsers get to see. */
function publicKeys({ search, analytics }: Settings): string[] {
  return [
    ...(search !== false && search.provider === 'hosted' ? [search.apiKey] : []),
    ...(analytics === false ? [] : analytics.projects.map(({ apiKey }) => apiKey)),
  ];
}
