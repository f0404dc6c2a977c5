import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { compile, findOrInstallCompiler, run } from '../packages/checks/samples/mono';
import type { HelpData } from '../src/features/editor-help/help-data';
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

/** The path and the ids of the page at an address, after redirects. */
async function pageAt(address: string) {
  const answer = await ask(address);
  const ids = [...(await answer.text()).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  return { path: new URL(answer.url).pathname, ok: answer.ok, ids: new Set(ids) };
}

test('the editor’s constants compile, and with members and log codes lead to their places', async () => {
  const compiler = findOrInstallCompiler();
  if ('missing' in compiler) {
    test.skip(true, compiler.missing);
    return;
  }
  const data = (await (await ask(`${MAIN}/help-urls.json`)).json()) as HelpData;
  const dir = test.info().outputPath();
  fs.mkdirSync(dir, { recursive: true });
  const program = path.join(dir, 'constants.exe');
  fs.writeFileSync(path.join(dir, 'Runner.cs'), RUNNER);
  fs.writeFileSync(path.join(dir, 'HelpUrls.cs'), await (await ask(`${MAIN}/HelpUrls.cs`)).text());
  const { ok, output } = compile(compiler.command, ['Runner.cs', 'HelpUrls.cs'], program, []);
  expect(ok, output).toBe(true);
  const constants = run(program, [], dir).trim().split('\n');
  const constantUrls = constants.map((line) => line.split('\t')[1] ?? '');
  const types = Object.values(data.types);
  expect(constantUrls).toEqual([
    ...types.map(({ helpUrl }) => helpUrl),
    ...Object.values(data.logCodes),
  ]);
  expect(types.length).toBeGreaterThan(100);

  const pages = new Map<string, Awaited<ReturnType<typeof pageAt>>>();
  const lost: string[] = [];
  const visit = async (url: string) => {
    const [address = '', id] = url.replace(data.documentationUrl, `${MAIN}/`).split('#');
    const page = pages.get(address) ?? (await pageAt(address));
    pages.set(address, page);
    if (!page.ok || (id !== undefined && !page.ids.has(decodeURIComponent(id)))) lost.push(url);
    return page.path;
  };
  for (const url of [data.changelogUrl ?? '', ...Object.values(data.logCodes)]) await visit(url);
  for (const { url, helpUrl, members = {} } of types) {
    for (const id of Object.values(members)) await visit(`${url}#${id}`);
    expect(await visit(helpUrl)).toBe(await visit(url));
  }
  expect(lost).toEqual([]);
});
