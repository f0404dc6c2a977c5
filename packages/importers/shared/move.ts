import type { SiteConfig } from '../../../src/config/settings/schema';

/** What a command that moves a site needs from around it. */
export interface MoveTools {
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
  /** A copy of the project to build in, where nothing may be written; its absolute path. */
  readonly copy: () => string;
  /** Builds the project in a folder; whether that succeeded. @param contentDir its content, if elsewhere. */
  readonly build: (dir: string, contentDir?: string) => boolean;
  /** The text of a file as the project formats it. */
  readonly format: (text: string, file: string) => Promise<string>;
}

/** What is to be moved, and how. Folders are absolute. */
export interface Move {
  readonly dir: string;
  /** The folder that nothing is read outside of. */
  readonly root: string;
  readonly rootDir: string;
  readonly check: boolean;
  readonly noBuild: boolean;
  /** The content folder to write, as given. */
  readonly out: string;
  readonly replace: boolean;
  /** Whether the report lists every place of what is lost in many. */
  readonly all: boolean;
}

/**
 * What is left out may be linked to, and other systems check less: all of this is listed, and ends no
 * build.
 */
export const CHECKS: NonNullable<SiteConfig['checks']> = {
  brokenLinks: 'warn',
  brokenMarkdownLinks: 'warn',
  missingAssets: 'warn',
  textAlternatives: 'warn',
  admonitions: 'warn',
  markup: 'warn',
  activeContent: 'warn',
  missingImports: 'warn',
  codeMeta: 'warn',
  frontMatterValues: 'warn',
  secrets: 'warn',
};

/** Where a command writes settings, relative to the project's root. */
export const SETTINGS = 'site.config.ts';

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
