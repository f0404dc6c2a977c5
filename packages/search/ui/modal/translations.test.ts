import fs from 'node:fs';
import { TRANSLATIONS } from './translations';

it('gives DocSearch the texts that it has itself, in English', () => {
  const source = fs.readFileSync(require.resolve('@docsearch/react'), 'utf8');
  const own = (name: string) =>
    [
      ...source.matchAll(
        new RegExp(`\\b${name}\\b.{0,60}?void 0\\s*===\\s*\\w+\\s*\\?\\s*"([^"]*)"`, 'g'),
      ),
    ].map(([, text]) => text);
  for (const texts of Object.values(TRANSLATIONS)) {
    for (const [name, text] of Object.entries(texts))
      expect([name, own(name)]).toEqual([name, expect.arrayContaining([text])]);
  }
});
