import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { importReference } from './command';
import { loadApiHistory } from '../../../src/config/project/api-history';
import { listFiles } from '../../../src/config/diagnostics/files';
import { fillTypeLinks } from '../../../src/markdown/html/fill-type-links';
import { createReference, documentedTypes } from '../../../src/reference/reference';
import { apiSchemaOf } from '../../../src/reference/schema';
import { apiClass, siteIn } from '../../../src/test/content-pages';
import { importFrom } from '../../../src/test/imported-reference';
import { tempFolder } from '../../../src/test/temp-folder';
import { withChanges } from '../../../src/features/api-changes/changed';
import { diffReferences, stepOf } from '../../csharp/diff';
import { fillApiChanges } from '../../../src/features/api-changes/fill';

const COMMITTED = 'packages/importers/reference/fixtures/assembly';
const CLOSED = `- uid: Acme.Vault.Closed
  parent: Acme.Vault
  name: Closed
  nameWithType: Vault.Closed
  type: Event
  namespace: Acme
  syntax:
    content: public event Action<Vault> Closed
`;

/** What the next version of the committed assembly has instead, and which changes that is. */
const EDITS: readonly (readonly [file: string, from: RegExp, to: string, changes: string[]])[] = [
  ['Vault', /^- uid: Acme\.Vault\.Opened$/m, `${CLOSED}$&`, ['Vault.Closed added minor']],
  ['Vault', /^- uid: Acme\.Vault\.Shared\n(?: .*\n)+/m, '', ['Vault.Shared removed major']],
  ['Vault', /public Vault\(\)/, 'protected Vault()', ['Vault.Vault changed major']],
  ['Types', /(bool Open\(string key, bool )loud/, '$1noisy', ['IOpenable.Open changed major']],
  ['Types', /T : class, new\(\)/, 'T : class', ['Key<TValue>.As<T> changed minor']],
  ['Types', /Front = 1/, 'Front = 2', ['Doors.Front changed major']],
  [
    'Types',
    /public abstract class Container/,
    `|-\n      [Obsolete("Use a \`Vault\`.")]\n      $&`,
    ['Container deprecated minor'],
  ],
  [
    'Types',
    /LostException/g,
    'GoneException',
    ['GoneException added minor', 'LostException removed major'],
  ],
];

let dir: string;
const site = () => siteIn(dir);

/** Imports a version of the assembly, and writes its snapshot. */
function release(version: string, edits: typeof EDITS): void {
  const assembly = path.join(dir, 'assembly');
  for (const folder of [assembly, site().folder.referenceDir ?? ''])
    fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(COMMITTED, assembly, { recursive: true });
  for (const [name, from, to] of edits) {
    const file = path.join(assembly, `Acme.${name}.yml`);
    const text = fs.readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    fs.writeFileSync(file, text.replace(from, to));
  }
  importFrom(assembly, dir);
  const quiet = { log: jest.fn(), error: jest.fn() };
  expect(importReference(['--snapshot', version], dir, quiet)).toBe(0);
  expect(quiet.log).toHaveBeenCalledWith(expect.stringContaining(`api-history/${version}.json`));
}

function historyOf() {
  const { snapshots, problems } = loadApiHistory(site().folder.contentDir, dir, {});
  expect(problems).toEqual([]);
  return snapshots;
}

const present = () =>
  listFiles(site().folder.referenceDir ?? '').map((file) => {
    const { data } = matter(fs.readFileSync(file, 'utf8'), {});
    const name = path.basename(file, '.mdx');
    return { ...apiClass(site(), name), type: apiSchemaOf(data).parse(data) };
  });

beforeEach(() => (dir = tempFolder()));

it('finds what differs between two versions of an imported reference', () => {
  release('1.9.0', []);
  release('1.10.0', EDITS);
  const [older, newer] = historyOf();
  const changes = diffReferences(older?.types ?? [], newer?.types ?? []);
  const found = changes.map(({ what, step, type, member }) => {
    return `${[type.name, ...(member ? [member.name] : [])].join('.')} ${what} ${step}`;
  });
  expect(found.sort()).toEqual(EDITS.flatMap(([, , , expected]) => expected).sort());
  expect(stepOf(changes)).toBe('major');
  const types = present().map(({ type }) => type);
  expect(stepOf(diffReferences(newer?.types ?? [], types))).toBe('patch');
});

it('lists them, with links to what is still there', () => {
  release('1.9.0', []);
  const slot = '<div data-slot="api-changes" data-from="1.9.0"></div>';
  const page = () => fillApiChanges(`<p>a</p>${slot}`, historyOf(), createReference(present()));
  expect(page()).toContain('<p>a</p><p>The public API is the same as in version 1.9.0.');
  const history = historyOf();
  release('1.10.0', EDITS);
  const reference = createReference(present());
  const targets = { nested: () => undefined, external: () => undefined };
  const html = fillTypeLinks(
    fillApiChanges(slot, history, reference),
    { ...targets, documented: documentedTypes(reference) },
    '',
  );
  expect(html).toContain(
    'Since version 1.9.0: 2 added, 2 removed, 4 changed, 1 deprecated. ' +
      'Judged by its API alone, this would be a major release.',
  );
  const row = (name: string) =>
    html
      .split('<tr')
      .find((one) => one.replace(/<\/?(?:wbr|a)\b[^>]*>/g, '').includes(`>${name}</code>`)) ?? '';
  expect(row('IOpenable.Open')).toMatch(
    /href="\/reference\/classes\/IOpenable#Open" class="type-link".*Changed \(breaking\).*Before: <code>bool Open\(string key, bool loud\)<\/code>. Now: <code>bool Open\(string key, bool noisy\)/s,
  );
  expect(row('Vault.Shared')).not.toContain('href');
  expect(row('Vault.Shared')).toContain('<code>public static readonly Vault Shared</code>');
  expect(row('Container')).toMatch(/Use a <code><a href="[^"]*Vault"/);
});

it('says on the pages of types when a declaration has last changed', () => {
  release('1.9.0', []);
  release('1.10.0', EDITS);
  const marks = (history: ReturnType<typeof historyOf>) =>
    present()
      .map(({ type }) => withChanges(type, history))
      .flatMap((type) => [type, ...type.members])
      .flatMap(({ name, changedIn, changedSince }) =>
        (changedIn ?? changedSince) ? [`${name} ${changedIn} ${changedSince}`] : [],
      );
  const names = ['Front', 'Open', 'As<T>', 'Vault'];
  expect(marks(historyOf()).sort()).toEqual(names.map((name) => `${name} 1.10.0 undefined`).sort());
  const [first] = historyOf();
  expect(marks(first ? [first] : []).sort()).toEqual(
    names.map((name) => `${name} undefined 1.9.0`).sort(),
  );
});
