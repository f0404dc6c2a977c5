import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import facts from '../content/facts';
import { listRelativeFiles } from '../src/config/diagnostics/files';
import { slugOf, uniqueId } from '../src/markdown/html/headings';
import { SITES, test } from './sites';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** What viewers of Markdown make of a text, and what of its source is left in it. */
function read(source: string) {
  const [links, anchors]: [string[], Set<string>] = [[], new Set()];
  const left: string[] = [];
  visit(markdown.parse(source), (node) => {
    if (node.type === 'heading') {
      let text = '';
      visit(node, (one) => {
        if (one.type === 'text' || one.type === 'inlineCode') text += one.value;
      });
      uniqueId(slugOf(text), anchors);
    }
    if (node.type === 'link' || node.type === 'image') links.push(node.url);
    if (node.type === 'html' && !/^<(?:br|!----)>$/.test(node.value)) left.push(node.value);
    if (node.type === 'text') left.push(...(node.value.match(/\{(?:facts|log)\..*/g) ?? []));
  });
  return { links, anchors, left };
}

for (const [name, environment] of [
  ['main', {}],
  ['authoring', { CONTENT_DIR: 'authored' }],
] as const) {
  test(`the package of the site ${name} has its pages, whose links lead somewhere`, () => {
    const cwd = path.resolve(SITES[name].folder, '..');
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'unity-docs-'));
    const manifest = { name: 'com.tandem', version: facts.version.released };
    fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
    const command = ['--import', 'tsx', path.resolve('scripts/unity-docs.ts'), dir];
    const write = () => {
      const env = { ...process.env, ...environment };
      const { status, stderr } = spawnSync(process.execPath, command, { cwd, env });
      expect([String(stderr), status]).toEqual(['', 0]);
      const files = listRelativeFiles(dir);
      return new Map(files.map((file) => [file, fs.readFileSync(path.join(dir, file))]));
    };
    const files = write();
    expect(write()).toEqual(files);
    const texts = [...files].filter(([file]) => file.endsWith('.md'));
    const pages = new Map(texts.map(([file, bytes]) => [file, read(String(bytes))]));
    expect(pages.size).toBeGreaterThan(name === 'main' ? 130 : 12);
    const wrong: string[] = [];
    for (const [file, { links, left }] of pages) {
      wrong.push(...left.map((text) => `${file} says ${text}`));
      for (const link of links.filter((one) => !/^[a-z]+:|^\/\//.test(one))) {
        const [target = '', anchor] = decodeURI(link).split('#');
        const to = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
        const isThere = anchor === undefined || pages.get(to)?.anchors.has(anchor);
        if (!files.has(to) || !isThere) wrong.push(`${file} leads to ${link}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(files.get('AGENTS.md')?.length).toBeLessThanOrEqual(8192);
    fs.rmSync(dir, { recursive: true });
  });
}
