import path from 'node:path';
import { type Case, type Session, withEdit } from './session';

/** A mistake, and what the page says of it. */
interface MadeMistake {
  readonly file: (session: Session) => string;
  readonly from: string;
  readonly to: string;
  /** The file from the project's root, and its line. */
  readonly place: RegExp;
  readonly message: RegExp;
}

const PAGE = ({ content }: Session) => path.join(content, 'docs/registries.mdx');
const SENTENCE = 'There are';

const MISTAKES: Readonly<Record<string, MadeMistake>> = {
  'a broken link': {
    file: PAGE,
    from: SENTENCE,
    to: '[Nowhere](./nowhere.mdx) and there are',
    place: /^authoring\/docs\/registries\.mdx:7/,
    message: /nowhere\.mdx/,
  },
  'unclosed JSX': {
    file: PAGE,
    from: SENTENCE,
    to: '<Steps>There are',
    place: /^authoring\/docs\/registries\.mdx:\d+/,
    message: /Steps/,
  },
  'an unknown component': {
    file: PAGE,
    from: SENTENCE,
    to: '<Walrus /> There are',
    place: /^authoring\/docs\/registries\.mdx:7/,
    message: /Walrus/,
  },
  'bad front matter': {
    file: PAGE,
    from: 'title: Registries',
    to: 'title: "Registries\nother: b',
    place: /^authoring\/docs\/registries\.mdx:\d/,
    message: /not valid YAML/,
  },
  'a bad entry of the sidebar': {
    file: ({ content }) => path.join(content, 'sidebars.js'),
    from: "['plain']",
    to: "['plain', 'walrus']",
    place: /^authoring\/sidebars\.js:\d+/,
    message: /walrus/,
  },
  'a bad setting': {
    file: ({ dir }) => path.join(dir, 'site.config.ts'),
    from: "tagline: '",
    to: "taglime: '",
    place: /^site\.config\.ts:\d+/,
    message: /taglime/,
  },
};

export const MISTAKE_CASES: readonly Case[] = [
  ...Object.entries(MISTAKES).map(([name, mistake]): Case => [
    `${name} is listed on the page, with its line, until it is corrected`,
    (session) => showsMistake(session, mistake),
  ]),
  ['Escape hides the list of mistakes, and a button shows it again', hides],
];

async function showsMistake(
  session: Session,
  { file, place, message, ...change }: MadeMistake,
): Promise<void> {
  const { page, server } = session;
  // Mistakes of the whole site are listed on each page.
  await page.goto(`${server.address}/plain`);
  const list = page.getByRole('region', { name: 'mistake' });
  await page.getByRole('heading', { level: 1, name: 'Plain page' }).waitFor();
  await list.waitFor({ state: 'detached' });
  await withEdit(file(session), change, async () => {
    const item = list.getByRole('listitem').filter({ hasText: message });
    await item.getByRole('button', { name: place }).waitFor();
    await item.getByText('→').waitFor();
  });
  await list.waitFor({ state: 'detached' });
}

async function hides(session: Session): Promise<void> {
  const { page, server } = session;
  await page.goto(`${server.address}/plain`);
  const list = page.getByRole('region', { name: 'mistake' });
  const item = list.getByText('Walrus').first();
  await withEdit(PAGE(session), { from: SENTENCE, to: '<Walrus /> There are' }, async () => {
    await item.waitFor();
    await page.keyboard.press('Escape');
    await item.waitFor({ state: 'detached' });
    await list.getByRole('button', { name: 'mistake', expanded: false }).press('Enter');
    await item.waitFor();
  });
  await list.waitFor({ state: 'detached' });
}
