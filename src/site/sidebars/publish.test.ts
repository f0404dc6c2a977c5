import fs from 'node:fs';
import path from 'node:path';
import type { NavEntry } from '../../page-model/nav-entry';
import { listRelativeFiles } from '../../config/diagnostics/files';
import { divideSidebars } from './divide';
import { publishSidebars } from './publish';
import { tempFolder } from '../../test/temp-folder';

const dir = tempFolder();

const link = (name: string): NavEntry => ({ label: name.toUpperCase(), href: `/${name}` });
const category = (label: string, items: NavEntry[]): NavEntry => {
  return { label, collapsible: true, collapsed: true, items };
};
const ITEMS = [category('A', [link('b'), category('C', [link('d')])]), link('e')];

function published(wholeUpTo: number, names: readonly string[]): Record<string, string> {
  const sidebars = names.map((name) => ({ name, items: ITEMS }));
  publishSidebars(divideSidebars(sidebars, { wholeUpTo, levelUpTo: 40 }).sidebars, dir);
  const files = fs.existsSync(path.join(dir, 'sidebars'))
    ? listRelativeFiles(path.join(dir, 'sidebars'))
    : [];
  const htmlOf = (file: string) =>
    (JSON.parse(fs.readFileSync(path.join(dir, 'sidebars', file), 'utf8')) as { html: string })
      .html;
  return Object.fromEntries(files.map((file) => [file, htmlOf(file)]));
}

it('publishes each branch as the list that its button controls, its own branches folded', () => {
  const files = Object.entries(published(0, ['docs']));
  expect(files).toHaveLength(2);
  const [outer, inner] = files.sort(([, a], [, b]) => b.length - a.length).map(([, html]) => html);
  const id = /^<ul id="(nav-[0-9a-f]{8})">/.exec(inner ?? '')?.[1];
  expect(inner).toContain('<a href="/d">D</a>');
  expect(outer).toContain('<a href="/b">B</a>');
  expect(outer).toContain(`aria-controls="${id}"`);
  expect(outer).not.toContain('>D<');
  for (const [file, html] of files)
    expect(html).toContain(`id="nav-${path.basename(file, '.json')}"`);
});

it('publishes nothing of a single whole sidebar, and nothing of an earlier build', () => {
  expect(Object.keys(published(100, ['docs']))).toEqual([]);
});

it('publishes each of several sidebars as a document without a page would have it', () => {
  const files = published(0, ['one', 'two']);
  expect(files['one.json']).toContain('data-first>A</a>');
  expect(files['one.json']).not.toContain('>B<');
  // Every page is in the first sidebar: the second is whole, since no document shows its branches.
  expect(files['two.json']).toContain('>D<');
  expect(Object.keys(files).filter((file) => file.startsWith('two/'))).toEqual([]);
});

it('grows in proportion with the sidebar', () => {
  const bytes = (count: number) => {
    const types = Array.from({ length: count }, (_, index) => link(`type-${1e5 + index}`));
    const { sidebars } = divideSidebars([{ name: 's', items: [category('Types', types)] }], {
      wholeUpTo: 0,
      levelUpTo: 40,
    });
    publishSidebars(sidebars, dir);
    const root = path.join(dir, 'sidebars');
    return listRelativeFiles(root).reduce(
      (sum, file) => sum + fs.statSync(path.join(root, file)).size,
      0,
    );
  };
  expect(bytes(2000) / bytes(200)).toBeLessThan(10.5);
});
