import type { Values } from './values';

/** The path of the site, without slashes around it. */
export const basePath = (config: Values) =>
  (config.text('baseUrl') ?? '/').replace(/^\/+|\/+$/g, '');

/** The address of the site, without a slash at its end. */
export function siteUrl(config: Values): string {
  const origin = (config.text('url') ?? 'https://docs.example').replace(/\/+$/, '');
  return [origin, basePath(config)].filter(Boolean).join('/');
}

/** The language of the site, as its configuration names it. */
export const languageIn = (config: Values) => config.values('i18n').text('defaultLocale');
