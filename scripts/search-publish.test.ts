import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stampCaches, cacheKey } from '../src/build/output/cache-key';
import { readSite } from '../src/config/project/site';
import { HostedService, type Recorded } from '../src/test/hosted-service';
import { searchRecord } from '../src/test/hosted-settings';
import {
  DONE,
  FAILED,
  NOT_STARTED,
  searchPublish,
  UNKNOWN,
} from '../packages/search/hosted-index/command';
import { readHostedSite } from './lib/hosted-site';
import { tempFolder } from '../src/test/temp-folder';

const { adminKey, searchKey, applicationId } = HostedService;
const COUNT = 1200;

let service: HostedService;
let rootDir: string;
let said: string[];

const search = (over: Record<string, unknown> = {}) => ({
  provider: 'hosted',
  applicationId,
  apiKey: searchKey,
  indexName: 'docs',
  hosts: service.hosts,
  ...over,
});

function writeSettings(value: unknown): void {
  const settings = {
    product: { name: 'Duet', slug: 'duet' },
    title: 'Duet documentation',
    tagline: 'Docs.',
    url: 'https://docs.duet.example',
    hosts: Object.fromEntries(
      ['marketing', 'dashboard', 'download', 'matcher', 'registry'].map((name) => [
        name,
        'https://duet.example',
      ]),
    ),
    registryScope: 'com.duet',
    supportEmail: 'help@duet.example',
    navbar: { items: [] },
    footer: { logoHref: '/', copyright: '©' },
    search: value,
  };
  const text = `export default ${JSON.stringify(settings, null, 2)};\n`;
  fs.writeFileSync(path.join(rootDir, 'site.config.ts'), text);
}

/** Stands in for the output of a build. */
function writeRecords(records: readonly unknown[]): void {
  const dir = path.join(rootDir, '.cache', 'site');
  fs.mkdirSync(dir, { recursive: true });
  const built = { records, synonyms: [{ said: 'lag', meant: 'latency' }] };
  fs.writeFileSync(path.join(dir, 'search-records.json'), JSON.stringify(built));
  for (const name of ['content/docs', 'src', 'packages']) {
    fs.mkdirSync(path.join(rootDir, name), { recursive: true });
  }
  stampCaches(rootDir, cacheKey(readSite(rootDir)));
}

/** The service of the tests needs no time. The command is tested with the delay that it has. */
const pollDelay = () => 1;

const publish = (
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = { ALGOLIA_ADMIN_KEY: adminKey },
  signal?: AbortSignal,
) =>
  searchPublish(args, {
    readSite: () => readHostedSite(rootDir),
    environment,
    say: (text) => said.push(text),
    pollDelay,
    ...(signal && { signal }),
  });
const output = () => said.join('\n');

const is = (method: string, end: RegExp) => (request: Recorded) =>
  request.method === method && end.test(request.path);
const BATCH = is('POST', /\/batch$/);
const MOVE = (request: Recorded) =>
  is('POST', /\/operation$/)(request) &&
  (request.body as { operation: string }).operation === 'move';

beforeAll(async () => {
  service = await HostedService.start(3);
});
afterAll(() => service.stop());

beforeEach(() => {
  service.reset();
  service.indexes.clear();
  service.put('docs', [{ ...searchRecord('old', 'Old.') }], {
    distinct: false,
    typoTolerance: 'min',
  });
  service.indexes.get('docs')?.rules.push({ objectID: 'a rule' });
  said = [];
  rootDir = tempFolder();
  writeSettings(search());
  writeRecords(
    Array.from({ length: COUNT }, (_, index) => searchRecord(`r${index}`, `Text ${index}.`)),
  );
});

/** In every test, the key must not appear in any output, file or address. */
afterEach(() => {
  expect(output()).not.toContain(adminKey);
  for (const { path: address, query, body } of service.requests) {
    expect(JSON.stringify([address, query, body])).not.toContain(adminKey);
  }
  for (const file of fs.readdirSync(rootDir, { recursive: true, encoding: 'utf8' })) {
    const absolute = path.join(rootDir, file);
    if (fs.statSync(absolute).isFile()) {
      expect(fs.readFileSync(absolute, 'utf8')).not.toContain(adminKey);
    }
  }
});

const isAsItWas = () => {
  expect(service.records('docs').map(({ objectID }) => objectID)).toEqual(['old']);
  expect(service.indexes.get('docs')?.settings).toEqual({ distinct: false, typoTolerance: 'min' });
};

describe('a publication', () => {
  it('replaces records, settings and synonyms in one move, and keeps rules', async () => {
    expect(await publish()).toBe(DONE);
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect(service.records('docs')).toHaveLength(COUNT);
    expect(service.records('docs')[0]).toMatchObject({ objectID: 'r0', language: 'en' });
    expect(service.indexes.get('docs')).toMatchObject({
      settings: { distinct: true, typoTolerance: 'min', attributeForDistinct: 'url' },
      synonyms: [{ type: 'oneWaySynonym', input: 'lag', synonyms: ['latency'] }],
      rules: [{ objectID: 'a rule' }],
    });
    // The live index is only read, and replaced by the move; nothing is written to it before.
    const written = service.requests.filter(
      ({ method, path: address }) => method !== 'GET' && address.startsWith('/1/indexes/docs/'),
    );
    expect(written.map(({ body }) => body)).toEqual([
      expect.objectContaining({ operation: 'copy', scope: ['settings', 'rules'] }),
    ]);
    expect(service.requests.findLast(({ method }) => method !== 'GET')).toMatchObject({
      body: { operation: 'move', destination: 'docs' },
    });
    expect(output()).toContain('distinct: false → true');
    expect(output()).toContain('1000 of 1200 records sent.');
    expect(output()).toContain('1200 of 1200 records sent.');
    expect(output()).toContain('The index docs is replaced: 1200 records.');
  });

  it('creates an index that does not exist yet', async () => {
    service.indexes.clear();
    expect(await publish()).toBe(DONE);
    expect(service.records('docs')).toHaveLength(COUNT);
    expect(output()).toContain('The index docs is new.');
  });

  it('continues if a host fails, a connection ends, or the service asks to wait', async () => {
    service.fail(BATCH, { status: 503 }, 'reset', { status: 429, headers: { 'Retry-After': '1' } });
    expect(await publish()).toBe(DONE);
    expect(service.records('docs')).toHaveLength(COUNT);
  }, 20_000);
});

it('is a command, whose output has no key either', async () => {
  const run = (variables: NodeJS.ProcessEnv) =>
    new Promise<number>((resolve) => {
      const command = path.resolve('scripts/search-publish.ts');
      const env = { ...process.env, ...variables };
      const tsx = path.resolve('node_modules/.bin/tsx');
      const child = execFile(tsx, [command], { cwd: rootDir, env }, (_error, stdout, stderr) => {
        said.push(stdout, stderr);
        resolve(child.exitCode ?? -1);
      });
    });
  expect(await run({ ALGOLIA_ADMIN_KEY: adminKey })).toBe(DONE);
  expect(service.records('docs')).toHaveLength(COUNT);
  expect(await run({ ALGOLIA_ADMIN_KEY: '' })).toBe(NOT_STARTED);
  service.failHost(0, { status: 403, body: '{"message":"No.","status":403}' });
  expect(await run({ ALGOLIA_ADMIN_KEY: adminKey })).toBe(FAILED);
  expect(output()).toContain('No. The index docs is as it was.');
}, 60_000);

describe('a publication that fails', () => {
  it.each<[string, (request: Recorded) => boolean]>([
    ['the settings', is('PUT', /\/settings$/)],
    ['the synonyms', is('POST', /\/synonyms\/batch$/)],
    ['an upload', BATCH],
    ['a task', is('GET', /\/task\//)],
    ['the move', MOVE],
  ])('at %s leaves the index as it was, and nothing behind', async (_what, matches) => {
    service.fail(matches, { status: 400, body: '{"message":"Not like this.","status":400}' });
    expect(await publish()).toBe(FAILED);
    isAsItWas();
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect(output()).toMatch(/Not like this\. The index docs is as it was\.$/);
  });

  it('says so if no host can be reached', async () => {
    service.fail(() => true, ...Array<'reset'>(50).fill('reset'));
    expect(await publish()).toBe(FAILED);
    isAsItWas();
    expect(output()).toMatch(/Unreachable hosts/);
  });

  it('says so if the key is invalid', async () => {
    expect(await publish([], { ALGOLIA_ADMIN_KEY: 'another-key-than-that' })).toBe(FAILED);
    isAsItWas();
    expect(output()).toMatch(/Invalid Application-ID or API key/);
    expect(output()).not.toContain('another-key-than-that');
  });

  it('does not print a key that the service repeats', async () => {
    const body = JSON.stringify({ message: `The key ${adminKey} is blocked.`, status: 403 });
    service.fail(() => true, { status: 403, body }, { status: 403, body });
    expect(await publish()).toBe(FAILED);
    expect(output()).toContain('The key [the key] is blocked.');
  });

  it('does not claim to know the outcome of a move without an answer', async () => {
    service.fail(MOVE, 'reset', 'reset', 'reset');
    expect(await publish()).toBe(UNKNOWN);
    expect(output()).toMatch(/has not confirmed it/);
    // The temporary index is not removed, because the owner needs to look at it.
    expect(service.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('stops when aborted, and cleans up', async () => {
    const controller = new AbortController();
    const stop = (text: string) => {
      said.push(text);
      if (text.includes('records sent')) controller.abort(new Error('Stopped.'));
    };
    const environment = { ALGOLIA_ADMIN_KEY: adminKey };
    const { signal } = controller;
    const readSite = () => readHostedSite(rootDir);
    const options = { readSite, environment, say: stop, signal, pollDelay };
    expect(await searchPublish([], options)).toBe(FAILED);
    isAsItWas();
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect(output()).toMatch(/Stopped\. The index docs is as it was\.$/);
  });
});

describe('a dry run', () => {
  it('says what would be sent, without a key and without a request', async () => {
    expect(await publish(['--dry-run'], {})).toBe(DONE);
    expect(service.requests).toEqual([]);
    expect(output()).toContain('1200 records of 1 pages');
    expect(output()).toContain('1 synonyms.');
    expect(output()).toMatch(/^ {2}customRanking: \["desc\(weight\.rank\)"/m);
    expect(output()).toMatch(/Nothing was sent\.$/);
  });

  it('finds records that are too large', async () => {
    writeRecords([searchRecord('large', 'x'.repeat(100_001))]);
    expect(await publish(['--dry-run'], {})).toBe(NOT_STARTED);
    expect(output()).toMatch(/larger than 100\.0 KB: large/);
  });
});

describe('what keeps it from starting', () => {
  const notStarted = async (message: RegExp, ...given: Parameters<typeof publish>) => {
    expect(await publish(...given)).toBe(NOT_STARTED);
    expect(output()).toMatch(message);
    expect(service.requests).toEqual([]);
  };

  it('an argument, a key for example, which it does not repeat', () =>
    notStarted(/^Unknown argument/, [`--key=${adminKey}`]));
  it('no key', () => notStarted(/Set ALGOLIA_ADMIN_KEY/, [], {}));
  it('the public key that is on every page', () =>
    notStarted(/which every page has/, [], { ALGOLIA_ADMIN_KEY: searchKey }));
  it('no build', async () => {
    fs.rmSync(path.join(rootDir, '.cache'), { recursive: true });
    await notStarted(/npm run build/);
  });
  it('a build that has failed', async () => {
    fs.rmSync(path.join(rootDir, '.cache', 'site-cache-key'));
    await notStarted(/the last build has failed/);
  });
  it('settings that are newer than the build', async () => {
    writeSettings(search({ indexName: 'other' }));
    await notStarted(/other settings/);
  });
  it('a search that is not hosted', async () => {
    writeSettings({ provider: 'embedded' });
    await notStarted(/not hosted/);
  });
  it('settings that are wrong', async () => {
    writeSettings(search({ indexName: '' }));
    await notStarted(/site\.config\.ts:\d+\n {4}"search\.indexName"/);
  });
  it('a host to which the key would be sent unencrypted', async () => {
    writeSettings(search({ hosts: [{ url: 'search.example', protocol: 'http' }] }));
    writeRecords([searchRecord('a', 'x')]);
    await notStarted(/use https/);
  });
});
