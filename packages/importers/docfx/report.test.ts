import type { ConvertedFile } from './convert-file';
import { accountText } from './report';
import { countRendered } from './words';

const file = (before: string, after: string, lost?: readonly string[]): ConvertedFile => ({
  text: '',
  before: countRendered(before),
  after: countRendered(after),
  ...(lost && { lost }),
});

it('counts what pages had and have', () => {
  const pages = { converted: new Map([['a.md', file('<p>one two', '<h2>three</h2><p>one two')]]) };
  expect(accountText(pages).split('\n')).toEqual([
    '1 file.',
    '              before    after',
    '  words            2        3',
    '  links            0        0',
    '  pictures         0        0',
    '  anchors          0        1',
    'No word is lost.',
  ]);
});

it('names the files that lack words', () => {
  const pages = { converted: new Map([['a.md', file('<p>one two', '<p>two', ['one'])]]) };
  expect(accountText(pages)).toContain('  a.md\n    lacks 1 word: one\n\n1 file.\n');
});
