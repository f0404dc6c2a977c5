/**
 * `npm run screenshots`: draws pages of `dist/` in both themes at three widths into
 * `docs/screenshots/`, to be committed. `-- --check` compares with what is there and exits with 1 if
 * a page looks different; what is different is in `.tmp/screenshots/`. On a machine that draws
 * letters differently it only draws, and exits with 75.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './lib/chromium';
import { SKIPPED } from './lib/run';
import { compare, marked } from './lib/screenshots/compare';
import {
  fingerprint,
  packed,
  pictureFile,
  pictureNames,
  pixels,
  toPng,
} from './lib/screenshots/files';
import { differencesOf, type Machine, machineOf } from './lib/screenshots/machine';
import { type Shot, shootAll, shotNames } from './lib/screenshots/shoot';
import { createSiteServer, listen } from './lib/server';

const STORE = path.resolve('docs/screenshots');
const MACHINE_FILE = path.join(STORE, 'drawn-on.json');
/** By name: the fingerprint of a picture that looked as the stored one does. */
const SAME_FILE = path.join(STORE, 'same.json');
const OUTPUT = path.resolve('.tmp/screenshots');

async function main(): Promise<number> {
  const dist = path.resolve('dist');
  if (!fs.existsSync(path.join(dist, 'index.html'))) {
    console.error('There is no dist/. Run "npm run build".');
    return 1;
  }
  const server = createSiteServer(dist);
  const port = await listen(server, 0);
  const browser = await chromium.launch(chromiumOptions());
  const site = `http://127.0.0.1:${port}`;
  const shoot = (take: (shot: Shot) => Promise<void>) => shootAll(browser, site, take);
  try {
    const machine = await machineOf(browser);
    return await (process.argv.includes('--check') ? check(shoot, machine) : draw(shoot, machine));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

type Shoot = (take: (shot: Shot) => Promise<void>) => Promise<void>;

/** Draws all pictures anew; those that look the same keep their file. */
async function draw(shoot: Shoot, machine: Machine): Promise<number> {
  fs.mkdirSync(STORE, { recursive: true });
  let changed = 0;
  const same: Record<string, string> = {};
  await shoot(async ({ name, png }) => {
    const file = pictureFile(STORE, name);
    if (!fs.existsSync(file) || (await differs(file, png)).changed) {
      fs.writeFileSync(file, await packed(png));
      changed++;
    }
    same[name] = fingerprint(png, fs.readFileSync(file));
  });
  for (const name of unexpected()) fs.rmSync(pictureFile(STORE, name));
  writeJson(MACHINE_FILE, machine);
  writeJson(SAME_FILE, Object.fromEntries(shotNames().map((name) => [name, same[name]])));
  console.log(`${shotNames().length} pictures, ${changed} of them changed.`);
  return 0;
}

async function check(shoot: Shoot, machine: Machine): Promise<number> {
  fs.rmSync(OUTPUT, { recursive: true, force: true });
  fs.mkdirSync(OUTPUT, { recursive: true });
  const others = differencesOf(drawnOn(), machine);
  if (others.length > 0) {
    await shoot(({ name, png }) => fs.promises.writeFile(path.join(OUTPUT, `${name}.png`), png));
    console.log(
      `The pictures in docs/screenshots/ come from a machine that draws otherwise (${others.join('; ')}). ` +
        `${shotNames().length} pictures were drawn into ${path.relative('.', OUTPUT)} and compared with nothing.`,
    );
    return SKIPPED;
  }
  const same = readJson(SAME_FILE) as Readonly<Record<string, string>>;
  const problems = unexpected().map((name) => `${name}: no page is drawn by this name any more.`);
  await shoot(async (shot) => {
    problems.push(...(await problemsOf(shot, same[shot.name])));
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(
      'If they are to look like that, run "npm run screenshots" and commit the pictures.',
    );
    return 1;
  }
  console.log(`${shotNames().length} pictures look as they are in docs/screenshots/.`);
  return 0;
}

/** @param same the fingerprint that tells without a comparison that nothing looks different. */
async function problemsOf({ name, png }: Shot, same: string | undefined): Promise<string[]> {
  const file = pictureFile(STORE, name);
  if (!fs.existsSync(file)) return [`${name}: docs/screenshots/ has no picture of it.`];
  if (fingerprint(png, fs.readFileSync(file)) === same) return [];
  const comparison = await differs(file, png);
  if (!comparison.changed) return [];
  const actual = await pixels(png);
  const output = path.join(OUTPUT, `${name}.diff.png`);
  await fs.promises.writeFile(output, await toPng(marked(actual, comparison)));
  await fs.promises.writeFile(path.join(OUTPUT, `${name}.png`), png);
  const [page = '', width = '', theme = ''] = /^(.+)-(\d+)-(\w+)$/.exec(name)?.slice(1) ?? [];
  const percent = (comparison.share * 100).toFixed(2);
  return [
    `${page} at ${width} pixels, ${theme}: ${percent} % of it looks different: ${path.relative('.', output)}`,
  ];
}

async function differs(file: string, png: Buffer) {
  return compare(await pixels(fs.readFileSync(file)), await pixels(await packed(png)));
}

/** Pictures of what is not drawn any more. */
function unexpected(): string[] {
  const expected = new Set(shotNames());
  return pictureNames(STORE).filter((name) => !expected.has(name));
}

/** @throws {Error} if no pictures were ever drawn. */
const drawnOn = () => readJson(MACHINE_FILE) as Machine;

/** @throws {Error} if there is no such file. */
function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

void main().then((code) => {
  process.exitCode = code;
});
