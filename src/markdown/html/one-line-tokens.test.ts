import Prism from 'prismjs';
import 'prismjs/components/prism-csharp';
import './one-line-tokens';
import { highlightCSharp } from './highlight';

const CODE = `public float secondsLeft => hasModel
    ? Mathf.Max(0f, (float)(model.endsAt - room.time))
    : 0f;
/* A comment
   of two lines */
`;

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&gt;', '>');

it('closes tokens at line breaks and loses no character', () => {
  const html = Prism.highlight(CODE, Prism.languages.csharp as Prism.Grammar, 'csharp');
  expect(textOf(html)).toBe(CODE);
  for (const line of html.split('\n'))
    expect([line, line.match(/<span/g)?.length]).toEqual([line, line.match(/<\/span/g)?.length]);
});

it('leaves what readers see of a block as it was', () => {
  expect(textOf(highlightCSharp(CODE))).toBe(CODE);
});
