import { setUpDocsFolder } from '../../test/docs-folder';
import { readCategoryFiles } from './category-files';

const project = setUpDocsFolder();
const put = (file: string, content: string) => project().put(file, content);
const read = () => readCategoryFiles({ dir: project().docsDir, exclude: [] }, project().rootDir);

it('reads the metadata of folders in JSON and YAML', () => {
  put('_category_.json', '{ "label": "All", "className": "x", "customProps": { "a": 1 } }');
  put('a/b/_category_.yml', 'label: B\nposition: 2.5\ncollapsed: false\nlink: null\n');
  put('c/_category_.yaml', '');
  put('d/category.json', '{ "label": "No" }');
  put('e/_category_.yml', 'link:\n  type: generated-index\n  slug: /e\n');
  const { categories, problems } = read();
  expect(problems).toEqual([]);
  expect([...categories]).toEqual([
    ['', { label: 'All', className: 'x', customProps: { a: 1 } }],
    ['a/b', { label: 'B', position: 2.5, collapsed: false, link: null }],
    ['c', {}],
    ['e', { link: { type: 'generated-index', slug: '/e' } }],
  ]);
});

it('reports a file that cannot be read, and continues', () => {
  put('a/_category_.yml', 'label: A\nposition: [1\n');
  put('b/_category_.json', '"B"');
  put('c/_category_.yml', 'label: C');
  const { categories, problems } = read();
  expect([...categories.keys()]).toEqual(['c']);
  expect(problems).toMatchObject([
    { check: 'sidebar', file: 'docs/a/_category_.yml' },
    { check: 'sidebar', file: 'docs/b/_category_.json', line: 1 },
  ]);
  expect(problems[0]?.line).toBeGreaterThanOrEqual(2);
});

it('locates each mistake, with what may be meant', () => {
  put('_category_.yml', 'lable: All\nposition: "2"\n\ncollapsed: 1\n');
  put(
    'a/_category_.json',
    '{\n  "label": "A",\n  "link": {\n    "type": "generated-index",\n    "titel": "x"\n  }\n}\n',
  );
  expect(read().problems.map(({ file, line, message, fix }) => [file, line, message, fix])).toEqual(
    [
      [
        'docs/_category_.yml',
        2,
        '"position": expected number, received string.',
        expect.anything(),
      ],
      [
        'docs/_category_.yml',
        4,
        '"collapsed": expected boolean, received number.',
        expect.anything(),
      ],
      ['docs/_category_.yml', 1, 'Unknown key "lable".', 'Write "label", or remove the key.'],
      ['docs/a/_category_.json', 5, 'Unknown key "titel".', 'Write "title", or remove the key.'],
    ],
  );
});

it('lists the kinds of links', () => {
  put('_category_.yml', 'label: All\nlink:\n  type: generated\n');
  expect(read().problems).toMatchObject([
    { line: 3, fix: 'Write "generated-index", "reference-index", or "doc" with an "id".' },
  ]);
});
