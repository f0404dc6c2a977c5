import { withBase } from '../../base-path';
import type { ReportSettings } from '../../client/reports';
import { docsVersions } from '../../config/settings/navbar-items';
import type { Settings } from '../../config/settings/schema';
import { COMMIT_PATH } from '../../routes';
import { bundleStyled } from './styled-script';

/**
 * Bundles what reports words of a page. The commit is in a file of its own: in a script, it would be
 * in the names of scripts, and so in every document.
 *
 * @param dir the folder to write to, below `public/`.
 * @returns the address of the script; null if readers cannot report anything.
 */
export async function buildReports(settings: Settings, dir: string): Promise<string | null> {
  const { reports: to, lang } = settings;
  if (to === false) return null;
  const [version] = docsVersions(settings);
  const define = (style: string) => {
    const given: ReportSettings = { to, version, style, commit: withBase(COMMIT_PATH) };
    return { REPORTS: JSON.stringify(given) };
  };
  const style = ['reports', 'reports.css'] as const;
  return bundleStyled({ name: 'reports', style, lang, define }, dir);
}
