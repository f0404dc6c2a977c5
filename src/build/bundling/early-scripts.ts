import fs from 'node:fs';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { basePathDefines, withBase } from '../../base-path';
import { ON_DEMAND_SCRIPTS } from '../../client/early/on-demand-scripts';
import { FOR_BROWSERS } from './browsers';
import type { Settings } from '../../config/settings/schema';
import { messageDefines } from '../../messages';
import { buildAnalytics } from './analytics-scripts';
import { buildReports } from './report-scripts';
import { bundleStyled, VERSIONS_SCRIPT } from './styled-script';
import { buildSearchScripts } from './search-scripts';
import { hashInName } from '../../config/project/hash-in-name';
import { currentSite } from '../../config/project/site';
import { writeSiteData } from '../../config/project/site-data';

/** The scripts that run before Gatsby's runtime. */
export interface EarlyScripts {
  /** Inlined in the head; identical on every page, so one CSP hash (`script-src`) covers it. */
  readonly theme: string;
  /** The address of the script that makes the static page interactive. */
  readonly early: string;
  /** The address of the script in stubs of moved pages; see `build/output/redirects.ts`. */
  readonly moved: string;
  /** The constants inlined into them, as JSON by name; `npm run develop` bundles them itself. */
  readonly defines: Readonly<Record<string, string>>;
}

/**
 * Bundles `src/client/early/` separately from webpack: the file is a few kilobytes, needed right
 * away on every page, and shares nothing with the runtime that follows it.
 */
export async function buildEarlyScripts(): Promise<void> {
  const { settings } = currentSite();
  const messages = messageDefines(settings.lang);
  const [islands, onDemand, search] = await Promise.all([
    buildIslands(),
    buildOnDemand(settings, messages),
    buildSearchScripts(settings),
  ]);
  const dir = path.resolve('public', SCRIPTS_DIR);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  const defines = {
    SEARCH: JSON.stringify(search),
    HAS_HOVER_CARDS: JSON.stringify(settings.hoverCards),
    SCRIPTS_HASH: JSON.stringify(publishTogether({ [SCRIPTS_DIR]: onDemand, islands })),
  };
  const [theme, early] = await Promise.all([
    bundle(entryOf('theme'), {
      ANNOUNCEMENT_ID: JSON.stringify(settings.announcement && settings.announcement.id),
    }),
    bundle(entryOf('index'), { ...defines, ...messages }),
  ]);
  const scripts: EarlyScripts = {
    theme: theme.trim(),
    early: publish('early', early),
    moved: publish('moved', await bundle(entryOf('moved'))),
    defines,
  };
  writeSiteData('scripts', scripts);
  writeSiteData('analytics', await buildAnalytics(settings, SCRIPTS_DIR));
  writeSiteData('reports', await buildReports(settings, SCRIPTS_DIR));
  const { lang, versions } = settings;
  if (versions.length > 0) await bundleStyled({ ...VERSIONS_SCRIPT, lang }, SCRIPTS_DIR);
}

/** Below `public/`. */
const SCRIPTS_DIR = 'scripts';

/** Writes a script under a name that changes with it. @returns its address. */
function publish(name: string, script: string): string {
  const file = `${name}-${hashInName(script)}.js`;
  fs.writeFileSync(path.resolve('public', SCRIPTS_DIR, file), script);
  return withBase(`/${SCRIPTS_DIR}/${file}`);
}

/** Scripts by name. */
type Scripts = Readonly<Record<string, string>>;

/**
 * Writes scripts under names that change together: with one hash for all of them, every page has
 * only their names to load.
 *
 * @param folders the scripts by the folder below `public/` that they are for.
 * @returns the hash: a script is published as `<folder>/<name>-<hash>.js`.
 */
function publishTogether(folders: Readonly<Record<string, Scripts>>): string {
  const hash = hashInName(JSON.stringify(folders));
  for (const [folder, scripts] of Object.entries(folders)) {
    fs.mkdirSync(path.resolve('public', folder), { recursive: true });
    for (const [name, script] of Object.entries(scripts))
      fs.writeFileSync(path.resolve('public', folder, `${name}-${hash}.js`), script);
  }
  return hash;
}

/** Bundles the scripts in `src/client/on-demand/`, each with what it starts with. */
async function buildOnDemand(
  { hoverCards }: Settings,
  messages: Record<string, string>,
): Promise<Scripts> {
  const css = fs.readFileSync(path.resolve('src/client/on-demand/hover-cards.css'), 'utf8');
  const { code } = await transform(css, { loader: 'css', minify: true });
  const define = { ...messages, CARD_STYLE: JSON.stringify(code) };
  const names = [...Object.values(ON_DEMAND_SCRIPTS), ...(hoverCards ? ['hover-cards'] : [])];
  const scripts = names.map(async (name) => {
    const entry = `import { start } from '../on-demand/${name}';\nstart();\n`;
    return [name, await bundle(entry, define)] as const;
  });
  return Object.fromEntries(await Promise.all(scripts));
}

const EARLY_DIR = path.resolve('src/client/early');

const entryOf = (name: string) => fs.readFileSync(path.join(EARLY_DIR, `${name}.ts`), 'utf8');

/** Bundles the script of each interactive figure, `packages/figures/<name>/island.ts`. */
async function buildIslands(): Promise<Scripts> {
  const source = path.resolve('packages/figures');
  const entries = fs
    .readdirSync(source)
    .map((name) => [name, path.join(source, name, 'island.ts')] as const)
    .filter(([, file]) => fs.existsSync(file));
  fs.rmSync(path.resolve('public', 'islands'), { recursive: true, force: true });
  const { outputFiles } = await build({
    ...FOR_BROWSERS,
    entryPoints: Object.fromEntries(entries),
    write: false,
    outdir: path.resolve('public', 'islands'),
  });
  return Object.fromEntries(
    outputFiles.map((file) => [path.basename(file.path, '.js'), file.text] as const),
  );
}

/** Bundles a script for browsers. @param entry its code, which imports from `client/early/`. */
async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    ...FOR_BROWSERS,
    // As stdin: given an entry point, esbuild wraps every module in a function, costing 250 bytes.
    stdin: { contents: entry, resolveDir: EARLY_DIR, loader: 'ts' },
    write: false,
    format: 'iife',
    external: [withBase('/vendor/*')],
    define: { ...define, ...basePathDefines() },
  });
  return result.outputFiles[0]?.text ?? '';
}
