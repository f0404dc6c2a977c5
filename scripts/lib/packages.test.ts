import fs from 'node:fs';
import { subset } from 'semver';
import { parse } from 'yaml';

interface Package {
  readonly version?: string;
  readonly engines?: { readonly node?: string };
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
  readonly overrides: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const read = (file: string) => fs.readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Package>>;
};

/** The versions of a package in the lock file, wherever it is installed. */
function versionsOf(name: string): string[] {
  const installed = Object.entries(packages).filter(([folder]) =>
    `/${folder}`.endsWith(`/node_modules/${name}`),
  );
  return [...new Set(installed.map(([, { version = '' }]) => version))];
}

/** The version that an override names: that of another package, or of a dependency of ours. */
function overriddenBy(spec: string): string | undefined {
  if (!spec.startsWith('$')) return spec.slice(spec.lastIndexOf('@') + 1);
  const name = spec.slice(1);
  return manifest.dependencies[name] ?? manifest.devDependencies[name];
}

it.each(Object.entries(manifest.overrides))(
  'the override of %s is the only version in the lock file',
  (name, spec) => {
    expect(versionsOf(name)).toEqual([overriddenBy(spec)]);
  },
);

it('says of every script that a package would run at installation that it does not run', () => {
  const withScripts = Object.entries(packages)
    .filter(([, { hasInstallScript = false }]) => hasInstallScript)
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
  const denied = Object.fromEntries(withScripts.map((name) => [name, false]));
  expect(manifest.allowScripts).toEqual(denied);
});

describe('Node', () => {
  const workflow = parse(read('.github/workflows/ci.yml')) as {
    readonly jobs: {
      readonly test: { readonly strategy: { readonly matrix: { node: string[] } } };
    };
  };
  const tested = workflow.jobs.test.strategy.matrix.node;

  it('is tested in the versions that `engines` names', () => {
    const named = manifest.engines.node
      .split('||')
      .map((range) => /\d+\.\d+/.exec(range)?.[0].replace(/\.0$/, ''));
    expect(tested).toEqual(named);
  });

  it('is not refused by any package in a version that `engines` names', () => {
    const refusing = Object.entries(packages).flatMap(([folder, { version, engines }]) => {
      const range = engines?.node ?? '*';
      return subset(manifest.engines.node, range) ? [] : [`${folder} ${version}: ${range}`];
    });
    expect(refusing).toEqual([]);
  });

  it('is of a tested line where the site is built', () => {
    const lines = tested.map((version) => version.split('.')[0]);
    expect(lines).toContain(read('.nvmrc').trim());
    expect(lines).toContain(/NODE_VERSION = "(\d+)"/.exec(read('netlify.toml'))?.[1]);
  });
});
