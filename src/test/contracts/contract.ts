import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * What the project takes from inside Gatsby and its plugins, where no interface promises it.
 *
 * @param holds whether the installed package still has it.
 * @param otherwise what to do in this project when an upgrade has changed it. The modules that it
 *   names have to exist, and to have what it says is in them.
 */
export function contract(holds: boolean, otherwise: string): void {
  for (const [, name = '', file = ''] of otherwise.matchAll(/(?:(\w+) in )?(src\/[\w/.-]*\w)/g)) {
    const found = [file, `${file}.ts`, `${file}.tsx`].find((one) => fs.existsSync(one));
    assert.ok(found && fs.readFileSync(found, 'utf8').includes(name), `No ${name} in ${file}`);
  }
  assert.ok(holds, otherwise);
}

/** Loads a module of an installed package as Node.js does. */
export const loadPackage = createRequire(path.resolve('package.json'));

/** A file of an installed package, below `node_modules/`; empty where there is none. */
export function packageText(file: string): string {
  const absolute = packagePath(file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
}

export function packagePath(file: string): string {
  return path.resolve('node_modules', file);
}
