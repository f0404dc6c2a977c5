import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { apiSchemaOf } from '../../../src/reference/schema';
import { memberSections } from '../../../src/reference/members';
import { listFiles } from '../../../src/config/diagnostics/files';
import { substituteDeep } from '../../../src/config/settings/variables';
import { type Plan, planImport, type PlanOptions } from './plan';
import { readFolders } from './read-folder';
import { accountText, changesText, hasChanges, summaryText } from './report';
import { writePlan } from './write';
import { tempFolder } from '../../../src/test/temp-folder';

const FIXTURES = path.join(__dirname, 'fixtures');
const variables = { product: 'tandem', Product: 'Tandem' };

let dir: string;
let outDir: string;
beforeEach(() => {
  dir = tempFolder();
  outDir = path.join(dir, 'reference', 'classes');
});

/** A copy of a fixture, which tests may change. */
function inputFolder(name = 'assembly'): string {
  const folder = path.join(dir, name);
  fs.cpSync(path.join(FIXTURES, name), folder, { recursive: true });
  return folder;
}

const options = (): PlanOptions => {
  return {
    outDir,
    rootDir: dir,
    variables,
    categoryOf: ({ namespace }) => namespace,
    prune: false,
  };
};

function run(folder: string, over: Partial<PlanOptions> = {}): Plan {
  const input = readFolders([folder], dir);
  expect(input.problems).toEqual([]);
  const plan = planImport(input, { ...options(), ...over });
  writePlan(plan);
  return plan;
}

const files = () =>
  new Map(listFiles(outDir).map((file) => [path.basename(file), fs.readFileSync(file, 'utf8')]));
const page = (name: string) => path.join(outDir, name);
const front = (name: string) => {
  const data = matter(fs.readFileSync(page(name), 'utf8'), {}).data as unknown;
  return apiSchemaOf(data).parse(substituteDeep(data, variables));
};
const member = (file: string, name: string, index = 0) =>
  front(file).members.filter((one) => one.name === name)[index];

describe('a type', () => {
  beforeEach(() => void run(inputFolder()));

  it('becomes front matter that the site accepts', () => {
    for (const name of files().keys()) expect(() => front(name)).not.toThrow();
    expect(front('Vault.mdx')).toMatchObject({
      name: 'Vault',
      kind: 'class',
      namespace: 'Acme',
      category: 'Acme',
      uid: 'Acme.Vault',
      inherits: ['Container'],
      implements: ['IOpenable', 'IEnumerable<string>', 'IEnumerable'],
      attributes: [
        'Serializable',
        'Obsolete("Use \\"Safe\\" instead.", false)',
        'Tagged(3, Label = "hot")',
      ],
      obsolete: 'Use "Safe" instead.',
      seeAlso: ['IOpenable'],
      source: { path: 'src/Acme/Vault.cs', startLine: 12 },
      signature: 'public class Vault : Container, IOpenable, IEnumerable<string>, IEnumerable',
    });
  });

  it('keeps text that looks like tags and variables', () => {
    expect(front('Vault.mdx').summary).toBe(
      'Keeps values under a `Key<TValue>`; a `List<bool>` of {product} or \\<bool> is text.',
    );
    expect(front('Vault.mdx').example).toContain('vault.Open("{product}", false);');
  });

  it.each([
    ['Vault', 'constructor'],
    ['Capacity', 'constant'],
    ['Shared', 'field'],
    ['this[string]', 'indexer'],
    ['Opened', 'event'],
    ['operator ==', 'operator'],
    ['operator <<', 'operator'],
    ['implicit operator string', 'operator'],
    ['explicit operator Vault', 'operator'],
    ['IEnumerable.GetEnumerator', 'method'],
  ])('has the member %s, a %s', (name, kind) => {
    expect(member('Vault.mdx', name)?.kind).toBe(kind);
  });

  it('has overloads with modifiers, defaults and tuples', () => {
    const overloads = front('Vault.mdx').members.filter(({ name }) => name === 'Open');
    expect(
      overloads.map(({ parameters }) => parameters.map((one) => [one.type, one.default])),
    ).toEqual([
      [
        ['string', '"a, (b"'],
        ['bool', 'false'],
      ],
      [['out Dictionary<string, List<int>>', undefined]],
    ]);
    expect(member('Vault.mdx', 'Open', 1)?.exceptions).toEqual([
      { type: 'InvalidOperationException', description: 'It is shut.' },
      { type: 'ArgumentException', description: '' },
    ]);
  });

  it('inherits documentation through more than one member, and keeps its own', () => {
    expect(member('Vault.mdx', 'Open')).toMatchObject({
      summary: 'Opens it with a key.',
      remarks: 'Once only.',
      returns: 'Whether it is open.',
      parameters: [{ description: 'The key.' }, { description: 'Whether it creaks.' }],
    });
    expect(member('Container.mdx', 'Open')?.summary).toBe('Opens it with a key.');
  });

  it('can be nested, generic, an enum, a delegate, an attribute or an exception', () => {
    expect(front('Vault.Door.mdx').name).toBe('Vault.Door');
    expect(front('Key-TValue.mdx').typeParameters).toEqual([
      { name: 'TValue', description: 'What is kept.', constraint: 'struct, IComparable<TValue>' },
    ]);
    expect(member('Key-TValue.mdx', 'As<T>')?.typeParameters[0]?.constraint).toBe('class, new()');
    expect(front('Key.mdx').signature).toBe('public static class Key');
    expect(front('Acme.Doors.mdx')).toMatchObject({
      kind: 'enum',
      attributes: ['Flags'],
      members: [
        { kind: 'value', signature: 'None = 0', summary: '' },
        { kind: 'value', signature: 'Front = 1' },
      ],
    });
    expect(front('Handler.mdx')).toMatchObject({
      kind: 'delegate',
      parameters: [{ name: 'value', type: 'ref T', description: 'The value.' }],
      returns: 'Whether it was handled.',
    });
    expect(front('TaggedAttribute.mdx').kind).toBe('attribute');
    expect(front('LostException.mdx')).toMatchObject({
      kind: 'exception',
      inherits: ['Exception'],
    });
    expect(member('VaultExtensions.mdx', 'Empty')?.parameters.map(({ type }) => type)).toEqual([
      'this Vault',
      'params int[]',
    ]);
  });

  it('links to types that the site does not link automatically, with existing anchors', () => {
    expect(front('Acme.Events.Doors.mdx').summary).toBe(
      'Not [`Doors`](/reference/classes/Acme.Doors); throws [`Exception`](https://learn.microsoft.com/dotnet/api/system.exception).',
    );
    const [, name = '', anchor] =
      /\/reference\/classes\/(\S+)#(\w+)\)/.exec(
        member('Key-TValue.mdx', 'As<T>')?.summary ?? '',
      ) ?? [];
    const ids = memberSections(front(`${name}.mdx`).members).flatMap(({ groups }) =>
      groups.map(({ id }) => id),
    );
    expect(ids).toContain(anchor);
  });
});

it('accounts for every uid of the input', () => {
  const folder = inputFolder();
  const input = readFolders([folder], dir);
  const account = accountText(input, run(folder));
  const rows = account
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const sources = listFiles(folder).filter((file) => !file.endsWith('toc.yml'));
  const uids = sources.flatMap((file) => {
    const [items = ''] = fs.readFileSync(file, 'utf8').split(/^references:/m);
    return [...items.matchAll(/^- uid: (.*)$/gm)].map(([, uid]) => uid);
  });
  expect(new Set(uids).size).toBeGreaterThan(30);
  for (const uid of uids) expect(rows.map(([first]) => first)).toContain(uid);
  for (const [, , reason] of rows) expect(reason).toMatch(/\S/);
  expect(account).toMatch(/^Acme\.Gone\.Orphan\tskipped\tits type is not in the input$/m);
  expect(account).toMatch(/^Acme\.NotThere\tmissing\t/m);
  expect(account).toMatch(/Acme\.HeaderOnly\.yml\tskipped file\thas no items$/m);
});

it('summarizes what it did', () => {
  const folder = inputFolder();
  const summary = summaryText(readFolders([folder], dir), run(folder), 1.25);
  expect(summary).toContain('12 types with 18 members from 7 files in 1.3 s.');
  expect(summary).toContain('Files: 12 new, 0 changed, 0 as they were, 0 of types that are gone.');
  expect(summary).toContain(
    'Descriptions: 20 of their own, 2 inherited, 0 written by hand, 8 missing.',
  );
  expect(summary).toContain('References that DocFX does not know: 1\n  Acme.Unknown');
});

it('names ten of what it left out, and counts the rest', () => {
  const folder = path.join(dir, 'many');
  fs.mkdirSync(folder);
  const items = Array.from({ length: 12 }, (_, index) => `- uid: A.x${index}\n  name: x${index}\n`);
  const type = '- uid: A.B\n  name: B\n  type: Class\n  namespace: A\n';
  const text = `### YamlMime:ManagedReference\nitems:\n${type}${items.join('')}`;
  fs.writeFileSync(path.join(folder, 'a.yml'), text);
  const names = items.slice(0, 10).map((_, index) => `A.x${index}`);
  expect(summaryText(readFolders([folder], dir), run(folder), 0)).toContain(
    `Skipped: 12\n  12 – items of the type "none" have no page: ${names.join(', ')} and 2 more`,
  );
});

it('changes nothing the second time', () => {
  const folder = inputFolder();
  run(folder);
  const before = files();
  const again = run(folder);
  expect(hasChanges(again)).toBe(false);
  expect(again.unchanged).toBe(12);
  expect(files()).toEqual(before);
});

it('leaves bodies byte for byte and the author’s keys alone', () => {
  const folder = inputFolder();
  run(folder);
  const body = Buffer.concat([
    Buffer.from('\r\n## Remarks\r\n\r\nBy hand {Product}.\n'),
    Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  ]);
  const own = 'keywords: [safe]\nslug: /vault\n';
  const text = fs
    .readFileSync(page('Vault.mdx'), 'utf8')
    .replace(/^signature: .*$/m, 'signature: old');
  const start = Buffer.from(
    text.replace(/---\n$/, `${own}---\n`).replace('category: Acme', 'category: Mine'),
  );
  fs.writeFileSync(page('Vault.mdx'), Buffer.concat([start, body]));
  const plan = run(folder);
  expect(plan.updated.map(({ path: file }) => path.basename(file))).toContain('Vault.mdx');
  const after = fs.readFileSync(page('Vault.mdx'));
  expect(after.subarray(after.length - body.length).equals(body)).toBe(true);
  expect(front('Vault.mdx')).toMatchObject({
    category: 'Mine',
    keywords: ['safe'],
    slug: '/vault',
    signature: 'public class Vault : Container, IOpenable, IEnumerable<string>, IEnumerable',
    example: expect.any(String) as string,
  });
  // Handwritten remarks replace the assembly's, and links follow the slug.
  expect(front('Vault.mdx').remarks).toBeUndefined();
  expect(run(folder).updated).toEqual([]);
});

it('keeps line endings and a byte order mark', () => {
  const folder = inputFolder();
  run(folder);
  const windows = (text: string) => `\uFEFF${text}Body.\n`.replace(/\n/g, '\r\n');
  const wanted = windows(fs.readFileSync(page('Key.mdx'), 'utf8'));
  fs.writeFileSync(page('Key.mdx'), wanted);
  expect(run(folder).updated).toEqual([]);
  fs.writeFileSync(page('Key.mdx'), wanted.replace('kind: class', 'kind: struct'));
  expect(run(folder).updated).toHaveLength(1);
  expect(fs.readFileSync(page('Key.mdx'), 'utf8')).toBe(wanted);
});

it('finds a page in plain Markdown, and one without front matter has no name', () => {
  fs.mkdirSync(outDir, { recursive: true });
  const text = '---\nname: Key\nnamespace: Acme\ncategory: Hand\n---\nBody.\n';
  fs.writeFileSync(page('Own.md'), text);
  fs.writeFileSync(page('Notes.md'), 'Notes.\n');
  run(inputFolder());
  expect(files().get('Own.md')).toMatch(/^uid: Acme\.Key$/m);
  expect(files().get('Notes.md')).toBe('Notes.\n');
});

it('finds a handwritten page by name and namespace, even if they contain variables', () => {
  fs.mkdirSync(outDir, { recursive: true });
  const text = `---\nname: "{Product}Vault"\nkind: class\nnamespace: Acme\ncategory: Hand\nsummary: S.\nsignature: s\n---\nBody.\n`;
  fs.writeFileSync(page('{Product}Vault.mdx'), text);
  const folder = inputFolder();
  const yml = path.join(folder, 'Acme.Types.yml');
  const type = '- uid: Acme.TandemVault\n  name: TandemVault\n  type: Class\n  namespace: Acme\n';
  fs.writeFileSync(yml, fs.readFileSync(yml, 'utf8').replace('items:\n', `items:\n${type}`));
  run(folder);
  expect([...files().keys()]).not.toContain('TandemVault.mdx');
  const after = files().get('{Product}Vault.mdx') ?? '';
  expect(after).toMatch(/^name: "\{Product\}Vault"$/m);
  expect(after).toMatch(/^uid: Acme.TandemVault$/m);
  expect(after).toMatch(/^summary: S\.$/m);
  expect(after).toMatch(/---\nBody\.\n$/);
});

it('removes only imported pages of types that are gone', () => {
  const folder = inputFolder();
  run(folder);
  const byHand =
    '---\nname: Hand\nkind: class\nnamespace: A\ncategory: B\nsummary: S.\nsignature: s\n---\n';
  fs.writeFileSync(page('Hand.mdx'), byHand);
  fs.rmSync(path.join(folder, 'Events', 'Acme.Events.yml'));
  const kept = run(folder);
  expect(kept.gone.map(({ uid }) => uid)).toEqual(['Acme.Events.Doors']);
  expect(hasChanges(kept)).toBe(false);
  expect(hasChanges({ ...kept, prune: true })).toBe(true);
  expect(summaryText(readFolders([folder], dir), kept, 0)).toContain(
    'Types that are gone; --prune removes their files: 1\n  1 – Acme.Events.Doors: reference/classes/Acme.Events.Doors.mdx',
  );
  expect([...files().keys()]).toContain('Acme.Events.Doors.mdx');
  const pruned = run(folder, { prune: true });
  expect(changesText(pruned)).toBe('  - reference/classes/Acme.Events.Doors.mdx');
  expect([...files().keys()]).not.toContain('Acme.Events.Doors.mdx');
  expect([...files().keys()]).toContain('Hand.mdx');
});

it('keeps file names when a type of the same name is added', () => {
  const folder = inputFolder();
  const events = path.join(folder, 'Events', 'Acme.Events.yml');
  const text = fs.readFileSync(events, 'utf8');
  fs.rmSync(events);
  run(folder);
  expect([...files().keys()]).toContain('Doors.mdx');
  fs.writeFileSync(events, text);
  const plan = run(folder);
  expect(plan.created.map(({ file }) => path.basename(file))).toEqual(['Acme.Events.Doors.mdx']);
  expect(front('Doors.mdx').uid).toBe('Acme.Doors');
});

describe('damaged input', () => {
  it('is reported completely, with file and line', () => {
    const { problems } = readFolders([inputFolder('damaged')], dir);
    expect(problems).toMatchObject([
      { file: 'damaged/b.yml', line: 6 },
      { file: 'damaged/c.yml', message: 'Item 1 of the file has no uid.' },
    ]);
  });

  it('can be a duplicate uid, reported with both places', () => {
    const { problems } = readFolders([inputFolder('duplicate')], dir);
    expect(problems).toMatchObject([
      {
        file: 'duplicate/b/Acme.A.yml',
        line: 6,
        message: 'The uid "Acme.A" is also in duplicate/a/Acme.A.yml:3.',
      },
    ]);
  });

  it('can be an empty or missing folder', () => {
    const empty = path.join(dir, 'empty');
    fs.mkdirSync(empty);
    expect(readFolders([empty], dir).problems[0]?.message).toMatch(/^There are no types/);
    expect(readFolders([path.join(dir, 'no')], dir).problems).toMatchObject([
      { file: 'no', message: 'The folder does not exist.' },
    ]);
  });

  it('can be a page whose front matter does not parse', () => {
    fs.mkdirSync(outDir, { recursive: true });
    fs.writeFileSync(page('Broken.mdx'), '---\nname: "x\n---\n');
    const input = readFolders([inputFolder()], dir);
    expect(planImport(input, options()).problems).toMatchObject([
      { file: 'reference/classes/Broken.mdx', check: 'frontMatter' },
    ]);
  });
});

it('leaves the folder as it was if a file cannot be written', () => {
  const folder = inputFolder();
  run(folder);
  const before = files();
  const input = readFolders([folder], dir);
  const plan = planImport(input, { ...options(), prune: true });
  // A folder is in the way of the second file.
  const blocked = page(`.Other.mdx.${process.pid}.tmp`);
  fs.mkdirSync(blocked);
  const file = (name: string) => ({ path: page(name), file: name, content: Buffer.from('new') });
  const broken = { ...plan, created: [file('Vault.mdx'), file('Other.mdx')] };
  expect(() => writePlan(broken)).toThrow();
  fs.rmSync(blocked, { recursive: true, force: true });
  expect(files()).toEqual(before);
});
