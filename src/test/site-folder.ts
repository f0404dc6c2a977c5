import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives each test of a file an empty folder.
 *
 * @returns a function that writes files into it, by their paths, and returns the folder.
 */
export function setUpSiteFolder(): (files?: Readonly<Record<string, string>>) => string {
  let dir = '';
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-folder-'));
  });
  afterEach(() => {
    fs.rmSync(dir, { recursive: true });
  });
  return (files = {}) => {
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.join(dir, path.dirname(name)), { recursive: true });
      fs.writeFileSync(path.join(dir, name), text);
    }
    return dir;
  };
}
