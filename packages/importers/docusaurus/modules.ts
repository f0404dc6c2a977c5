import type { Unknown } from './unknown';

/** What a file exports, by name: `default` includes `module.exports`. */
export type ModuleExports = Readonly<Record<string, unknown>>;

/** Finds what a file imports. */
export interface Modules {
  /** The file that a module imports; undefined for packages and for what does not exist. */
  readonly resolve: (specifier: string, importer: string) => string | undefined;
  /** What an import gives; an `Unknown` for packages. */
  readonly import: (specifier: string, importer: string, line: number) => ModuleExports | Unknown;
}
