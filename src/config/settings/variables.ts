import type { Settings } from './schema';

/** The values of variables (`{name}` in content and settings), by name. */
export type Variables = Readonly<Record<string, string>>;

/**
 * The variables that authors can use anywhere in a page, in a file's name and in the settings.
 *
 * @param settings the settings as written: their own texts may contain `{product}` and `{Product}`.
 */
export function variablesOf(
  settings: Pick<Settings, 'product' | 'hosts' | 'registryScope' | 'supportEmail' | 'url'>,
): Variables {
  const names = { product: settings.product.slug, Product: settings.product.name };
  const text = (value: string) => substitute(value, names);
  const hostOf = (address: string) => text(address).replace(/^https?:\/\//, '');
  return {
    ...names,
    logPrefix: settings.product.logPrefix ?? logPrefixOf(settings.product.name),
    docsUrl: text(settings.url),
    marketingUrl: text(settings.hosts.marketing),
    marketingHost: hostOf(settings.hosts.marketing),
    dashboardUrl: text(settings.hosts.dashboard),
    downloadUrl: text(settings.hosts.download),
    matcherUrl: text(settings.hosts.matcher),
    matcherHost: hostOf(settings.hosts.matcher),
    registryUrl: text(settings.hosts.registry),
    registryScope: text(settings.registryScope),
    ...(settings.supportEmail !== undefined && { supportEmail: text(settings.supportEmail) }),
  };
}

/** The first three consonants of a name in capitals; a name with fewer is filled up with X. */
function logPrefixOf(name: string): string {
  const consonants = name.toUpperCase().replace(/[^B-DF-HJ-NP-TV-Z]/g, '');
  return consonants.slice(0, 3).padEnd(3, 'X');
}

/**
 * Replaces `{name}` with its value. Unknown names are left alone; `\{name}` becomes a literal
 * `{name}`.
 *
 * @param escapes whether to drop the backslash of `\{name}` or keep it for a later parser.
 */
export function substitute(
  text: string,
  variables: Variables,
  escapes: 'drop' | 'keep' = 'drop',
): string {
  return text.replace(
    /(\\?)\{([A-Za-z]+(?:\.\w+)*)\}/g,
    (whole, backslash: string, name: string) => {
      if (!Object.hasOwn(variables, name)) return whole;
      if (backslash) return escapes === 'drop' ? `{${name}}` : whole;
      return variables[name] ?? whole;
    },
  );
}

/** Replaces variables in every string of a plain structure. */
export function substituteDeep<T>(
  value: T,
  variables: Variables,
  escapes: 'drop' | 'keep' = 'drop',
): T {
  return mapTexts(value, (text) => substitute(text, variables, escapes)) as T;
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map));
  if (value === null || typeof value !== 'object') return value;
  // Leaves YAML dates and the like alone.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, map)]));
}
