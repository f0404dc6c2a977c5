import fs from 'node:fs';

/** What can be moved here. */
export type SiteKind = 'docusaurus' | 'docfx';

/**
 * What made the site in a folder, by its settings. A folder that has those of both was a DocFX site
 * once: Docusaurus is what builds it now.
 *
 * @param dir need not exist; what it lacks is the command's to say.
 */
export function siteKindOf(dir: string): SiteKind {
  const names = fs.existsSync(dir) ? fs.readdirSync(dir) : [];
  const isDocusaurus = names.some((name) => /^docusaurus\.config\.\w+$/.test(name));
  return !isDocusaurus && names.includes('docfx.json') ? 'docfx' : 'docusaurus';
}
