import fs from 'node:fs';
import path from 'node:path';
import { replace as replaceIn, write as writeFile } from './site';

/** A site that is edited between builds. */
export interface EditedSite {
  /** The copy of the project. */
  readonly dir: string;
  /** Its content folder, a copy of `e2e/fixtures/authoring`. */
  readonly content: string;
}

/**
 * Edits a site.
 *
 * @param turn counts the edits of a site, from 1.
 * @returns false if there is nothing to edit in this way.
 */
export type Edit = (site: EditedSite, turn: number) => boolean;

const SIDEBARS = 'sidebars.js';
const EXTRA = 'docs/extra';

/** What an author or a developer changes, by its name in the output. */
export const EDITS: Readonly<Record<string, Edit>> = {
  'a page is edited': append('docs/plain.md', (turn) => `\nEdit ${turn} of [Guide](./guide).\n`),
  'a page is edited and back again': ({ content }) => {
    const file = path.join(content, 'docs/plain.md');
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.endsWith('Twice.\n') ? text.slice(0, -8) : `${text}\nTwice.\n`);
    return true;
  },
  'a page is added': ({ content }, turn) => {
    write(content, `${EXTRA}/page-${turn}.md`, `# Page ${turn}\n\nOf a \`Crate\`.\n`);
    return true;
  },
  'a page is removed': ({ content }) => {
    const [name] = extraPages(content);
    if (name !== undefined) fs.rmSync(path.join(content, EXTRA, name));
    return name !== undefined;
  },
  'a page is renamed': ({ content }, turn) => {
    const [name] = extraPages(content);
    if (name === undefined) return false;
    fs.renameSync(path.join(content, EXTRA, name), path.join(content, EXTRA, `moved-${turn}.md`));
    return true;
  },
  'a page moves in the sidebar': ({ content }) => {
    const [first, second] = ["{ Shorthand: ['plain'] },", "'guide/features', {"];
    return (
      replace(content, SIDEBARS, `    ${first}\n`, '') ||
      replace(content, SIDEBARS, `items: [${second}`, `items: ['plain', ${second}`) ||
      replace(content, SIDEBARS, `items: ['plain', ${second}`, `items: [${second}`)
    );
  },
  'a title is edited': ({ content }, turn) =>
    replace(content, 'docs/plain.md', /^# Plain page.*/, `# Plain page ${turn} {#top}`),
  'a partial is edited': append('docs/guide/_part.mdx', (turn) => ` Part ${turn}.\n`),
  'a picture is replaced': ({ content }, turn) => {
    const file = path.join(content, 'docs/guide/img/drawing.svg');
    const svg = fs.readFileSync(file, 'utf8').replace(/<!--.*?-->/g, '');
    fs.writeFileSync(file, svg.replace('</svg>', `<!--${turn}--></svg>`));
    return true;
  },
  'a static file is added': ({ content }, turn) => {
    write(content, `static/file-${turn}.txt`, String(turn));
    return true;
  },
  'a static file is removed': ({ content }) => {
    const dir = path.join(content, 'static');
    const name = fs.readdirSync(dir).find((one) => one.startsWith('file-'));
    if (name !== undefined) fs.rmSync(path.join(dir, name));
    return name !== undefined;
  },
  'a feed comes or goes': ({ content }, turn) => {
    const feed = turn % 2 === 1 ? 'feed: { id: "tag:docs.example,2024:news" }\n' : '';
    const entry = '## One\n\n<time dateTime="2025-01-28">January 28</time> News.\n';
    write(content, `${EXTRA}/news.mdx`, `---\ntitle: News\n${feed}---\n\n${entry}`);
    return true;
  },
  'a component of the site is edited': ({ content }, turn) =>
    replace(
      content,
      'src/components/Callout.jsx',
      /<b>\{title\}.*?<\/b>/,
      `<b>{title} ${turn}</b>`,
    ),
  'the theme gives pages another component': ({ content }) =>
    replace(content, 'src/theme/MDXComponents.js', 'components/Callout2', 'components/Callout') ||
    replace(content, 'src/theme/MDXComponents.js', 'components/Callout', 'components/Callout2'),
  'a class is edited': append('reference/classes/Crate.mdx', (turn) => `\nRemark ${turn}.\n`),
  'a component is edited': ({ dir }, turn) =>
    replace(
      dir,
      'src/components/Footer/Footer.tsx',
      /\{copyright\}[^<]*</,
      `{copyright} ${turn}.<`,
    ),
  'a style sheet is edited': ({ dir }, turn) =>
    append('src/styles/prose.css', () => `\n.edit-${turn} {\n  order: ${turn};\n}\n`)(
      { dir, content: dir },
      turn,
    ),
  'a breakpoint is edited': ({ dir }, turn) =>
    replace(
      dir,
      'src/styles/breakpoints.ts',
      /DESKTOP_WIDTH = \d+/,
      `DESKTOP_WIDTH = ${900 + turn}`,
    ),
  'a text of the interface is edited': ({ dir }, turn) =>
    replace(dir, 'src/messages/en.ts', /onThisPage: '[^']*'/, `onThisPage: 'On this page ${turn}'`),
  'a setting is edited': ({ dir }, turn) =>
    replace(dir, 'site.config.ts', /tagline: '[^']*'/, `tagline: 'Tagline ${turn}.'`),
  'a term is edited': ({ content }, turn) => {
    writeGlossary(content, turn);
    return true;
  },
  'the runtime is edited': ({ dir }, turn) =>
    replace(
      dir,
      'src/client/runtime/start.ts',
      /^(?:document\.body\.dataset\.turn = '\d+';\n)?/,
      `document.body.dataset.turn = '${turn}';\n`,
    ),
};

/** Adds what the edits need and the content folder does not have. */
export function prepareEdits(content: string): void {
  write(content, 'static/file-0.txt', '0');
  write(content, `${EXTRA}/page-0.md`, '# Page 0\n\nOf a `Crate`.\n');
  write(
    content,
    `${EXTRA}/terms.mdx`,
    '---\nslug: /glossary\n---\n\n# Terms\n\nA <Term>room</Term>.\n\n<Glossary />\n',
  );
  write(content, `${EXTRA}/sized.mdx`, '# Sized\n\n![Wide](../guide/img/wide.png)\n');
  write(content, 'src/components/Callout2.jsx', 'export default () => <p>Another callout.</p>;\n');
  writeGlossary(content, 0);
}

function writeGlossary(content: string, turn: number): void {
  const room = { name: 'Room', definition: `Where players meet, edit ${turn}.` };
  write(content, 'glossary.ts', `export default ${JSON.stringify({ Rooms: { room } })};\n`);
}

/** The pages that may come and go, because no other links to them. */
function extraPages(content: string): readonly string[] {
  const names = fs.readdirSync(path.join(content, EXTRA)).sort();
  return names.filter((name) => name.endsWith('.md'));
}

function append(name: string, text: (turn: number) => string): Edit {
  return ({ content }, turn) => {
    fs.appendFileSync(path.join(content, name), text(turn));
    return true;
  };
}

const write = (dir: string, name: string, text: string) => writeFile(path.join(dir, name), text);

const replace = (dir: string, name: string, from: string | RegExp, to: string) =>
  replaceIn(path.join(dir, name), from, to);
