/** What the importer uses of js-yaml 4, which ships no types. */
declare module 'js-yaml' {
  export class YAMLException extends Error {
    readonly reason: string;
    /** 0-based. */
    readonly mark?: { readonly line: number; readonly column: number };
  }
  /** Every scalar is a text. */
  export const FAILSAFE_SCHEMA: object;
  export function load(text: string, options?: { schema?: object }): unknown;
}
