/**
 * Random edits: a site is built after each, and once more from scratch in another folder. Both must be
 * the same, byte for byte. Now and then a build is killed before the one that counts. `EDITS_MINUTES=60`
 * goes on with other seeds, and `EDITS_SEED=7 EDITS=5` repeats one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { setUpAuthoring } from '../authoring-site';
import { compareFolders } from '../../packages/testing/compare-folders';
import { copySite, type SiteCopy, siteCommand } from '../../packages/testing/site-copy';
import { generator } from '../../src/test/random';
import { EDITS, prepareEdits } from './edits';
import { build } from './site';

const { EDITS_MINUTES, EDITS_SEED, EDITS: EDITS_PER_SEED = '1' } = process.env;

/** The seeds of `npm test`. */
const SEEDS = EDITS_SEED === undefined ? [1, 2, 3] : [Number(EDITS_SEED)];

/** How often a build is killed before the one that is compared. */
const KILLED_SHARE = 0.2;

/** How long a build runs before it is killed at the latest, in milliseconds. */
const LONGEST_RUN = 12_000;

interface Site {
  readonly copy: SiteCopy;
  readonly content: string;
}

function setUp(name: string): Site {
  const copy = copySite(name);
  const content = setUpAuthoring(copy);
  prepareEdits(content);
  return { copy, content };
}

/** Starts a build and kills it with its children. */
async function killedBuild({ copy, content }: Site, after: number): Promise<void> {
  const env = { ...process.env, CI: 'true', CONTENT_DIR: content };
  const options = { cwd: copy.dir, env, stdio: 'ignore', detached: true } as const;
  const child = spawn(...siteCommand('build'), options);
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, after);
  await once(child, 'exit');
  clearTimeout(timer);
}

/** Builds the same files from scratch in another folder. @returns its `dist/`. */
function fromScratch({ copy: { dir }, content }: Site): string {
  const clean = setUp('edits-clean');
  for (const part of ['src', 'packages', 'site.config.ts', path.relative(dir, content)]) {
    fs.rmSync(path.join(clean.copy.dir, part), { recursive: true });
    fs.cpSync(path.join(dir, part), path.join(clean.copy.dir, part), { recursive: true });
  }
  for (const part of ['.cache', 'public', 'dist'])
    fs.rmSync(path.join(clean.copy.dir, part), { recursive: true, force: true });
  build(clean.copy, clean.content);
  return path.join(clean.copy.dir, 'dist');
}

async function sequence(seed: number): Promise<void> {
  const random = generator(seed * 7919);
  const site = setUp('edits');
  build(site.copy, site.content);
  const names = Object.keys(EDITS);
  const done: string[] = [];
  for (let turn = 1; turn <= Number(EDITS_PER_SEED); turn++) {
    const name = names[Math.floor(random() * names.length)] ?? '';
    const folders = { dir: site.copy.dir, content: site.content };
    if (EDITS[name]?.(folders, turn) !== true) continue;
    done.push(name);
    if (random() < KILLED_SHARE) {
      await killedBuild(site, random() * LONGEST_RUN);
      done.push('a build is killed');
    }
    build(site.copy, site.content);
    const differences = compareFolders(path.join(site.copy.dir, 'dist'), fromScratch(site));
    expect(differences.slice(0, 10), `seed ${seed}: ${done.join(', ')}`).toEqual([]);
  }
  console.log(`seed ${seed}: ${done.join(', ')}`);
}

for (const seed of SEEDS) {
  test(`after random edits of seed ${seed}, a build is that from scratch`, () => sequence(seed));
}

test('random edits of further seeds', async () => {
  test.skip(EDITS_MINUTES === undefined, 'EDITS_MINUTES says for how long.');
  test.setTimeout(0);
  const end = Date.now() + Number(EDITS_MINUTES) * 60_000;
  for (let seed = 100; Date.now() < end; seed++) await sequence(seed);
});
