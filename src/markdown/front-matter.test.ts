import { z } from 'zod';
import { apiFrontMatterSchema } from '../reference/schema';
import { docFrontMatterSchema, validateFrontMatter } from './front-matter';
import { knownKeys } from '../config/diagnostics/zod-issues';
import { splitFrontMatter, yamlProblems } from '../config/diagnostics/yaml-places';

const check = (data: unknown, source = '---\n---\n', schema: z.ZodType = docFrontMatterSchema) =>
  validateFrontMatter(schema, data, 'docs/a.md', () => source);

describe('splitFrontMatter', () => {
  it('separates the parts and knows the body’s line', () => {
    expect(splitFrontMatter('---\ntitle: A\nslug: /a\n---\n# A\n')).toEqual({
      frontMatter: 'title: A\nslug: /a',
      body: '# A\n',
      bodyLine: 5,
    });
  });

  it('reads CRLF and lone CR, and a byte order mark', () => {
    const expected = { frontMatter: 'title: A', body: 'Text\nmore', bodyLine: 4 };
    expect(splitFrontMatter('---\r\ntitle: A\r\n---\r\nText\r\nmore')).toEqual(expected);
    expect(splitFrontMatter('\uFEFF---\rtitle: A\r---\rText\rmore')).toEqual(expected);
  });

  it('leaves a text without front matter whole, except for its byte order mark', () => {
    expect(splitFrontMatter('\uFEFF# A\r\n\r\n---\r\nb')).toEqual({
      body: '# A\n\n---\nb',
      bodyLine: 1,
    });
  });

  it('reads empty front matter, and does not take a rule in the body for its end', () => {
    expect(splitFrontMatter('---\n---\nText\n\n---\n\nMore\n')).toEqual({
      frontMatter: '',
      body: 'Text\n\n---\n\nMore\n',
      bodyLine: 3,
    });
  });

  it('keeps hyphens inside values', () => {
    const { frontMatter, body } = splitFrontMatter('---\ntitle: a --- b\nx: "---"\n---  \nBody');
    expect(frontMatter).toBe('title: a --- b\nx: "---"');
    expect(body).toBe('Body');
  });

  it('reads a file that ends with its front matter', () => {
    expect(splitFrontMatter('---\ntitle: A\n---')).toMatchObject({
      frontMatter: 'title: A',
      body: '',
    });
  });

  it('ignores front matter that is not closed', () => {
    expect(splitFrontMatter('---\ntitle: A\n')).not.toHaveProperty('frontMatter');
  });
});

describe('validateFrontMatter', () => {
  it('accepts a page without front matter', () => {
    expect(check(undefined)).toEqual({ value: {}, problems: [] });
    expect(check(null).problems).toEqual([]);
  });

  it('accepts the keys of Docusaurus pages', () => {
    const data = {
      id: 'a',
      title: 'A',
      sidebar_position: 1.5,
      pagination_next: null,
      tags: ['a', { label: 'b' }],
      last_update: { date: new Date('2024-01-31'), author: 'Me' },
      custom_edit_url: null,
    };
    expect(check(data).problems).toEqual([]);
  });

  it('names an unknown key with its position and the nearest known one', () => {
    const source = '---\ntitle: A\n  \nsidebar_lable: B\n---\n';
    expect(check({ title: 'A', sidebar_lable: 'B' }, source).problems).toEqual([
      {
        check: 'frontMatterKeys',
        file: 'docs/a.md',
        line: 4,
        column: 1,
        message: 'Unknown key "sidebar_lable".',
        fix: 'Write "sidebar_label", or remove the key.',
        unknown: 'sidebar_lable',
      },
    ]);
  });

  it.each([
    [{ layout: 'post' }, 'frontMatterKeys', 'layout'],
    [{ layout: { name: 'post' } }, 'frontMatterKeys', 'layout'],
    [{ feed: true, sample: ['a'] }, 'frontMatterKeys', 'feed'],
    [{ layout: 'landnig' }, 'frontMatterValues', 'layout'],
    [{ feed: { id: 'a' } }, 'frontMatterValues', 'feed'],
    [{ tags: 'one' }, 'frontMatterValues', 'tags'],
  ])('tells values of other systems from mistakes: %j', (data, name, unknown) => {
    const { value, problems } = check({ title: 'A', ...data });
    expect(value).toEqual({ title: 'A' });
    expect(problems[0]).toMatchObject({ check: name, unknown });
  });

  it('is strict about keys of types, where a misspelled one hides a part of the reference', () => {
    const [problem] = check({ uid: 'A', sumary: 'x' }, '---\n---\n', apiFrontMatterSchema).problems;
    expect(problem?.check).toBe('frontMatter');
  });

  it('lists the known keys if none is near', () => {
    const [problem] = check({ zzzzzzzz: 1 }).problems;
    expect(problem?.fix).toMatch(/^Remove it\. Known keys: title, sidebar_label, description/);
  });

  it('finds all mistakes in one go, even in a file with CRLF', () => {
    const source = '---\r\ntitle: 5\r\ndraft: maybe\r\nslug: /a b\r\nnope_zz: 1\r\n---\r\n';
    const { value, problems } = check(
      { title: 5, draft: 'maybe', slug: '/a b', nope_zz: 1 },
      source,
    );
    expect(value).toEqual({});
    expect(problems.map(({ line }) => line).sort()).toEqual([2, 3, 4, 5]);
    expect(problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        '"title": expected string, received number.',
        '"slug": must be a path without spaces, "?" and "#".',
        'Unknown key "nope_zz".',
      ]),
    );
  });

  it.each([
    [{ toc_min_heading_level: 1 }],
    [{ toc_max_heading_level: 7 }],
    [{ toc_max_heading_level: 2.5 }],
    [{ id: 'a/b' }],
    [{ slug: '/a?b' }],
    [{ slug: '/a#b' }],
    [{ title: '' }],
    [{ keywords: 'one' }],
    [{ last_update: { date: 'yesterday or so' } }],
  ])('rejects %j', (data) => {
    expect(check(data).problems).toHaveLength(1);
  });

  it('places a mistake inside a list', () => {
    const source = [
      '---',
      'name: A',
      'members:',
      '  - name: B',
      '    kind: method',
      '    sumary: x',
      '---',
    ].join('\n');
    const data = {
      name: 'A',
      kind: 'class',
      namespace: 'N',
      category: 'C',
      summary: 'S',
      signature: 'class A',
      members: [{ name: 'B', kind: 'method', signature: 'void B()', sumary: 'x' }],
    };
    const { problems } = check(data, source, apiFrontMatterSchema);
    expect(problems).toContainEqual(
      expect.objectContaining({
        line: 6,
        column: 5,
        message: 'Unknown key "sumary".',
        fix: 'Write "summary", or remove the key.',
      }),
    );
    // A missing value is located at the deepest part of its path that exists.
    expect(problems).toContainEqual(
      expect.objectContaining({
        line: 4,
        message: '"members.0.summary" is missing.',
      }),
    );
  });
});

describe('yamlProblems', () => {
  it('places the mistake in the file', () => {
    const [problem] = yamlProblems('---\ntitle: A\ndescription: a: b\n---\n', 'docs/a.md');
    expect(problem).toMatchObject({ check: 'frontMatter', file: 'docs/a.md', line: 3 });
    expect(problem?.message).toMatch(/^The front matter is not valid YAML: /);
    expect(problem?.message).not.toContain(' at line ');
  });

  it('finds nothing in valid or absent front matter', () => {
    expect(yamlProblems('---\ntitle: "a: b"\n---\n', 'a.md')).toEqual([]);
    expect(yamlProblems('title: a: b\n', 'a.md')).toEqual([]);
  });
});

describe('knownKeys', () => {
  const union = z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('a'), one: z.string() }),
      z.strictObject({
        type: z.literal('b'),
        two: z.array(z.strictObject({ deep: z.string() })).optional(),
      }),
    ]),
  );

  it('knows the keys of every variant of a union, and those below', () => {
    const known = knownKeys(z.strictObject({ items: union.default([]) }));
    expect(known([])).toEqual(['items']);
    expect(known(['items', 0])).toEqual(['type', 'one', 'two']);
    expect(known(['items', 3, 'two', 0])).toEqual(['deep']);
    expect(known(['nowhere', 'at', 'all'])).toEqual([]);
  });
});

describe('the value of front matter with mistakes', () => {
  it('has the keys that are right, so that links to the page work', () => {
    const data = { slug: '/moved', id: 'own', title: 5, nope_zz: 1 };
    expect(check(data).value).toEqual({ slug: '/moved', id: 'own' });
  });

  it('has stand-ins for the required keys of a type, and no members if one is wrong', () => {
    const standIns = {
      name: 'Room',
      kind: 'class',
      namespace: '-',
      category: '-',
      summary: '-',
      signature: '-',
    };
    const data = { name: 'Room<T>', kind: 'clas', slug: '/room', members: [{ name: 'Join' }] };
    const { value } = validateFrontMatter(apiFrontMatterSchema, data, 'a.md', () => '', standIns);
    expect(value).toMatchObject({ name: 'Room<T>', kind: 'class', slug: '/room', members: [] });
  });
});
