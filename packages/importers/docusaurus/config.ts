import fs from 'node:fs';
import path from 'node:path';
import { isActive } from '../../../src/config/settings/active-address';
import type { Leave, SourceSite } from './source-site';
import type { Callable } from './built-ins';
import { placeOf, Unknown } from './unknown';
import { Values } from './values';

const NAMES = ['ts', 'js', 'mts', 'mjs', 'cts', 'cjs'].map((one) => `docusaurus.config.${one}`);

/** The settings that this site takes from the configuration. */
const READ = 'title tagline url baseUrl presets plugins themes themeConfig markdown'.split(' ');

/**
 * Reads the configuration of a Docusaurus site without running it.
 *
 * @throws {Error} if there is none, or if none of it is known without running it.
 */
export function readConfig(site: SourceSite): Values {
  const { siteDir, leave } = site;
  const file = NAMES.map((name) => path.join(siteDir, name)).find((one) => fs.existsSync(one));
  if (file === undefined) {
    throw new Error(
      `${siteDir} has neither docusaurus.config.{js,ts,mjs,cjs} nor docfx.json nor mkdocs.yml. Name the folder that has one.`,
    );
  }
  const module = site.read(file);
  let exported: unknown = module.default ?? module;
  if (typeof exported === 'function') exported = (exported as Callable)({});
  if (exported instanceof Unknown) {
    const { reason, place } = exported;
    throw new Error(
      `${place.file}:${place.line}: The configuration is ${reason}, which only running it would tell. Export an object.`,
    );
  }
  const config = Values.of(exported);
  leaveUnknown(config.raw, leave);
  return config;
}

/** How deep settings are nested that matter here. */
const DEPTH = 8;

/** Settings that have their own line in the list, or none here. */
const IGNORED = new Set(
  (
    'prism customCss remarkPlugins rehypePlugins beforeDefaultRemarkPlugins ' +
    'beforeDefaultRehypePlugins algolia announcementBar editUrl sidebarItemsGenerator'
  ).split(' '),
);

/** Lists values that only running the configuration would tell, and links that run themselves. */
function leaveUnknown(owner: Values['raw'], leave: Leave): void {
  const seen = new Set<object>();
  const visit = (value: unknown, trail: string, depth: number): void => {
    if (value instanceof Unknown) {
      const need = 'Write the value into site.config.ts, if it matters there.';
      if (value.place.file !== '') leave(`"${trail}": ${value.reason}`, need, value.place);
      return;
    }
    if (typeof value !== 'object' || value === null || seen.has(value) || depth > DEPTH) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (/^(?:to|href)$/.test(key) && typeof inner === 'string' && isActive(inner))
        leave(`A link that is a script ("${trail}")`, 'Write an address.', placeOf(value, key));
      const isNamed = !Array.isArray(value) && !key.startsWith('…');
      if (!IGNORED.has(key)) visit(inner, isNamed ? `${trail}.${key}` : trail, depth + 1);
    }
  };
  for (const key of READ) visit(owner[key], key, 0);
}
