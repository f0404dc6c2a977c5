import { putFiles, tempFolder } from './temp-folder';

/**
 * Gives each test of a file an empty folder.
 *
 * @returns a function that writes files into it, by their paths, and returns the folder.
 */
export function setUpSiteFolder(): (files?: Readonly<Record<string, string>>) => string {
  let dir = '';
  beforeEach(() => (dir = tempFolder()));
  return (files = {}) => {
    putFiles(dir, files);
    return dir;
  };
}
