import type { SiteConfig } from '../../../src/config/settings/schema';

/**
 * The text of `site.config.ts`, before it is formatted.
 *
 * @param comment above the settings, with its delimiters.
 */
export function settingsText(settings: SiteConfig, comment: string): string {
  return `import type { SiteConfig } from './src/config/settings/schema';

${comment}
const config: SiteConfig = ${JSON.stringify(settings, undefined, 2)};

export default config;
`;
}
