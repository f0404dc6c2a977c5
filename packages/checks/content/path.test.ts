import fs from 'node:fs';
import sidebars from '../../../content/sidebars';

const page = (id: string) => fs.readFileSync(`content/docs/${id}.mdx`, 'utf8');
const PATH = 'guides/build-a-game';

it('leads through the chapters in the order of their table, and each says where it is', () => {
  const row = /^\| (\w)\. \[[^\]]+\]\(\/([^)]+)\) \| (\w+) \| (\d+) \|/gm;
  const chapters = [...page(PATH).matchAll(row)].map(([, ...cells]) => cells);
  const count = chapters.filter(([number]) => Number(number)).length;
  const category = Object.values(sidebars)
    .flat()
    .find((item) => typeof item === 'object' && 'label' in item && item.label === 'Build a game');
  expect(category).toMatchObject({ items: chapters.map(([, id]) => id) });
  for (const [number, id = '', level, minutes] of chapters) {
    const place = Number(number) ? `Chapter ${number} of ${count}` : `Extra chapter ${number}`;
    const link = Number(number) ? PATH : `${PATH}#let-a-server-decide`;
    expect(page(id)).toContain(
      `**${place}** in [Build a game](/${link}). ${level}, about ${minutes} minutes.`,
    );
  }
});
