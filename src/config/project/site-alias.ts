import path from 'node:path';

/**
 * The file that `@site/…` names: Docusaurus's name for the folder that holds `docs` and `static`.
 *
 * @param contentDir that folder, absolute.
 * @returns undefined for any other address.
 */
export function inSite(address: string, contentDir: string): string | undefined {
  return address.startsWith('@site/')
    ? path.join(contentDir, address.slice('@site/'.length))
    : undefined;
}
