import fs from 'node:fs';
import path from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { createPageNode } from '../../site/nodes/nodes';
import { displayPath, isInside, listFiles, readIfThere } from '../../config/diagnostics/files';
import { COMPILED_INPUTS } from '../gatsby/compile';
import { SETTINGS_FILE } from '../../config/settings/load';
import { pageDirsOf } from '../../config/project/content-folder';
import { currentSite, refreshSite } from '../../config/project/site';
import { createPagesAgain } from './create-again';
import { WHOLE_FILES } from './keep-edits';
import { showRestart } from './problems';

/**
 * Sources that neither webpack nor Gatsby's node files follow: scripts that are bundled apart, what is
 * in them, and the document around all pages.
 */
const READ_AT_START = (
  'gatsby-ssr.tsx src/client/analytics src/client/diagrams src/client/early/theme.ts ' +
  'src/client/on-demand packages/search/ui src/html.tsx packages/figures packages/search/engine ' +
  'src/server'
).split(' ');

/** What the styleguide shows. */
const STYLEGUIDE = ['src/styles/tokens.css', 'src/styleguide/specimens.mdx'];

/** Files in the content folder that scripts have, which are bundled at the start. */
const SCRIPT_DATA = ['search.ts'];

const NEVER = /(?:^|[\\/])(?:node_modules|build|\.[^.\\/][^\\/]*)(?:[\\/]|$)|\.test\.tsx?$/;

/**
 * Follows the files that neither Gatsby's sources nor webpack follow. What pages are made of shows;
 * for everything else, the terminal says that a restart is needed.
 */
export async function watchSources(args: CreateDevServerArgs): Promise<void> {
  const { watch } = await import('chokidar');
  const { folder } = currentSite();
  const { rootDir, contentDir, staticDirs } = folder;
  const scripts = [
    ...READ_AT_START.map((name) => path.join(rootDir, name)),
    ...SCRIPT_DATA.map((name) => path.join(contentDir, name)),
  ];
  const compiled = JSON.parse(fs.readFileSync(COMPILED_INPUTS, 'utf8')) as string[];
  const atStart = new Map(
    [...compiled, ...scripts.flatMap(filesOf)].map((file) => [file, readIfThere(file)]),
  );
  const ofPages = [
    contentDir,
    ...staticDirs,
    ...STYLEGUIDE.map((name) => path.join(rootDir, name)),
  ];
  const settings = path.join(rootDir, SETTINGS_FILE);
  // Gatsby's sources follow these.
  const pageDirs = pageDirsOf(folder).filter((dir) => dir !== contentDir);
  watch([settings, ...atStart.keys(), ...ofPages], {
    ...WHOLE_FILES,
    ignoreInitial: true,
    ignored: (file: string) => NEVER.test(path.relative(rootDir, file)) || pageDirs.includes(file),
  }).on('all', (_event, file) => {
    const isSettings = file === settings;
    if (isSettings || isInside(file, ofPages)) refresh(args, isSettings);
    // There are also events for files that have only been read.
    if (atStart.has(file))
      void showRestart(displayPath(file, rootDir), readIfThere(file) !== atStart.get(file));
  });
}

/** The file itself, or all files below a folder; none if it does not exist. */
function filesOf(absolute: string): readonly string[] {
  const stat = fs.statSync(absolute, { throwIfNoEntry: false });
  return stat?.isDirectory() ? listFiles(absolute) : stat ? [absolute] : [];
}

/** Reads again what accompanies the pages. */
function refresh(args: CreateDevServerArgs, isSettings: boolean): void {
  const { registries, settings } = refreshSite();
  if (isSettings) void showRestart(SETTINGS_FILE, settings);
  // Variables may be in the pages' fields.
  if (registries)
    for (const node of args.getNodesByType('Mdx')) createPageNode({ ...args, node: node });
  createPagesAgain(args);
}
