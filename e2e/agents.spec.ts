import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listRelativeFiles } from '../src/config/diagnostics/files';
import { BLOCKS, firstChoice, isLeftOut, textOfPicture } from '../src/features/agents/elements';
import { parseHtml } from '../src/markdown/html/parse';
import {
  attribute,
  type Element,
  findElements,
  hasClass,
  isElement,
  textContent,
} from '../src/markdown/html/tree';
import { AUTHORING, MAIN, SITES, test } from './sites';
import { open, sidewaysScroll, sitemapPaths, startRuntime } from './support';

/** A node of the Markdown tree, with the fields of all types. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly alt?: string;
  readonly url?: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly children?: readonly Node[];
}

/** What a page says: its words in order, its blocks of code, and where it leads. */
interface Content {
  readonly words: string;
  readonly code: readonly string[];
}

const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('\n');

/** Spans that stand apart from their neighbours. */
const APART =
  'island-control island-switch type-summary inspector-hint card-title api-sentence api-name'.split(
    ' ',
  );

function contentOfHtml(html: string): Content {
  const main = parseHtml(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).children[0];
  const code: string[] = [];
  const text = (parent: Element): string =>
    parent.children
      .map((node) => {
        if (node.type === 'text') return node.value;
        if (!isElement(node) || isLeftOut(node, parent)) return '';
        if (node.tagName === 'svg') return textOfPicture(node);
        if (node.tagName === 'select') return ` ${firstChoice(node)}`;
        if (node.tagName === 'img') return ` ${attribute(node, 'alt') ?? ''} `;
        if (node.tagName === 'wbr') return '';
        if (node.tagName === 'pre') {
          const [caption] = parent.children.filter((one) => isElement(one, 'figcaption'));
          const [title] = isElement(caption)
            ? findElements(caption, (one) => hasClass(one, 'code-title'))
            : [];
          return `\n${code.push(`${title ? textContent(title) : ''}\n${textContent(node)}`)}\n`;
        }
        const isApart =
          BLOCKS.has(node.tagName) ||
          node.tagName === 'br' ||
          APART.some((name) => hasClass(node, name)) ||
          hasClass(parent, 'api-marks');
        const label = hasClass(node, 'island') ? (attribute(node, 'ariaLabel') ?? '') : '';
        return isApart ? `\n${label}\n${text(node)}\n` : text(node);
      })
      .join('');
  const [title] = findElements(main as Element, ({ tagName }) => tagName === 'h1');
  const words = wordsOf(`${title ? textContent(title) : ''}\n${text(main as Element)}`);
  return { words, code: code.map((block) => block.replace(/\n$/, '')) };
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** @param visitLink is called with each link's target. */
function contentOfMarkdown(source: string, visitLink: (url: string) => void): Content {
  const code: string[] = [];
  const text = (node: Node): string => {
    if (node.type === 'link') visitLink(node.url ?? '');
    if (node.type === 'code') {
      const [, title = ''] = /^title="(.*)"$/.exec(node.meta ?? '') ?? [];
      return `\n${code.push(`${title}\n${node.value ?? ''}`)}\n`;
    }
    if (node.type === 'html' || node.type === 'break') return '\n';
    const inside = (node.children ?? []).map(text).join('');
    const isInLine = /^(?:text|emphasis|strong|delete|link|inlineCode)$/.test(node.type);
    return isInLine ? inside || (node.value ?? '') : `\n${inside}${node.alt ?? ''}\n`;
  };
  const [title, , ...rest] = (markdown.parse(source) as Node).children ?? [];
  return { words: wordsOf([title, ...rest].map((node) => node && text(node)).join('\n')), code };
}

/** What differs between the documents of a site and their Markdown. */
function differences(folder: string, site: string): { pages: number; wrong: string[] } {
  const wrong: string[] = [];
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? fs.readFileSync(path.join(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const files = new Set(listRelativeFiles(folder));
  const documents = [...files].filter(
    (file) => file.endsWith('.html') && read(file).includes('type="text/markdown"'),
  );
  for (const file of documents) {
    const source = read(file.replace(/html$/, 'md'));
    const html = contentOfHtml(read(file));
    const twin = contentOfMarkdown(source, (url) => {
      if (!url.startsWith(`${site}/`)) return;
      const [target = '', anchor] = decodeURI(url.slice(site.length + 1)).split('#');
      const page = target.replace(/md$/, 'html');
      const isThere = anchor === undefined || read(page).includes(` id="${anchor}"`);
      if (!files.has(target) || !isThere) wrong.push(`${file} leads to ${url}`);
    });
    expect(twin.code, file).toEqual(html.code);
    expect(twin.words, file).toBe(html.words);
  }
  return { pages: documents.length, wrong };
}

test('every page has the same words and code in Markdown, whose links lead somewhere', async () => {
  for (const [folder, address, site] of [
    [SITES.main.folder, MAIN, 'https://docs.tandem.example'],
    [SITES.authoring.folder, AUTHORING, 'https://team.example/docs'],
  ] as const) {
    const { pages, wrong } = differences(folder, site);
    expect(wrong).toEqual([]);
    expect(pages).toBeGreaterThanOrEqual((await sitemapPaths(address)).length);
  }
});

test('documents point agents to their Markdown, and nobody else', async ({ page }) => {
  await open(page, '/room/collections');
  const pointer = page.getByText('For AI agents: add .md to the address.');
  await expect(pointer).toHaveCount(1);
  await expect(page.locator('body')).toMatchAriaSnapshot(`- link "Skip to main content"`);
  expect(await page.locator('body').ariaSnapshot()).not.toContain('For AI agents');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  const own = page.locator('link[type="text/markdown"]');
  await expect(own).toHaveAttribute('href', 'https://docs.tandem.example/room/collections.md');
  await page.getByRole('main').getByRole('link', { name: 'IndexOf' }).first().click();
  await expect(own).toHaveAttribute('href', /\/reference\/classes\/RealtimeArray\.md$/);
});

test('the list of pages and each of them are served, the page at its own address too', async () => {
  const markdown = await fetch(`${MAIN}/room/collections.md`);
  const headers = ['content-type', 'x-robots-tag'].map((name) => markdown.headers.get(name));
  expect(headers).toEqual(['text/markdown; charset=utf-8', 'noindex']);
  const text = await markdown.text();
  expect(text).toMatch(/^# Collections\n\n> Share lists/);
  const asked = await fetch(`${MAIN}/room/collections`, { headers: { Accept: 'text/markdown' } });
  expect(await asked.text()).toBe(text);
  const lists = ['/llms.txt', '/reference/llms.txt'].map(async (at) =>
    (await fetch(MAIN + at)).text(),
  );
  for (const list of await Promise.all(lists)) expect(list.length).toBeLessThan(50_000);
  const listed = (await Promise.all(lists))
    .join('')
    .match(/(?<=\]\(https:\/\/[^/]*)\/.*(?=\.md\))/g);
  const pages = (await sitemapPaths(MAIN)).map((at) => (at === '/' ? '/index' : at));
  expect([...(listed ?? [])].sort()).toEqual(pages.sort());
});

const menu = (page: Page) => page.getByRole('main').getByText('Copy page');
const item = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

test('a page is copied as its Markdown, by keyboard, and nothing is asked elsewhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/room/collections');
  const title = page.getByRole('heading', { level: 1 });
  const place = await title.boundingBox();
  await startRuntime(page);
  await menu(page).focus();
  await page.keyboard.press('ArrowDown');
  const copy = page.getByRole('button', { name: 'Copy as Markdown' });
  await expect(copy).toBeFocused();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await title.boundingBox()).toEqual(place);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  const text = await (await fetch(`${MAIN}/room/collections.md`)).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.keyboard.press('Escape');
  await expect(page.locator('summary', { hasText: 'Copy page' })).toBeFocused();
  await page.route('**/*.md', (route) => route.abort());
  await item(page, 'IndexOf').first().click();
  await expect(page).toHaveURL(/RealtimeArray/);
  await menu(page).click();
  await copy.click();
  await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible();
  await page.unroute('**/*.md');
  expect(asked.filter((url) => !url.startsWith(MAIN) && !url.startsWith('data:'))).toEqual([]);
  const address = 'https://docs.tandem.example/reference/classes/RealtimeArray.md';
  for (const name of ['Open in ChatGPT', 'Open in Claude'])
    await expect(item(page, name)).toHaveAttribute('href', RegExp(`q=Read%20${address}%20`));
  await item(page, 'View as Markdown').click();
  await expect(page).toHaveURL('/reference/classes/RealtimeArray.md');
  await expect(page.getByText('# RealtimeArray')).toBeVisible();
});
