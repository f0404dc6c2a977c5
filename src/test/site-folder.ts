import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from './temp-folder';

/**
 * Gives each test of a file an empty folder.
 *
 * @returns a function that writes files into it, by their paths, and returns the folder.
 */
export function setUpSiteFolder(): (files?: Readonly<Record<string, string>>) => string {
  let dir = '';
  beforeEach(() => (dir = tempFolder()));
  return (files = {}) => {
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.join(dir, path.dirname(name)), { recursive: true });
      fs.writeFileSync(path.join(dir, name), text);
    }
    return dir;
  };
}
