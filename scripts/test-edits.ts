/**
 * `npx tsx scripts/test-edits.ts`: builds a site again after each of some random edits, and once more from
 * scratch in another folder. Both must be the same, byte for byte. Now and then a build is killed
 * before the one that counts. Three short sequences run in `npm test`; `--minutes 60` goes on with
 * other seeds for as long as wanted, and `--seed 7 --edits 5` repeats one.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generator } from '../src/test/random';
import { setUpAuthoring } from './lib/authoring-site';
import { buildCommand } from './lib/build-command';
import { compareFolders } from './lib/compare-folders';
import { type EditedSite, EDITS, prepareEdits } from './lib/site-edits';
import { copySite, type SiteCopy } from './lib/site-copy';

/** The seeds of `npm test`. */
const SEEDS = [1, 2, 3];

/** How often a build is killed before the one that is compared. */
const KILLED_SHARE = 0.2;

/** How long a build runs before it is killed at the latest, in milliseconds. */
const LONGEST_RUN = 12_000;

/** How many differences are printed. */
const MOST = 10;

interface Site extends EditedSite {
  readonly copy: SiteCopy;
}

/** Counts what has been tried. */
const totals = { sequences: 0, edits: 0, killed: 0 };

function setUp(name: string): Site {
  const copy = copySite(name);
  const site = { copy, dir: copy.dir, content: setUpAuthoring(copy) };
  prepareEdits(site);
  return site;
}

/** @throws {Error} with the build's output if it fails. */
function build({ copy, content }: Site): void {
  const { code, output } = copy.build({ CONTENT_DIR: content });
  if (code !== 0) throw new Error(output);
}

/** Starts a build and kills it with its children. */
function killedBuild({ dir, content }: Site, after: number): Promise<void> {
  const { program, args, env } = buildCommand({ CI: 'true', CONTENT_DIR: content });
  const child = spawn(program, args, { cwd: dir, env, stdio: 'ignore', detached: true });
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, after);
  return new Promise((resolve) => {
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Builds the same files from scratch in another folder. @returns its `dist/`. */
function fromScratch({ dir, content }: Site): string {
  const clean = setUp('edits-clean');
  for (const part of ['src', 'packages', 'site.config.ts', path.relative(dir, content)]) {
    fs.rmSync(path.join(clean.dir, part), { recursive: true });
    fs.cpSync(path.join(dir, part), path.join(clean.dir, part), { recursive: true });
  }
  for (const part of ['.cache', 'public', 'dist']) {
    fs.rmSync(path.join(clean.dir, part), { recursive: true, force: true });
  }
  build(clean);
  return path.join(clean.dir, 'dist');
}

/** @returns whether each build was that from scratch. */
async function sequence(seed: number, edits: number): Promise<boolean> {
  const random = generator(seed * 7919);
  const site = setUp('edits');
  build(site);
  const names = Object.keys(EDITS);
  const done: string[] = [];
  for (let turn = 1; turn <= edits; turn++) {
    const name = names[Math.floor(random() * names.length)] ?? '';
    if (EDITS[name]?.(site, turn) !== true) continue;
    done.push(name);
    totals.edits++;
    if (random() < KILLED_SHARE) {
      await killedBuild(site, random() * LONGEST_RUN);
      totals.killed++;
      done.push('a build is killed');
    }
    build(site);
    const differences = compareFolders(path.join(site.dir, 'dist'), fromScratch(site));
    if (differences.length > 0) {
      console.error(`  ✗ seed ${seed}: ${done.join(', ')}`);
      for (const line of differences.slice(0, MOST)) console.error(`    ${line}`);
      return false;
    }
  }
  totals.sequences++;
  console.log(`  ✓ seed ${seed}: ${done.join(', ')}`);
  return true;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      edits: { type: 'string', default: '2' },
      minutes: { type: 'string' },
    },
  });
  const edits = Number(values.edits);
  let failed = 0;
  const run = async (seed: number) => {
    if (!(await sequence(seed, edits))) failed++;
  };
  if (values.minutes !== undefined) {
    const end = Date.now() + Number(values.minutes) * 60_000;
    for (let seed = Number(values.seed ?? 100); Date.now() < end; seed++) await run(seed);
  } else {
    for (const seed of values.seed === undefined ? SEEDS : [Number(values.seed)]) await run(seed);
  }
  console.log(`${totals.edits} edits, ${totals.killed} builds killed.`);
  console.log(`${totals.sequences} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
