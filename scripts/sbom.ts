/**
 * `npm run sbom [-- file]`: writes which packages the site is built with, as a software bill of
 * materials in the CycloneDX format, into `sbom.cdx.json`. Packages that only tests use are marked
 * as development. It is read from `package-lock.json` alone, so nothing needs to be installed but
 * the command's own packages, and nothing is asked of a registry.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Bom, bomFaults, type Lock, withoutPeerRanges } from './lib/sbom';

const ARGUMENTS = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline'];

/** @throws {Error} with what npm says if it fails. */
function bomOf(lock: Lock): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
  // npm names the project after its folder.
  const { name } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { name: string };
  const project = path.join(folder, name);
  try {
    fs.mkdirSync(project);
    fs.copyFileSync('package.json', path.join(project, 'package.json'));
    const relaxed = JSON.stringify(withoutPeerRanges(lock));
    fs.writeFileSync(path.join(project, 'package-lock.json'), relaxed);
    const { status, stdout, stderr } = spawnSync('npm', ARGUMENTS, {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function main(): void {
  const [file = 'sbom.cdx.json'] = process.argv.slice(2);
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as Lock;
  const text = bomOf(lock);
  const bom = JSON.parse(text) as Bom;
  const faults = bomFaults(bom, lock);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  fs.writeFileSync(file, text);
  console.log(`${file}: ${bom.components.length} packages, CycloneDX ${bom.specVersion}.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
