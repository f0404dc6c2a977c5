/**
 * Builds the sites that the browser tests look at, besides the project's own `dist/`:
 * one of a content folder with everything that authors write, one with another product's name.
 */
import fs from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from './lib/site-copy';

function built(copy: SiteCopy, environment: NodeJS.ProcessEnv = {}): void {
  const { code, output } = copy.build(environment);
  if (code === 0) return;
  console.error(output);
  throw new Error(`The site in ${copy.dir} could not be built.`);
}

export function buildTestSites(): void {
  built(copySite('authoring'), { CONTENT_DIR: path.resolve('e2e/fixtures/authoring') });
  const renamed = copySite('renamed');
  const settings = path.join(renamed.dir, 'site.config.ts');
  const text = fs.readFileSync(settings, 'utf8');
  fs.writeFileSync(
    settings,
    text.replace("name: 'Tandem', slug: 'tandem'", "name: 'Quorum', slug: 'quorum'"),
  );
  built(renamed);
}

if (require.main === module) buildTestSites();
