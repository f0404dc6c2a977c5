/** What `package-lock.json` says, as far as a bill of materials needs it. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  /** Where the folder is named otherwise. */
  readonly name?: string;
  readonly version?: string;
  /** Hashes of the archive, as in `sha512-<base64>`. */
  readonly integrity?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A bill of materials in the CycloneDX format, as far as it is checked here. */
export interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

/**
 * The lock file without demands on the versions of peers. npm writes no bill of materials where one
 * is not met, and packages of Gatsby have such demands; which packages there are does not change.
 */
export function withoutPeerRanges(lock: Lock): Lock {
  const packages = Object.entries(lock.packages).map(([folder, found]) => {
    const { peerDependencies: peers } = found;
    if (!peers) return [folder, found] as const;
    const anyVersion = Object.fromEntries(Object.keys(peers).map((name) => [name, '*']));
    return [folder, { ...found, peerDependencies: anyVersion }] as const;
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * Checks that a bill of materials is whole: each package of the lock file is in it once, with the
 * hash that npm checks when it installs, and no dependency leads nowhere.
 *
 * @returns a sentence for each fault.
 */
export function bomFaults(bom: Bom, lock: Lock): string[] {
  const faults: string[] = [];
  if (bom.bomFormat !== 'CycloneDX') faults.push(`The format is "${bom.bomFormat}".`);
  const components = new Map<string, Component>();
  for (const component of bom.components) {
    const ref = component['bom-ref'];
    if (components.has(ref)) faults.push(`${ref} is there twice.`);
    components.set(ref, component);
  }
  const locked = lockedPackages(lock);
  for (const [ref, hash] of locked) {
    const component = components.get(ref);
    if (!component) faults.push(`${ref} is missing.`);
    else if (!component.hashes?.some(({ content }) => content === hash))
      faults.push(`${ref} has another hash than in package-lock.json.`);
  }
  for (const ref of components.keys())
    if (!locked.has(ref)) faults.push(`${ref} is not in package-lock.json.`);
  const known = new Set([...components.keys(), bom.metadata.component['bom-ref']]);
  for (const { ref, dependsOn } of bom.dependencies)
    for (const target of [ref, ...dependsOn])
      if (!known.has(target)) faults.push(`${ref} depends on ${target}, which is missing.`);
  return faults;
}

/** The hash of each package in hexadecimal digits, by name and version. */
function lockedPackages({ packages }: Lock): Map<string, string> {
  const found = new Map<string, string>();
  for (const [folder, { name, version, integrity = '' }] of Object.entries(packages)) {
    if (folder === '') continue;
    const [, hash = ''] = /^sha\d+-(\S+)/.exec(integrity) ?? [];
    const ref = `${name ?? nameOf(folder)}@${version}`;
    found.set(ref, Buffer.from(hash, 'base64').toString('hex'));
  }
  return found;
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
