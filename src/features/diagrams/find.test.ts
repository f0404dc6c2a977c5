import path from 'node:path';
import { findContentFolder } from '../../config/project/content-folder';
import { findDiagrams } from './find';
import { putFile, tempFolder } from '../../test/temp-folder';

let root: string;
beforeEach(() => (root = tempFolder()));

const put = (file: string, content: string) => putFile(path.join(root, file), content);

const find = () =>
  findDiagrams(findContentFolder(root, 'content'), { Product: 'Duet', 'facts.a': '1,024' });

it('finds fences wherever pages have them: in lists, in partials, in the reference, with variables', async () => {
  put(
    'content/docs/a.mdx',
    '---\ntitle: A\n---\n\n```mermaid title="A"\ngraph TD\n  A["{Product} {facts.a}"]\n```\n\n- x\n\n  ~~~mermaid\n  graph LR\n    B\n  ~~~\n',
  );
  put('content/docs/_part.md', '````mermaid\ngraph\n```\n````');
  put('content/reference/classes/B.mdx', '---\nname: B\n---\n```mermaid\nsequenceDiagram\n```');
  expect(await find()).toEqual([
    { file: 'content/docs/_part.md', line: 1, source: 'graph\n```' },
    { file: 'content/docs/a.mdx', line: 5, source: 'graph TD\n  A["Duet 1,024"]' },
    { file: 'content/docs/a.mdx', line: 12, source: 'graph LR\n  B' },
    { file: 'content/reference/classes/B.mdx', line: 4, source: 'sequenceDiagram' },
  ]);
});

it('finds none in Markdown samples, in other files or in pages that do not parse', async () => {
  put('content/docs/a.md', '````md\n```mermaid\ngraph\n```\n````\n\n`mermaid`');
  put('content/docs/b.txt', '```mermaid\ngraph\n```');
  put('content/docs/c.mdx', '{a b\n\n```mermaid\ngraph\n```');
  expect(await find()).toEqual([]);
});
