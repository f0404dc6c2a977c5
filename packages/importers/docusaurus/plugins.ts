import type { Leave } from './source-site';
import { placeOf, type Place } from './unknown';
import { Values } from './values';

/** A plugin, preset or theme of a configuration, with its options. */
export interface Plugin {
  /** Without the parts that Docusaurus adds: `content-docs`, `client-redirects`, `classic`. */
  readonly name: string;
  readonly options: Values;
  readonly place: Place | undefined;
}

const PARTS_OF_PRESET = {
  docs: 'content-docs',
  blog: 'content-blog',
  pages: 'content-pages',
} as const;

/** The parts of the classic preset that are not plugins with pages. */
const SILENT = new Set(['theme', 'sitemap', 'debug', 'svgr']);

/** All plugins of a site that are on: its own, those of its presets, and its themes. */
export function pluginsOf(config: Values, leave: Leave): Plugin[] {
  const presets = entriesOf(config, 'presets');
  return [
    ...presets.flatMap((preset) => partsOf(preset, leave)),
    ...entriesOf(config, 'plugins'),
    ...entriesOf(config, 'themes'),
  ];
}

function partsOf(preset: Plugin, leave: Leave): Plugin[] {
  if (preset.name !== 'classic') {
    leave(`The preset "${preset.name}"`, 'Take what its plugins did over by hand.', preset.place);
    return [];
  }
  const { options } = preset;
  const theme = options.values('theme');
  if (theme.get('customCss') !== undefined) {
    const need = 'Put colors and fonts into src/styles/tokens.css.';
    leave('The site’s own style sheets ("customCss")', need, theme.place('customCss'));
  }
  for (const key of Object.keys(options.raw)) {
    if (Object.hasOwn(PARTS_OF_PRESET, key) || SILENT.has(key)) continue;
    const need = /gtag|gtm|googleAnalytics/i.test(key)
      ? 'Set up "analytics" in site.config.ts if you want to count what readers do.'
      : 'Take what it did over by hand.';
    leave(`The part "${key}" of the preset`, need, options.place(key));
  }
  return Object.entries(PARTS_OF_PRESET)
    .filter(([key]) => options.get(key) !== false)
    .map(([key, name]) => ({
      name,
      options: options.values(key),
      place: options.place(key) ?? preset.place,
    }));
}

function entriesOf(config: Values, key: 'presets' | 'plugins' | 'themes'): Plugin[] {
  const list = config.list(key);
  return list.flatMap((entry, index): Plugin | [] => {
    const [name, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
    // Conditions leave null and false; a preset with `false` as its options is on.
    if (!name || (options === false && key !== 'presets')) return [];
    return {
      name: typeof name === 'string' ? shortName(name) : 'a function',
      options: Values.of(options),
      place: placeOf(list, index) ?? config.place(key),
    };
  });
}

/** `@docusaurus/plugin-content-docs` and `content-docs` are the same, and so is a path to it. */
function shortName(name: string): string {
  const inPackages = /node_modules\/(.*)$/.exec(name)?.[1] ?? name;
  return inPackages.replace(/^@docusaurus\/(?:plugin-|preset-|theme-)?/, '');
}
