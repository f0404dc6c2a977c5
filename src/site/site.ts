import { basePathOf, installBasePath } from '../base-path';
import { loadSettings, type LoadedSettings } from '../settings/load';
import { installMessages, messagesFor } from '../messages';
import { loadFacts } from './facts';
import { type FirstVersions, loadFirstVersions } from './first-versions';
import { previewOf, previewSettings } from './preview';
import { type ContentFolder, findContentFolder } from './content-folder';

/** What every part of the content layer works with. */
export interface Site extends LoadedSettings {
  readonly folder: ContentFolder;
  /** The releases that brought types and members of the reference. */
  readonly firstVersions: FirstVersions;
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
  const folder = findContentFolder(rootDir);
  const facts = loadFacts(folder.contentDir, rootDir);
  const since = loadFirstVersions(folder.contentDir, rootDir);
  const preview = previewOf(process.env);
  const { settings } = loaded;
  return {
    settings: preview ? previewSettings(settings, preview, messagesFor(settings.lang)) : settings,
    folder,
    variables: { ...facts.variables, ...loaded.variables },
    firstVersions: since.versions,
    problems: [...loaded.problems, ...facts.problems, ...since.problems],
  };
}
