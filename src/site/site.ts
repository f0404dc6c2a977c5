import { basePathOf, installBasePath } from '../base-path';
import { loadSettings, type LoadedSettings } from '../settings/load';
import { installMessages, messagesFor } from '../messages';
import { loadFacts } from './facts';
import { type FirstVersions, loadFirstVersions } from './first-versions';
import { loadLogCodes, type LogCode } from './log-codes';
import { previewOf, previewSettings } from './preview';
import { type ContentFolder, findContentFolder } from './content-folder';

/** What every part of the content layer works with. */
export interface Site extends LoadedSettings {
  readonly folder: ContentFolder;
  /** The releases that brought types and members of the reference. */
  readonly firstVersions: FirstVersions;
  /** The lines that the product logs, by number; empty if the content has no registry. */
  readonly logCodes: readonly LogCode[];
}

let site: Site | undefined;

/**
 * The settings and folders of this build, read once per process.
 *
 * @throws {Error} if the content folder is missing.
 */
export function currentSite(rootDir = process.cwd()): Site {
  site ??= readSite(rootDir);
  return site;
}

function readSite(rootDir: string): Site {
  const loaded = loadSettings(rootDir);
  installMessages(loaded.settings.lang);
  // Gatsby's development server knows no such path.
  const isDevelop = process.env.NODE_ENV === 'development';
  installBasePath(isDevelop ? '' : basePathOf(loaded.settings.url));
  const folder = findContentFolder(rootDir, undefined, loaded.settings.content);
  const facts = loadFacts(folder.contentDir, rootDir);
  const since = loadFirstVersions(folder.contentDir, rootDir);
  const known = { ...facts.variables, ...loaded.variables };
  const log = loadLogCodes(folder.contentDir, rootDir, known);
  const preview = previewOf(process.env);
  const { settings } = loaded;
  return {
    settings: preview ? previewSettings(settings, preview, messagesFor(settings.lang)) : settings,
    folder,
    variables: loaded.settings.variablesInPages ? { ...known, ...log.variables } : {},
    firstVersions: since.versions,
    logCodes: log.logCodes,
    problems: [...loaded.problems, ...facts.problems, ...since.problems, ...log.problems],
  };
}
