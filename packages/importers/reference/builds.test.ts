import path from 'node:path';
import { buildImported, importFrom } from '../../../src/test/imported-reference';
import { writeRandomAssembly } from '../../../src/test/random-assembly';
import type { DocfxItem } from './docfx';
import { decode } from './markup/text';
import { accountText } from './report';
import { tempFolder } from '../../../src/test/temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

it.each(Array.from({ length: 8 }, (_, seed) => seed))(
  'writes pages that build and show every text, for whatever assembly: seed %d',
  async (seed) => {
    const words = writeRandomAssembly(path.join(dir, 'assembly'), seed);
    importFrom(path.join(dir, 'assembly'), dir);
    const { problems, pages } = await buildImported(dir);
    expect(problems).toEqual([]);
    for (const [uid, own] of words) {
      const shown = new Set(pages.get(uid)?.text.match(/word\d+/g));
      expect(own.filter((word) => !shown.has(word))).toEqual([]);
    }
  },
);

/** Everything that people have written about a type or a member. */
function textsOf(item: DocfxItem): string[] {
  const described = [...item.parameters, ...item.typeParameters, ...item.exceptions];
  const said = [item.summary, item.remarks, item.returns, ...item.examples];
  const links = item.seeAlso.map(({ text }) => text);
  return [...said, ...described.map(({ description }) => description), ...links];
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** Names that a text refers to are shown as C# writes them. */
const withoutTags = (text: string) =>
  decode(text.replace(/<\/?[a-z][^<>]*>|@(?:"[^"]*"|[\w.(),]+)|\]\([^)]*\)/gi, ' '));

it('shows every word of the committed files, or reports what has no page', async () => {
  const { input, plan } = importFrom(path.join(__dirname, 'fixtures', 'assembly'), dir);
  const { problems, pages } = await buildImported(dir);
  expect(problems).toEqual([]);
  const account = accountText(input, plan);
  let words = 0;
  for (const item of input.items.values()) {
    const page = pages.get(item.uid) ?? pages.get(item.parent);
    if (page === undefined) {
      expect(account).toMatch(new RegExp(`^${item.uid}\\t(?:skipped|missing)\\t`, 'm'));
      continue;
    }
    const shown = new Set(wordsIn(page.text));
    const written = textsOf(item).flatMap((text) => wordsIn(withoutTags(text)));
    words += written.length;
    expect(written.filter((word) => !shown.has(word))).toEqual([]);
  }
  expect(words).toBeGreaterThan(150);
});
