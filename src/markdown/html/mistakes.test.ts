import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { extractMistakes } from './mistakes';

it('removes mistakes from the HTML, with their file and line', () => {
  const root = fromHtml(
    '<p>A</p><dl><template data-mistake="Wrong." data-fix="Fix." data-line="7" data-source="/site/content/_part.mdx"></template></dl><template data-mistake="Also." data-fix="Do." data-check="textAlternatives"></template>',
    { fragment: true },
  );
  const problems = extractMistakes(root, { absolutePath: '/site/content/a.mdx', rootDir: '/site' });
  expect(problems).toEqual([
    { check: 'mdx', file: 'content/_part.mdx', line: 7, message: 'Wrong.', fix: 'Fix.' },
    { check: 'textAlternatives', file: 'content/a.mdx', message: 'Also.', fix: 'Do.' },
  ]);
  expect(toHtml(root)).toBe('<p>A</p><dl></dl>');
});
