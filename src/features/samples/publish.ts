import fs from 'node:fs';
import path from 'node:path';
import { SAMPLES_PATH, samplePath } from '../../routes';
import type { SampleProject } from './projects';

/** Writes the archives, and removes those of earlier builds. */
export function publishSamples(projects: readonly SampleProject[], publicDir: string): void {
  fs.rmSync(path.join(publicDir, SAMPLES_PATH), { recursive: true, force: true });
  for (const { name, archive } of projects) {
    const file = path.join(publicDir, samplePath(name));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, archive);
  }
}
