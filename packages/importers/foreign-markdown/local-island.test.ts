import fs from 'node:fs';
import path from 'node:path';
import { bundleIsland } from './local-island';
import { putFiles, tempFolder } from '../../../src/test/temp-folder';

let root: string;
beforeEach(() => (root = tempFolder()));

function bundle(files: Record<string, string>) {
  putFiles(root, files);
  return bundleIsland(path.join(root, Object.keys(files)[0] ?? ''), root);
}

const COMPONENT = `
import React, { useState } from 'react';
import fs from 'node:fs';
import clsx from 'clsx';
import styles from './styles.module.css';
import logo from '@site/static/logo.svg';
import Link from '@docusaurus/Link';
const Row = () => <p className={styles.row}>{fs.existsSync(logo)}</p>;
export default function Counter() {
  return <React.Fragment><Row /><Link to="/">{useState(clsx('a'))[0]}</Link></React.Fragment>;
}
`;

it('leaves out the component and everything that only the component imports', async () => {
  const { code, unavailable, files } = await bundle({
    'src/Counter/index.jsx': `${COMPONENT}
import { label } from '@site/src/label';
export function island(element) { element.title = label; }`,
    'src/label.ts': "export const label: string = 'live';",
  });
  expect(unavailable).toEqual([]);
  expect(code).toMatch(
    /^[^;]*="live";function \w\(\w\)\{\w\.title=\w\}export\{\w as default\};\n$/,
  );
  expect(files.map((file) => path.relative(root, file)).sort()).toEqual([
    'src/Counter/index.jsx',
    'src/label.ts',
  ]);
});

it('takes nothing of the component’s module if that only exports the island again', async () => {
  const { code, unavailable } = await bundle({
    'Counter.tsx': `
import { memo } from 'react';
export { island } from './island';
export default memo(() => <p>0</p>);`,
    'island.ts': 'export const island = (element: HTMLElement): void => element.remove();',
  });
  expect(unavailable).toEqual([]);
  expect(code).toMatch(/^var \w=\w=>\w\.remove\(\);export\{\w as default\};\n$/);
});

it('has a name that changes with its code, and not with its folder', async () => {
  const files = { 'Two Words/index.js': 'export const island = (element) => element.remove();' };
  const { name } = await bundle(files);
  const first = root;
  root = tempFolder();
  expect((await bundle(files)).name).toBe(name);
  const edited = { 'Two Words/index.js': 'export const island = (element) => element.focus();' };
  expect((await bundle(edited)).name).not.toBe(name);
  expect(name).toMatch(/^two-words-[0-9a-f]{10}$/);
  fs.rmSync(first, { recursive: true });
});

it.each([
  ['react', "\nimport { useState } from 'react';\nexport const island = () => useState(0);", 2],
  ['node:fs', "import fs from 'node:fs';\nexport const island = () => fs.rmSync('/');", 1],
  ['./gone', "import gone from './gone';\nexport const island = () => gone();", 1],
  ['@site/gone', "import gone from '@site/gone';\nexport const island = () => gone();", 1],
  ['./a.css', "import styles from './a.css';\nexport const island = () => styles.a;", 1],
  ['react/jsx-runtime', 'const a = 1;\nexport const island = () => <p>{a}</p>;', 2],
])('names %s, which browsers do not get, with its line', async (name, source, line) => {
  const { unavailable } = await bundle({ 'Counter.jsx': source });
  expect(unavailable).toEqual([{ name, file: path.join(root, 'Counter.jsx'), line }]);
});
