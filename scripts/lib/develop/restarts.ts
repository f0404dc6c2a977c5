import path from 'node:path';
import { type Case, edit, ofContent, ofSite, type Session, until, withEdit } from './session';

/** Files that are read at the start, in the copy of the site or in the content folder. */
const AT_START: Readonly<Record<string, (session: Session) => string>> = {
  'a setting': ofSite('site.config.ts'),
  'a text of the interface': ofSite('src/messages/en.ts'),
  'the content layer': ofSite('src/markdown/html/blocks.ts'),
  'an interactive figure': ofSite('packages/figures/interpolation/island.ts'),
  'a script on demand': ofSite('src/client/on-demand/terms.ts'),
  'the document': ofSite('src/html.tsx'),
  'gatsby-node': ofSite('gatsby-node.ts'),
  'gatsby-config': ofSite('gatsby-config.ts'),
  'what search is told': ofContent('search.ts'),
};

export const RESTART_CASES: readonly Case[] = [
  ...Object.entries(AT_START).map(([name, file]): Case => [
    `${name}: the terminal says that a restart is needed`,
    (session) => saysRestart(session, file(session), name === 'a setting'),
  ]),
  ['r restarts, and open pages show what is new', restartShows],
];

async function saysRestart({ dir, server }: Session, file: string, isSetting: boolean) {
  const before = server.output().length;
  const said = () => server.output().slice(before);
  const change = isSetting
    ? { from: 'label: ', to: "label: 'Walrus' || " }
    : { from: '\n', to: '\n// Edited.\n' };
  const name = path.relative(dir, file).split(path.sep).join('/');
  const notice = `${name} is read at the start: press r, then Enter, to restart.`;
  await withEdit(file, change, () => until(() => said().includes(notice), said));
}

async function restartShows(session: Session): Promise<void> {
  const { page, server } = session;
  await page.goto(`${server.address}/plain`);
  await page.getByRole('heading', { level: 1, name: 'Plain page' }).waitFor();
  edit(ofSite('site.config.ts')(session), "tagline: '", "tagline: 'Walruses: ");
  const notice = page.getByRole('region', { name: 'Restart needed' });
  await notice.getByText('site.config.ts').waitFor();
  await server.restart();
  await page.getByRole('contentinfo').getByText('Walruses:').waitFor();
  await notice.waitFor({ state: 'detached' });
}
