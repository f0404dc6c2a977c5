/** The parts of js-yaml 4 that the importer uses; the package ships no types. */
declare module 'js-yaml' {
  export class YAMLException extends Error {
    readonly reason: string;
    /** 0-based. */
    readonly mark?: { readonly line: number; readonly column: number };
  }
  /** Reads every scalar as a string. */
  export const FAILSAFE_SCHEMA: object;
  export function load(text: string, options?: { schema?: object }): unknown;
}
