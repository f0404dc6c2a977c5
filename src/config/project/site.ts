import { installUntranslatedCode } from '../../page-model/untranslated';
import { basePathOf, installBasePath } from '../../base-path';
import { loadSettings, type LoadedSettings } from '../settings/load';
import { installMessages, messagesFor } from '../../messages';
import { loadFacts } from './facts';
import { type FirstVersions, loadFirstVersions } from './first-versions';
import { type ApiSnapshot, loadApiHistory } from './api-history';
import { type DecisionTables, loadDecisionTables } from './decision-tables';
import { type GlossaryTerm, loadGlossary } from './glossary';
import { loadLogCodes, type LogCode } from './log-codes';
import { previewOf, previewSettings } from './preview';
import { frozenSettings, withVersions } from './docs-versions';
import { type ContentFolder, findContentFolder } from './content-folder';

/** What everything that reads content works with. */
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
  /** The declarations of earlier releases, oldest first. */
  readonly apiHistory: readonly ApiSnapshot[];
}

let site: Site | undefined;

/**
 * The settings and folders of this build, read once per process. Throws if the content folder is
 * missing.
 */
export function currentSite(rootDir = process.cwd()): Site {
  site ??= readSite(rootDir);
  return site;
}

/** Makes the settings those of this process: its language, version and path, and what a preview changes. */
function installSettings(loaded: LoadedSettings): LoadedSettings {
  const { FROZEN_VERSION: frozen } = process.env;
  const settings = frozen ? frozenSettings(loaded.settings, frozen) : withVersions(loaded.settings);
  installMessages(settings.lang);
  installUntranslatedCode(settings.untranslatedCode);
  // Gatsby's development server knows no such path.
  const isDevelop = process.env.NODE_ENV === 'development';
  installBasePath(isDevelop ? '' : basePathOf(settings.url));
  const preview = previewOf(process.env);
  if (!preview) return { ...loaded, settings };
  return { ...loaded, settings: previewSettings(settings, preview, messagesFor(settings.lang)) };
}

/** The settings of the start: develop compares the file with them. */
let start: LoadedSettings | undefined;

export interface SiteChange {
  /** Whether a registry has other data. */
  readonly registries: boolean;
  /** Whether the settings are right, and others than those in use. */
  readonly settings: boolean;
}

/**
 * Reads the registries of the content folder again, and the mistakes in the settings. The settings
 * in use stay those of the start, with which Gatsby is configured and scripts are bundled.
 */
export function refreshSite(rootDir = process.cwd()): SiteChange {
  const last = currentSite(rootDir);
  const { settings, problems } = loadSettings(rootDir);
  const variables = start?.variables ?? {};
  const next = readRegistries({ settings: last.settings, variables, problems }, last.folder);
  const registries = registriesText(next) !== registriesText(last);
  site = registries ? next : Object.assign(last, { problems: next.problems });
  return {
    registries,
    settings: problems.length === 0 && JSON.stringify(settings) !== JSON.stringify(start?.settings),
  };
}

/** What pages may show of the registries, as text that changes with it. */
export function registriesText(site: Site): string {
  const { variables, firstVersions, logCodes, terms, decisionTables, apiHistory } = site;
  return JSON.stringify([variables, firstVersions, logCodes, terms, decisionTables, apiHistory]);
}

/** The same as `currentSite`, read anew. Throws if the content folder is missing. */
export function readSite(rootDir: string): Site {
  start = loadSettings(rootDir);
  const loaded = installSettings(start);
  return readRegistries(loaded, findContentFolder(rootDir, undefined, loaded.settings.content));
}

function readRegistries(loaded: LoadedSettings, folder: ContentFolder): Site {
  const { rootDir } = folder;
  const facts = loadFacts(folder.contentDir, rootDir);
  const since = loadFirstVersions(folder.contentDir, rootDir);
  const known = { ...facts.variables, ...loaded.variables };
  const log = loadLogCodes(folder.contentDir, rootDir, known);
  const variables = { ...known, ...log.variables };
  const glossary = loadGlossary(folder.contentDir, rootDir, variables);
  const decisions = loadDecisionTables(folder.contentDir, rootDir, variables);
  const history = loadApiHistory(folder.contentDir, rootDir, variables);
  const others = [loaded, facts, since, log, glossary, decisions].flatMap((of) => of.problems);
  return {
    settings: loaded.settings,
    folder,
    variables: loaded.settings.variablesInPages ? variables : {},
    firstVersions: since.versions,
    logCodes: log.logCodes,
    terms: glossary.terms,
    decisionTables: decisions.tables,
    apiHistory: history.snapshots,
    problems: [...history.problems, ...others],
  };
}
