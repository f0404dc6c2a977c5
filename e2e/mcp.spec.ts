import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect } from '@playwright/test';
import { createSiteServer, listen } from '../packages/preview-server/server';
import { isAnswer, readJudged } from '../packages/search/benchmark/judged';
import { currentSite } from '../src/config/project/site';
import { substitute } from '../src/config/settings/variables';
import { logCodePath } from '../src/routes';
import { askAbout, askOver } from '../src/test/mcp-client';
import { MAIN, SITES, test } from './sites';
import { open } from './support';

const BENCHMARK = 'packages/search/benchmark';
const FIRST = 5;

/** The addresses in a list of results, as paths of the site. */
const pathsIn = (text: string, site: string) =>
  [...text.matchAll(/^\d+\. .*\): (\S+)$/gm)].map(([, url = '']) => url.replace(site, ''));

/** Code for a page of the site: what its own search finds for each query. */
const SEARCH = (engine: string, reference: string, queries: readonly string[]) => `(async () => {
  const { createService } = await import('/search/${engine}');
  const { loadReference } = await import('/search/${reference}');
  const answers = await loadReference('/search/outline.txt', '');
  let wake;
  const service = createService('/search/outline.txt', () => wake?.());
  const found = [];
  for (const query of ${JSON.stringify(queries)}) {
    const request = { query, hitsPerPage: ${FIRST} };
    let result;
    do {
      const more = new Promise((resolve) => (wake = resolve));
      [result] = await service.search([request]);
      if (result.index === 'first') await more;
    } while (result.index === 'first');
    const { hits } = answers.answer(request, () => result);
    found.push(hits.map(({ url }) => new DOMParser().parseFromString(url, 'text/html').body.textContent));
  }
  return found;
})()`;

test('finds what the site’s own search finds, for each held-out query and each log line', async ({
  page,
}, { outputDir }) => {
  const { variables, logCodes } = currentSite();
  const judged = (['judged', 'own-words'] as const).flatMap((set) =>
    readJudged(BENCHMARK, set, (text) => substitute(text, variables)),
  );
  // All of them take half a minute.
  const held = judged.filter(({ set }) => set === 'held-out');
  const file = (name: string) =>
    fs.readdirSync(path.resolve(SITES.main.folder, 'search')).find((one) => one.startsWith(name)) ??
    '';
  await open(page, '/room');
  const queries = held.map(({ query }) => query);
  const inBrowser = await page.evaluate<string[][]>(
    SEARCH(file('engine-'), file('reference-'), queries),
  );
  const ask = await askAbout(MAIN, outputDir);
  const different: string[] = [];
  let answered = 0;
  for (const [at, { query, answers }] of held.entries()) {
    const found = pathsIn(await ask('search_docs', { query, limit: FIRST }), MAIN);
    if (found.join() !== inBrowser[at]?.join())
      different.push(`${query}: ${found.join(' ')} | ${inBrowser[at]?.join(' ')}`);
    if (found.slice(0, FIRST).some((url) => isAnswer(url, answers))) answered++;
  }
  expect(answered / held.length).toBeGreaterThan(0.9);
  expect(different).toEqual([]);
  for (const { code, title, text } of logCodes) {
    const line = text.replace(/<[a-z][A-Za-z]*>/g, 'x7');
    for (const message of [`[12:01:07] ${line}\n  at Room.Connect (Room.cs:1)`, code, title])
      expect(await ask('find_error', { message }), message).toContain(logCodePath(code));
  }
});

test('a client starts it, and asks it what an agent would', async ({}, { outputDir }) => {
  const args = ['--import', 'tsx', 'packages/mcp/command.ts', MAIN];
  const env = { ...process.env, XDG_CACHE_HOME: outputDir } as Record<string, string>;
  const ask = await askOver(new StdioClientTransport({ command: process.execPath, args, env }));
  const { client } = ask;
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_docs',
    'read_page',
    'get_type',
    'find_error',
    'paths_between',
  ]);
  expect(client.getInstructions()).toContain(currentSite().settings.title);
  for (const [name, input, ...expected] of [
    [
      'search_docs',
      { query: '-> DisconnectEvent' },
      '`DisconnectEvent lastDisconnectEvent { get; }`',
    ],
    ['read_page', { page: '/' }, '\n> Web page: <'],
    ['read_page', { page: `${MAIN}/reference/llms.txt` }, '# API reference'],
    ['read_page', { page: '/troubleshooting' }, 'Part 1 of', '#'],
    ['read_page', { page: '/rom/colections' }, 'Error: There is no page', 'Collections (Room): '],
    [
      'get_type',
      { name: 'Tandem.Realtime.Room' },
      '# Room class',
      '- `public void Connect(string roomName, RoomConnectOptions options = default)`: Starts',
    ],
    [
      'get_type',
      { name: 'RealtimeTransform.RequestOwnership()' },
      'RealtimeTransform inherits from',
      '```csharp\npublic void RequestOwnership()',
    ],
    [
      'read_page',
      { page: '/reference/classes/RealtimeTransform#RequestOwnership' },
      'RealtimeTransform inherits from',
    ],
    ['get_type', { name: 'Room.region' }, 'Room: ', '### `region`'],
    [
      'read_page',
      { page: '/reference/classes/RealtimeTransform#room' },
      'RealtimeTransform inherits from',
      '### `room`',
    ],
    ['get_type', { name: '[RealtimeProperty]' }, '# RealtimePropertyAttribute'],
    [
      'get_type',
      { name: 'Rooms' },
      'Error: The reference has no type "Rooms"',
      '/reference/classes/Room',
    ],
    ['get_type', { name: 'Room.Conect' }, 'Error: Room has no member'],
    [
      'paths_between',
      { from: 'GameObject', to: 'Room' },
      'Room room = Realtime.Find(gameObject).room;',
      `${MAIN}/reference/classes/Realtime#room`,
    ],
    [
      'find_error',
      { message: 'NullReferenceException: Object reference not set to an instance of an object' },
      '## Why is `model` null in my component?',
    ],
    ['paths_between', { from: 'Room', to: 'IDisposable' }, 'Error: There is no known way from'],
    ['paths_between', { from: 'Nothing', to: 'Room' }, 'Error: There is no known way from'],
  ] as const)
    for (const part of expected)
      expect(await ask(name, input), JSON.stringify(input)).toContain(part);
  await client.close();
});

test('a site of another content folder, below a path, answers without a connection, too', async ({}, {
  outputDir,
}) => {
  const server = createSiteServer(path.resolve(SITES.authoring.folder));
  const base = `http://127.0.0.1:${await listen(server, 0)}/docs`;
  const cache = path.join(outputDir, 'docs-mcp');
  const ask = await askAbout(base, cache);
  const questions = [
    ['search_docs', { query: 'crate' }, `${base}/reference/classes/Crate`],
    ['read_page', { page: 'https://team.example/docs/guide/names' }, '# Links by name'],
    ['get_type', { name: 'Crate.Add' }, 'which Crate inherits from'],
    ['paths_between', { from: 'Crate', to: 'Box' }, 'Error: There is no known way from'],
  ] as const;
  const answers: string[] = [];
  for (const [name, input, part] of questions) {
    answers.push(await ask(name, input));
    expect(answers.at(-1)).toContain(part);
  }
  const args = ['--import', 'tsx', 'packages/mcp/command.ts', base, '--download'];
  const env = { ...process.env, XDG_CACHE_HOME: outputDir };
  expect((await promisify(execFile)(process.execPath, args, { env })).stdout).toMatch(/^\d+ pages/);
  server.close().closeAllConnections();
  const offline = await askAbout(base, cache);
  for (const [at, [name, input]] of questions.entries())
    expect(await offline(name, input)).toBe(answers[at]);
  expect(await offline('read_page', { page: '/guide/habits' })).toContain(
    '# Habits of other systems',
  );
});
