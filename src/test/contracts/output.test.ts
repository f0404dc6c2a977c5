import fs from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { deferRuntime } from '../../build/output/document';
import { contract, loadPackage, packageText } from './contract';
import { tempFolder } from '../temp-folder';

let dir: string;
beforeEach(() => (dir = tempFolder()));

const STATIC_ENTRY = packageText('gatsby/cache-dir/static-entry.js');
/** What the call of an API passes. */
const passedTo = (api: string) =>
  new RegExp(`apiRunner\\(\`${api}\`, \\{([\\s\\S]*?)\\n    \\}\\)`).exec(STATIC_ENTRY)?.[1] ?? '';

it('Gatsby puts its scripts into each document as a slice', async () => {
  const extractor = packageText('gatsby/dist/utils/gatsby-webpack-stats-extractor.js');
  const parts = [
    'window.___chunkMapping=${JSON.stringify(newChunkMapJson)};',
    '<script>window.___webpackCompilationHash="${stats.hash}";</script>',
    '<script src="${this.publicPath}/${asset}" async></script>',
    '`_gatsby-scripts-1.html`',
  ];
  for (const part of parts) {
    contract(
      extractor.includes(part),
      `Gatsby no longer writes ${part} into the slice of its scripts: adapt deferRuntime in src/build/output/document.ts, and what src/client/early/runtime.ts sets.`,
    );
  }
  contract(
    STATIC_ENTRY.includes('sliceId: `_gatsby-scripts`'),
    'The scripts are no longer the slice "_gatsby-scripts": adapt SLICE in src/build/output/document.ts.',
  );
  const slice =
    '<script>window.___chunkMapping="{}";</script><script src="/app.js" async></script>';
  fs.mkdirSync(path.join(dir, '_gatsby', 'slices'), { recursive: true });
  fs.writeFileSync(path.join(dir, '_gatsby', 'slices', '_gatsby-scripts-1.html'), slice);
  const page = path.join(dir, 'room', 'index.html');
  fs.mkdirSync(path.dirname(page));
  const id = 'id="_gatsby-scripts-1"';
  const empty = `<slice-start ${id}></slice-start><slice-end ${id}></slice-end>`;
  fs.writeFileSync(page, empty);
  const { stitchSliceForAPage: stitch } = loadPackage('gatsby/dist/utils/slices/stitching') as {
    stitchSliceForAPage: (where: { pagePath: string; publicDir: string }) => Promise<void>;
  };
  await stitch({ pagePath: '/room', publicDir: dir });
  const html = fs.readFileSync(page, 'utf8');
  contract(
    html === `<!-- slice-start ${id} -->${slice}<!-- slice-end ${id} -->`,
    `Gatsby marks a slice differently (${html}): adapt SLICE in src/build/output/document.ts.`,
  );
  expect(deferRuntime(html)).toContain('"scripts":["/app.js"]');
  // As documents are where `build/gatsby/replacements.ts` leaves the slice out.
  expect(deferRuntime(empty, slice)).toBe(deferRuntime(html));
});

it('Gatsby gives onRenderBody the data of the page', () => {
  contract(
    /\bloadPageDataSync,/.test(passedTo('onRenderBody')) &&
      STATIC_ENTRY.includes('...pageData.result,'),
    'onRenderBody gets no loadPageDataSync, or page data has no result: adapt renderHead in src/server/document.tsx, or the runtime downloads what the document holds.',
  );
});

it('Gatsby lets onPreRenderHTML replace what stands before and after the body', () => {
  for (const name of [
    'getHeadComponents',
    'replaceHeadComponents',
    'getPostBodyComponents',
    'replacePostBodyComponents',
    'pathname: pagePath',
  ]) {
    contract(
      passedTo('onPreRenderHTML').includes(`${name},`),
      `onPreRenderHTML gets no ${name}: adapt addEarlyScript in src/server/document.tsx.`,
    );
  }
  contract(
    STATIC_ENTRY.includes('id={`gatsby-script-loader`}'),
    'The inline script with the page’s path is no longer #gatsby-script-loader: adapt isPathScript in src/server/document.tsx, or a content security policy blocks it.',
  );
});

it('gatsby-remark-autolink-headers adds one script by its key', () => {
  const { onRenderBody } = loadPackage('gatsby-remark-autolink-headers/gatsby-ssr') as {
    onRenderBody: (args: object, options: object) => void;
  };
  const added: (ReactElement | undefined)[] = [];
  const setHeadComponents = (nodes: (ReactElement | undefined)[]) => added.push(...nodes);
  onRenderBody({ setHeadComponents }, { icon: false });
  const keys = added.flatMap((node) => node?.key ?? []);
  contract(
    keys.join() === 'gatsby-remark-autolink-headers-script',
    `gatsby-remark-autolink-headers adds ${keys.join(', ') || 'nothing'} to the head: adapt isUnwanted in src/server/document.tsx.`,
  );
});

it('Gatsby renders a page into #___gatsby, and writes it to a file in a folder', () => {
  for (const file of ['default-html.js', 'production-app.js']) {
    contract(
      /(?:id="|getElementById\(`)___gatsby\b/.test(packageText(`gatsby/cache-dir/${file}`)),
      `Gatsby no longer renders into #___gatsby (${file}): adapt src/html.tsx and isPage in src/build/output/flatten.ts, or no document is published as a page.`,
    );
  }
  const { generateHtmlPath } = loadPackage('gatsby-core-utils/page-html') as {
    generateHtmlPath: (publicDir: string, page: string) => string;
  };
  contract(
    generateHtmlPath('public', '/room').endsWith(path.join('room', 'index.html')),
    'Gatsby writes pages to other files: adapt flatName in src/build/output/flatten.ts.',
  );
});

it('the hash of a build is in app-data.json', async () => {
  const { write } = loadPackage('gatsby/dist/utils/app-data') as {
    write: (dir: string, hash: string) => Promise<void>;
  };
  await write(dir, 'abc');
  const file = path.join(dir, 'page-data', 'app-data.json');
  const written: unknown = fs.existsSync(file) && JSON.parse(fs.readFileSync(file, 'utf8'));
  contract(
    JSON.stringify(written) === '{"webpackCompilationHash":"abc"}',
    'Gatsby keeps the hash of a build elsewhere than in page-data/app-data.json: adapt PAGE_DATA in src/build/output/flatten.ts, or two hashes of one build are published.',
  );
});
