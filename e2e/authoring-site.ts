import fs from 'node:fs';
import path from 'node:path';
import type { SiteCopy } from '../packages/testing/site-copy';

/** A content folder with everything that authors can write. */
const FIXTURE = path.resolve('e2e/fixtures/authoring');

/** A page that is gone, and a section of it that has another place now. */
const MOVED = JSON.stringify([
  { from: '/before/guide', to: '/guide' },
  { from: '/before/guide#anchors', to: '/plain#mine' },
]);

/** The xref map of another project, which does not say where it is published. */
export const xrefsIn = (content: string) =>
  JSON.stringify([
    {
      file: `./${content}/xrefmaps/componenttask-unity/xrefmap.yml`,
      baseUrl: 'https://tasks.example/docs/',
    },
  ]);

/** A page with a script of its own, and what another page must not have. */
const ALLOW = JSON.stringify([{ page: '/guide/embed', scripts: ['inline'] }]);

/**
 * Sets a copy of the site up for a path of its host, with a copy of the authors' folder inside: two
 * copies in different folders are the same site, and their builds must be the same.
 *
 * @returns the content folder, which tests may edit.
 */
export function setUpAuthoring(copy: SiteCopy): string {
  setUp(copy, 'https://docs.{product}.example', 'https://team.example/docs');
  setUp(copy, 'sourceUrl: false', "sourceUrl: 'https://git.example/blob/main/{path}#L{line}'");
  setUp(copy, '  reports: ', '  // reports: ');
  // `e2e/old-versions.spec.ts` has it for an old version.
  setUp(copy, "[{ label: 'Next', href: '/' }]", "[{ label: '1.0', href: '/' }]");
  allowHabits(copy);
  setUp(
    copy,
    '  announcement: false,',
    `  announcement: false,\n  redirects: ${MOVED},\n  allow: ${ALLOW},\n  externalXrefs: ${xrefsIn('authored')},`,
  );
  const content = path.join(copy.dir, 'authored');
  fs.rmSync(content, { recursive: true, force: true });
  fs.cpSync(FIXTURE, content, { recursive: true });
  return content;
}

/** Has a copy read pages of other systems, and warn of habits that end a build here. */
function allowHabits(copy: SiteCopy): void {
  const plugin = `markdownPlugin: './packages/importers/foreign-markdown',`;
  const checks = `checks: { markup: 'warn', admonitions: 'warn', codeMeta: 'warn' },`;
  setUp(copy, '  announcement: false,', `  announcement: false,\n  ${plugin}\n  ${checks}`);
}

/**
 * Changes a setting in a copy.
 *
 * @throws {Error} if the settings do not have it.
 */
export function setUp(copy: SiteCopy, from: string, to: string): void {
  const settings = path.join(copy.dir, 'site.config.ts');
  const text = fs.readFileSync(settings, 'utf8');
  if (!text.includes(from)) throw new Error(`The settings do not contain "${from}".`);
  fs.writeFileSync(settings, text.replace(from, to));
}
