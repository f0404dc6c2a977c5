import { basePathOf, installBasePath } from '../base-path';
import { loadSettings, type LoadedSettings } from '../settings/load';
import { installMessages, messagesFor } from '../messages';
import { loadFacts } from './facts';
import { type FirstVersions, loadFirstVersions } from './first-versions';
import { type DecisionTables, loadDecisionTables } from './decision-tables';
import { type GlossaryTerm, loadGlossary } from './glossary';
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
  /** The product's terms; empty if the content has no glossary. */
  readonly terms: readonly GlossaryTerm[];
  /** The tables that help readers decide, by id. */
  readonly decisionTables: DecisionTables;
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

/** The settings of this build, and its path, for commands that read no content. */
export function installSettings(rootDir: string): LoadedSettings {
  const loaded = loadSettings(rootDir);
  const { settings } = loaded;
  installMessages(settings.lang);
  // Gatsby's development server knows no such path.
  const isDevelop = process.env.NODE_ENV === 'development';
  installBasePath(isDevelop ? '' : basePathOf(settings.url));
  const preview = previewOf(process.env);
  if (!preview) return loaded;
  return { ...loaded, settings: previewSettings(settings, preview, messagesFor(settings.lang)) };
}

/**
 * The same, read anew.
 *
 * @throws {Error} if the content folder is missing.
 */
export function readSite(rootDir: string): Site {
  const loaded = installSettings(rootDir);
  const folder = findContentFolder(rootDir, undefined, loaded.settings.content);
  const facts = loadFacts(folder.contentDir, rootDir);
  const since = loadFirstVersions(folder.contentDir, rootDir);
  const known = { ...facts.variables, ...loaded.variables };
  const log = loadLogCodes(folder.contentDir, rootDir, known);
  const variables = { ...known, ...log.variables };
  const glossary = loadGlossary(folder.contentDir, rootDir, variables);
  const decisions = loadDecisionTables(folder.contentDir, rootDir, variables);
  return {
    settings: loaded.settings,
    folder,
    variables: loaded.settings.variablesInPages ? variables : {},
    firstVersions: since.versions,
    logCodes: log.logCodes,
    terms: glossary.terms,
    decisionTables: decisions.tables,
    problems: [loaded, facts, since, log, glossary, decisions].flatMap(({ problems }) => problems),
  };
}
