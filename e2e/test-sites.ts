/**
 * `test-sites.ts [name…]`: builds the sites that the browser tests use in addition to the
 * project's own `dist/`. `authoring` is a content folder with everything that authors can write,
 * served below a path of its host; `renamed` has another product name, all services (a hosted
 * search, analytics, a widget), an announcement, a sidebar of which documents hold a part, and no
 * pages in Markdown.
 */
import { HostedService } from '../src/test/hosted-service';
import { ANALYTICS, WIDGET } from '../src/test/loopback-services';
import { setUp, setUpAuthoring } from './authoring-site';
import { copySite, type SiteCopy } from '../packages/testing/site-copy';

function built(copy: SiteCopy, environment: NodeJS.ProcessEnv = {}): void {
  const { code, output } = copy.build(environment);
  if (code === 0) return;
  console.error(output);
  throw new Error(`The site in ${copy.dir} could not be built.`);
}

/** A service that the tests simulate; no such application exists. */
const HOSTED_SEARCH = JSON.stringify({
  provider: 'hosted',
  applicationId: HostedService.applicationId,
  apiKey: HostedService.searchKey,
  indexName: 'docs',
  parameters: { typoTolerance: 'min' },
  insights: true,
  maxResultsPerGroup: 3,
  missingResultsUrl: 'https://issues.example/new?title={query}',
});

/** As if the sidebar were a large one. */
const DIVIDED = JSON.stringify({ wholeUpTo: 20, levelUpTo: 15 });

const VERSION_1 = JSON.stringify({ label: '1.0', href: 'http://127.0.0.1:9/v1' });

const NEWS = JSON.stringify({ id: 'release-3', text: '{Product} 3 is out.' });

/** How each site is built, by name, which is also its folder in `.tmp/sites/`. */
const BUILDERS = {
  authoring: (copy: SiteCopy) => {
    // `e2e/builds/warm.ts` compares it with builds of another folder.
    built(copy, { CONTENT_DIR: setUpAuthoring(copy) });
  },
  renamed: (copy: SiteCopy) => {
    // Without a prefix for log codes, which comes from the name then.
    const product = "name: 'Tandem', slug: 'tandem', logPrefix: 'TDM'";
    setUp(copy, product, "name: 'Quorum', slug: 'quorum'");
    setUp(copy, "lang: 'en' }],", "lang: 'en' }, { label: 'Deutsch', href: '/de', lang: 'de' }],");
    setUp(copy, "[{ label: 'Next', href: '/' }]", `[{ label: 'Next', href: '/' }, ${VERSION_1}]`);
    setUp(copy, "'mailto:{supportEmail}?subject={title}&body={body}'", "'event'");
    setUp(copy, '  announcement: false,', `  announcement: ${NEWS},`);
    setUp(copy, '  aiWidget: false,', `  aiWidget: ${JSON.stringify(WIDGET)},`);
    const services = `  search: ${HOSTED_SEARCH},\n  sidebar: ${DIVIDED},\n  markdownPages: false,\n  analytics: ${JSON.stringify(ANALYTICS)},`;
    setUp(copy, '  analytics: false,', services);
    built(copy);
  },
} as const;

type TestSite = keyof typeof BUILDERS;

/** @throws {Error} if the site cannot be built; the build's output is on standard error. */
export function buildTestSite(name: TestSite): void {
  BUILDERS[name](copySite(name));
}

function main(): void {
  const all = Object.keys(BUILDERS) as TestSite[];
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !all.some((site) => site === name));
  if (unknown !== undefined) {
    console.error(`There is no test site "${unknown}". There are: ${all.join(', ')}.`);
    process.exit(1);
  }
  for (const name of all) if (named.length === 0 || named.includes(name)) buildTestSite(name);
}

if (require.main === module) main();
