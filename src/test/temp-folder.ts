import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/** Makes an empty folder that is removed when the tests of the file have ended. */
export function tempFolder(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'test-')));
  folders.push(folder);
  return folder;
}

/** Writes a file, and the folders around it. */
export function putFile(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

/** Writes files into a folder, by their paths in it. */
export function putFiles(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) putFile(path.join(dir, name), content);
}
