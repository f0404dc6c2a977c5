import fs from 'node:fs';
import path from 'node:path';

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  /** Installed only where the platform fits. */
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  /** A link to a folder of the project. */
  readonly link?: boolean;
}

/** npm's record of what it has installed. */
const INSTALLED = path.join('node_modules', '.package-lock.json');

/**
 * What is wrong with the installed packages; undefined if they are those of `package-lock.json`, or
 * if that cannot be told, as with other package managers. Old packages fail in ways that name
 * nothing: Gatsby says "Cannot access 'f' before initialization".
 */
export function installationProblem(rootDir: string): string | undefined {
  const [wanted, installed] = ['package-lock.json', INSTALLED].map((name) =>
    read(path.join(rootDir, name)),
  );
  if (!wanted || !installed) return undefined;
  const wrong = Object.entries(wanted.packages).find(([name, locked]) => {
    const found = installed.packages[name]?.version;
    if (name === '' || locked.link) return false;
    return found === undefined ? !locked.optional && !locked.devOptional : found !== locked.version;
  });
  if (!wrong) return undefined;
  const [name, { version }] = wrong;
  const found = installed.packages[name]?.version ?? 'missing';
  return (
    'Run npm ci: node_modules does not match package-lock.json ' +
    `(${name.replace(/^node_modules\//, '')} is ${found}, not ${version ?? 'linked'}).`
  );
}

function read(file: string): LockFile | undefined {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as LockFile;
}
