import { type Bom, bomFaults, type Lock, withoutPeerRanges } from './sbom';

const HASH = Buffer.from('ab12', 'hex').toString('base64');
const LOCK: Lock = {
  packages: {
    '': {},
    'node_modules/a': {
      version: '1.0.0',
      integrity: `sha512-${HASH}`,
      peerDependencies: { b: '2' },
    },
    'node_modules/a/node_modules/@s/b': { version: '3.0.0', integrity: `sha512-${HASH}` },
  },
};

const component = (ref: string, content = 'ab12') => ({
  'bom-ref': ref,
  name: ref.slice(0, ref.lastIndexOf('@')),
  version: ref.slice(ref.lastIndexOf('@') + 1),
  hashes: [{ alg: 'SHA-512', content }],
});

const BOM: Bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  metadata: { component: component('site@1.0.0') },
  components: [component('a@1.0.0'), component('@s/b@3.0.0')],
  dependencies: [{ ref: 'site@1.0.0', dependsOn: ['a@1.0.0'] }],
};

it('finds nothing wrong with a bill that has each package of the lock file', () => {
  expect(bomFaults(BOM, LOCK)).toEqual([]);
});

it.each<[string, Partial<Bom>, string]>([
  ['a package that is missing', { components: [component('a@1.0.0')] }, '@s/b@3.0.0 is missing.'],
  [
    'a package that is not installed',
    { components: [...BOM.components, component('c@1.0.0')] },
    'c@1.0.0 is not in package-lock.json.',
  ],
  [
    'a package that is there twice',
    { components: [...BOM.components, component('a@1.0.0')] },
    'a@1.0.0 is there twice.',
  ],
  [
    'another archive',
    { components: [component('a@1.0.0', 'ff'), component('@s/b@3.0.0')] },
    'a@1.0.0 has another hash than in package-lock.json.',
  ],
  [
    'a dependency that leads nowhere',
    { dependencies: [{ ref: 'a@1.0.0', dependsOn: ['gone@1.0.0'] }] },
    'a@1.0.0 depends on gone@1.0.0, which is missing.',
  ],
  ['another format', { bomFormat: 'SPDX' }, 'The format is "SPDX".'],
])('names %s', (_, over, fault) => {
  expect(bomFaults({ ...BOM, ...over }, LOCK)).toEqual([fault]);
});

it('takes the demands on peers out of the lock file, and nothing else', () => {
  const { packages } = withoutPeerRanges(LOCK);
  expect(packages).toEqual({
    ...LOCK.packages,
    'node_modules/a': { ...LOCK.packages['node_modules/a'], peerDependencies: { b: '*' } },
  });
});
