/**
 * Builds the sites that the browser tests look at, besides the project's own `dist/`:
 * one of a content folder with everything that authors write, one with another product's name and a
 * hosted search.
 */
import fs from 'node:fs';
import path from 'node:path';
import { HostedService } from '../src/test/hosted-service';
import { copySite, type SiteCopy } from './lib/site-copy';

function built(copy: SiteCopy, environment: NodeJS.ProcessEnv = {}): void {
  const { code, output } = copy.build(environment);
  if (code === 0) return;
  console.error(output);
  throw new Error(`The site in ${copy.dir} could not be built.`);
}

/** A service that the tests answer for: nobody has this application. */
const HOSTED_SEARCH = JSON.stringify({
  provider: 'hosted',
  applicationId: HostedService.applicationId,
  apiKey: HostedService.searchKey,
  indexName: 'docs',
  parameters: { typoTolerance: 'min' },
  insights: true,
});

export function buildTestSites(): void {
  const authoring = copySite('authoring');
  const source = 'https://git.example/blob/main/{path}#L{line}';
  setUp(authoring, 'sourceUrl: false', `sourceUrl: '${source}'`);
  built(authoring, { CONTENT_DIR: path.resolve('e2e/fixtures/authoring') });
  const renamed = copySite('renamed');
  setUp(renamed, "name: 'Tandem', slug: 'tandem'", "name: 'Quorum', slug: 'quorum'");
  setUp(renamed, '  analytics: false,', `  search: ${HOSTED_SEARCH},\n  analytics: false,`);
  built(renamed);
}

/** Changes a setting of a copy. */
function setUp(copy: SiteCopy, from: string, to: string): void {
  const settings = path.join(copy.dir, 'site.config.ts');
  const text = fs.readFileSync(settings, 'utf8');
  if (!text.includes(from)) throw new Error(`The settings do not hold "${from}".`);
  fs.writeFileSync(settings, text.replace(from, to));
}

if (require.main === module) buildTestSites();
