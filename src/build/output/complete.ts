import fs from 'node:fs';
import path from 'node:path';
import { listRelativeFiles } from '../../config/diagnostics/files';
import { messagesFor } from '../../messages';
import type { Settings } from '../../config/settings/schema';
import type { Redirect } from '../../config/project/redirects';
import { shortAddresses } from '../../features/editor-help/short-addresses';
import { inHead, publishVersions } from '../../features/versions/publish';
import { writeHeaders } from './headers';
import { writeRedirects } from './redirects';
import { knownSecrets, refuseSecrets } from './secrets';

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

/**
 * Adds to the finished files of a site what tells the host how to serve them, and makes sure that
 * no secret is among them.
 *
 * @param dir the finished files.
 * @returns advice, if there is any.
 * @throws {Error} if the site must not be published.
 */
export function completeSite(dir: string, site: SiteToComplete): string | undefined {
  const { settings, redirects, movedScript, isPreview, rootDir } = site;
  const { lang } = settings;
  const text = messagesFor(lang).pageMoved;
  const stubs = { script: movedScript, lang, text };
  const versions = publishVersions(dir, settings, redirects, rootDir);
  const added = versions.flatMap((version) => version.redirects);
  writeRedirects(dir, redirects, stubs, shortAddresses(settings), added);
  if (isPreview) hideFromSearchEngines(dir);
  const advice = writeHeaders(dir, settings, isPreview, versions);
  const known = knownSecrets(rootDir, publicKeys(settings));
  const alike = refuseSecrets(dir, known, settings.checks.secrets);
  return [advice, alike].filter(Boolean).join('\n\n') || undefined;
}

/** The keys that browsers get to see. */
function publicKeys({ search, analytics }: Settings): string[] {
  return [
    ...(search !== false && search.provider === 'hosted' ? [search.apiKey] : []),
    ...(analytics === false ? [] : analytics.projects.map(({ apiKey }) => apiKey)),
  ];
}

/** Asks search engines to leave out every document of a site, on hosts without headers too. */
function hideFromSearchEngines(dir: string): void {
  for (const name of listRelativeFiles(dir).filter((one) => one.endsWith('.html'))) {
    const file = path.join(dir, name);
    const html = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, inHead(html, '<meta name="robots" content="noindex">'));
  }
}
