import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findOrInstallCompiler, run } from '../packages/checks/samples/mono';
import type { HelpData } from '../src/features/editor-help/help-data';
import { externalXrefs } from '../src/reference/external-xrefs';
import { MAIN, test } from './sites';

/** Prints the constants of the program that it is part of. */
const RUNNER = `using System; using System.Linq; using System.Reflection;
static class Runner {
  static void Main() {
    var types = Assembly.GetExecutingAssembly().GetTypes();
    foreach (var field in types.SelectMany(type => type.GetFields()).Where(one => one.IsLiteral))
      Console.WriteLine(field.Name + "\\t" + field.GetRawConstantValue());
  }
}`;

const ask = (address: string) => fetch(address, { headers: { 'accept-encoding': 'identity' } });

/** Asks for published addresses, each page once. */
function visitor(origin: string) {
  const pages = new Map<string, { path: string; ok: boolean; ids: ReadonlySet<string> }>();
  const pageAt = async (address: string) => {
    const answer = await ask(address);
    const ids = [...(await answer.text()).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
    return { path: new URL(answer.url).pathname, ok: answer.ok, ids: new Set(ids) };
  };
  /** The path of the page, after redirects; undefined if it, or its anchor, is not there. */
  return async (url: string) => {
    const [address = '', id] = url.replace(origin, `${MAIN}/`).split('#');
    const page = pages.get(address) ?? (await pageAt(address));
    pages.set(address, page);
    const isThere = page.ok && (id === undefined || page.ids.has(decodeURIComponent(id)));
    return isThere ? page.path : undefined;
  };
}

const help = async () => (await (await ask(`${MAIN}/help-urls.json`)).json()) as HelpData;

test('the editor’s constants compile, and with members and log codes lead to their places', async () => {
  const compiler = findOrInstallCompiler();
  if ('missing' in compiler) {
    test.skip(true, compiler.missing);
    return;
  }
  const data = await help();
  const dir = test.info().outputPath();
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(path.join(dir, 'Runner.cs'), RUNNER);
  fs.writeFileSync(path.join(dir, 'HelpUrls.cs'), await (await ask(`${MAIN}/HelpUrls.cs`)).text());
  const printed = run(compiler.command, dir, ['Runner.cs', 'HelpUrls.cs'], [], []);
  const constants = printed.trim().split('\n');
  const constantUrls = constants.map((line) => line.split('\t')[1] ?? '');
  const types = Object.values(data.types);
  expect(constantUrls).toEqual([
    ...types.map(({ helpUrl }) => helpUrl),
    ...Object.values(data.logCodes),
  ]);
  expect(types.length).toBeGreaterThan(100);

  const visit = visitor(data.documentationUrl);
  const lost: string[] = [];
  const expectThere = async (url: string) => {
    const place = await visit(url);
    if (place === undefined) lost.push(url);
    return place;
  };
  for (const url of [data.changelogUrl ?? '', ...Object.values(data.logCodes)])
    await expectThere(url);
  for (const { url, helpUrl, members = {} } of types) {
    for (const id of Object.values(members)) await expectThere(`${url}#${id}`);
    expect(await expectThere(helpUrl)).toBe(await expectThere(url));
  }
  expect(lost).toEqual([]);
});

test('the xref map can be read, and each type and member in it is there', async () => {
  const dir = test.info().outputPath();
  fs.mkdirSync(dir, { recursive: true });
  const map = await (await ask(`${MAIN}/xrefmap.yml`)).text();
  fs.writeFileSync(path.join(dir, 'map.yml'), map);
  const { addresses, types, problems } = externalXrefs([{ file: './map.yml' }], dir);
  expect(problems).toEqual([]);
  expect(types.size).toBeGreaterThan(100);
  const { documentationUrl, types: inEditor } = await help();
  const uids = Object.keys(inEditor).map((type) => type.replaceAll('+', '.'));
  expect(uids.filter((uid) => !addresses.has(uid))).toEqual([]);
  const visit = visitor(documentationUrl);
  const lost: string[] = [];
  for (const url of new Set(addresses.values()))
    if ((await visit(url)) === undefined) lost.push(url);
  expect(lost).toEqual([]);
});
