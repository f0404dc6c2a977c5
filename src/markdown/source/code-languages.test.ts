import { languageMistakes, prismName } from './code-languages';

it.each(['', 'none', 'text', 'txt', 'plain', 'csharp', 'C#', 'html', 'svg', 'py', 'hlsl', 'diff'])(
  'knows %j',
  (language) => {
    expect(languageMistakes(language)).toEqual([]);
  },
);

it.each([
  ['charp', 'Write "csharp", or "text" for plain text.'],
  ['bahs', 'Write "bash", or "text" for plain text.'],
  ['Jsno', 'Write "json", or "text" for plain text.'],
  ['no-such-language', 'Write "text" for plain text.'],
])('suggests what %j may mean', (language, fix) => {
  expect(languageMistakes(language)).toMatchObject([
    {
      check: 'codeLanguages',
      message: `"${language}" is not a language that can be highlighted.`,
      fix,
    },
  ]);
});

it('accepts short names', () => {
  expect(['cs', 'Dockerfile', '', 'plain'].map(prismName)).toEqual([
    'csharp',
    'docker',
    'none',
    'none',
  ]);
});

it('takes the properties of objects for languages that it does not know', () => {
  expect(prismName('constructor')).toBe('constructor');
  expect(languageMistakes('constructor')).toHaveLength(1);
});
