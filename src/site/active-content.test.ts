import path from 'node:path';
import foreignMarkdown from '../../packages/importers/foreign-markdown';
import { apiClass, docPage, siteIn } from '../test/content-pages';
import { isActive } from '../config/settings/active-address';
import { settingsSchema } from '../config/settings/schema';
import { generator } from '../test/random';
import { wholeMdxHelpers } from '../test/whole-mdx';
import { setMarkdownPlugin } from '../markdown/mdx/plugin';
import { compileBody } from './bodies/compile-body';
import { openDiagramStore } from '../features/diagrams/store';
import type { PageNode } from './nodes/nodes';
import { putFile, tempFolder } from '../test/temp-folder';

jest.mock('gatsby-plugin-mdx', () => ({
  ...jest.requireActual<typeof import('../test/whole-mdx')>('../test/whole-mdx').wholeMdxPlugin,
}));

/** What each page is written in. */
type Language = 'MDX' | 'CommonMark' | 'a class' | 'a partial' | 'a component';

const site = () => siteIn(rootDir);
let rootDir: string;
beforeAll(() => {
  rootDir = tempFolder();
});

let count = 0;

/** Compiles a construct on line 7 of a file of its kind. */
async function compile(language: Language, html: string, allow: readonly object[] = []) {
  const name = `page-${count++}`;
  const { folder } = site();
  let node: PageNode = docPage(site(), name);
  const own = (text: string, front = '') =>
    `---\ntitle: A\n${front || 'keywords: [b]\n'}---\n\nText.\n${text}`;
  const part = path.join(folder.docs[0].dir, `_${name}.mdx`);
  setMarkdownPlugin(language === 'CommonMark' ? foreignMarkdown : undefined);
  if (language === 'MDX') putFile(node.absolutePath, own(`\n${html}\n`));
  if (language === 'CommonMark') {
    putFile(node.absolutePath, own(`\n${html}\n`, 'mdx: { format: md }\n'));
  }
  if (language === 'a class') {
    node = apiClass(site(), name);
    putFile(node.absolutePath, own(`\n${html}\n`));
  }
  if (language === 'a partial') {
    putFile(part, `\n\n\n\n\nText.\n\n${html}\n`);
    putFile(node.absolutePath, own(`\nimport Part from './_${name}.mdx';\n\n<Part />\n`));
  }
  if (language === 'a component') {
    const inner = `<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }} />`;
    putFile(node.absolutePath, own(`\n${inner}\n`));
  }
  const { settings } = site();
  const diagrams = openDiagramStore(process.cwd(), folder.contentDir);
  const opened = { ...settings, allow: allow as typeof settings.allow };
  const body = await compileBody(node, { ...site(), settings: opened }, diagrams, wholeMdxHelpers);
  const file = language === 'a partial' ? part : node.absolutePath;
  return { ...body, file: path.relative(rootDir, file) };
}

const HOSTILE: readonly (readonly [name: string, html: string])[] = [
  ['a script', '<script>alert(1)</script>'],
  ['a module', '<script type="module">alert(1)</script>'],
  ['an import map', '<script type="importmap">x</script>'],
  ['a script elsewhere', '<script src="https://evil.example/a.js"></script>'],
  ['a script of the site', '<script src="/a.js"></script>'],
  ['javascript:', '<a href="javascript:alert(1)">x</a>'],
  ['javascript: in capitals', '<a href="JaVaScRiPt:alert(1)">x</a>'],
  ['javascript: as entities', '<a href="&#106;avascript:alert(1)">x</a>'],
  ['javascript: after a space', '<a href=" javascript:alert(1)">x</a>'],
  ['javascript: with a tab', '<a href="java&Tab;script:alert(1)">x</a>'],
  ['vbscript:', '<a href="vbscript:x">x</a>'],
  ['data: in a link', '<a href="data:text/html,x">x</a>'],
  ['blob: in a link', '<a href="blob:https://x.example/1">x</a>'],
  ['javascript: in an area', '<map name="m"><area href="javascript:alert(1)" alt="x" /></map>'],
  ['javascript: in a frame', '<iframe src="javascript:alert(1)"></iframe>'],
  ['data: in a frame', '<iframe src="data:text/html,x"></iframe>'],
  ['a frame elsewhere', '<iframe src="https://evil.example/"></iframe>'],
  ['a frame without a scheme', '<iframe src="//evil.example/"></iframe>'],
  ['a frame with backslashes', '<iframe src="\\\\evil.example/"></iframe>'],
  ['srcdoc', '<iframe srcdoc="x"></iframe>'],
  ['a form elsewhere', '<form action="https://evil.example/"></form>'],
  ['a form that runs a script', '<form action="javascript:alert(1)"></form>'],
  ['a button elsewhere', '<button formaction="https://evil.example/">x</button>'],
  ['an input elsewhere', '<input type="submit" formaction="//evil.example" />'],
  ['an object', '<object data="/a.swf"></object>'],
  ['an object elsewhere', '<object data="https://evil.example/a"></object>'],
  ['an embed', '<embed src="https://evil.example/a" />'],
  ['base', '<base href="https://evil.example/" />'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example/" />'],
  ['a referrer policy', '<meta name="referrer" content="unsafe-url" />'],
  ['a style sheet elsewhere', '<link rel="stylesheet" href="https://evil.example/a.css" />'],
  ['a connection elsewhere', '<link rel="preconnect" href="https://evil.example" />'],
  ['onclick', '<p onclick="alert(1)">x</p>'],
  ['onerror', '<img src="https://a.example/x.png" alt="" onerror="alert(1)" />'],
  ['onload of a picture', '<svg onload="alert(1)"></svg>'],
  ['a handler of an element of its own', '<x-y onfocus="alert(1)">x</x-y>'],
  ['a ping', '<a href="/" ping="https://evil.example">x</a>'],
  ['part of a picture elsewhere', '<svg><use href="https://evil.example/a.svg#x" /></svg>'],
  ['a link in a picture', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  ['noscript', '<noscript>x</noscript>'],
  ['a template', '<template><script>alert(1)</script></template>'],
  ['data of the site', '<div id="site-build">x</div>'],
  ['an attribute that is changed to a script', '<svg><set attributeName="onload" to="x" /></svg>'],
  ['a frame that is a file only on https', '<iframe src="https:evil.example"></iframe>'],
  ['a picture elsewhere in a style', '<style>{`p { background: url(//evil.example) }`}</style>'],
  ['a style sheet elsewhere in a style', '<svg><style>@import "//evil.example";</style></svg>'],
  ['a page in a picture', '<img alt="" src="data:text/html,x" />'],
];

const LANGUAGES: readonly Language[] = ['MDX', 'CommonMark', 'a class', 'a partial', 'a component'];

/** What may not be in a page that is published. */
const LEFT =
  /<(?:script|iframe|object|embed|base|meta|link|noscript|template|set)\b|(?:java|vb)script:|data:text|blob:|\son\w+=|\s(?:ping|action|formaction|srcdoc)=|evil\.example|id="site-build"/i;

describe.each(LANGUAGES)('in %s', (language) => {
  // CommonMark shows these two as they are written.
  const isText = (html: string) => language === 'CommonMark' && /<(?:set|style)\b/.test(html);
  it.each(HOSTILE.filter(([, html]) => !isText(html)))(
    '%s is a mistake with its line, and not published',
    async (_, html) => {
      const { html: published, problems, file, links } = await compile(language, html);
      const mistakes = problems.filter(({ check }) => check === 'activeContent');
      expect(mistakes).not.toEqual([]);
      for (const mistake of mistakes) {
        expect(mistake).toMatchObject({ file, line: 8 });
        expect(mistake.fix).not.toBe('');
      }
      // A frame elsewhere becomes a link.
      const shown = published.replace(/<a href="\uE000[^>]*>[^<]*<\/a>/g, '');
      expect(shown).not.toMatch(LEFT);
      expect(links.map(({ href }) => href).join(' ')).not.toMatch(/script:|data:|blob:/i);
    },
  );
});

/** An element with an address that runs, disguised in one of the ways in which browsers read it. */
function disguised(random: () => number): string {
  const pick = (all: string) => all.split(' ')[Math.floor(random() * all.split(' ').length)] ?? '';
  const [, name = '', attribute = ''] =
    /(.*)@(.*)/.exec(
      pick(
        'a@href area@href form@action button@formaction input@formaction iframe@src embed@src object@data svg@onload p@onclick img@onerror script@src video@src link@href q@cite x-y@onfocus table@background',
      ),
    ) ?? [];
  const mixed = (text: string) =>
    text.replace(/[a-z]/g, (one) => (random() < 0.3 ? one.toUpperCase() : one));
  const address = pick('javascript:x vbscript:x data:text/html,x blob:https://a.example/1')
    .replace(/[a-z]/g, (one) => pick(`${one} ${one} ${one.toUpperCase()} &#${one.charCodeAt(0)};`))
    .replace(/(?<!^)(?=[a-z:])/g, () => pick('- - - - &Tab; &NewLine;').replace('-', ''));
  const start = `<${mixed(name)}${pick('/ _').replace('_', '\n')}${mixed(attribute)}`;
  const html = `${start}="${pick('_ &#32; &#1;').replace('_', '')}${address}">x</${name}>`;
  return pick('- <p>-</p> <svg>-</svg> <math>-</math> <ul><li>-</li></ul>').replace(
    '-',
    () => html,
  );
}

it.each([1, 2, 3])(
  'publishes no address that runs, however it is written: seed %d',
  async (seed) => {
    const random = generator(seed);
    for (let at = 0; at < 60; at++) {
      const html = disguised(random);
      const language = at % 2 === 0 ? 'CommonMark' : 'a component';
      const { html: body, links } = await compile(language, html);
      // Without what is text.
      const published = body.replace(/&#x3C;[^<]*/g, '');
      const addresses = [...published.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value);
      const running = [...addresses, ...links.map(({ href }) => href)].filter(isActive);
      expect([html, running, /\son\w+=/i.test(published)]).toEqual([html, [], false]);
    }
  },
);

describe('what the settings allow a page', () => {
  const pageOf = () => `/page-${count}`;

  it.each([
    ['<script>own()</script>', { scripts: ['inline'] }],
    ['<script src="/own.js"></script>', { scripts: ['self'] }],
    ['<script src="https://s.example/a.js"></script>', { scripts: ['https://s.example'] }],
    ['<iframe src="https://f.example/1"></iframe>', { frames: ['https://f.example/video'] }],
    ['<iframe src="#own"></iframe>', {}],
    ['<form action="https://f.example/"></form>', { forms: ['https://f.example'] }],
    ['<form action="/search"></form>', {}],
    ['<object data="/a.pdf"></object>', { objects: ['self'] }],
    ['<link rel="stylesheet" href="https://f.example/a.css" />', { styles: ['https://f.example'] }],
  ])('keeps %s', async (html, allowed) => {
    const entry = settingsSchema.shape.allow.parse([{ page: pageOf(), ...allowed }]);
    const { problems, html: published } = await compile('CommonMark', html, entry);
    expect(problems.filter(({ check }) => check === 'activeContent')).toEqual([]);
    expect(published.replace(' class="unsized-frame"', '')).toContain(
      html.replace(/ \/>|><.*|>own.*/, ''),
    );
    // Another page may not, and its mistake says how it may.
    const other = await compile('CommonMark', html, entry);
    const fixes = other.problems.map(({ fix }) => /(\w+: \[.*?\])/.exec(fix)?.[1]);
    expect(fixes).toEqual(
      Object.entries(allowed).map(
        ([kind, [source = '']]) => `${kind}: ['${source.replace(/video|(?<=example)\/.*/, '')}']`,
      ),
    );
  });
});

it.each([
  '[a](https://a.example), [b](mailto:a@b.example), [c](tel:+49), [d](xref:Room), [e](unityhub://x)',
  '<img alt="" src="data:image/png;base64,AAAA" />',
  '<meta itemprop="name" content="A" />',
  '<a href="#a" title="javascript:alert(1)">a</a>',
])('leaves %s alone', async (html) => {
  const { problems } = await compile('MDX', html);
  expect(problems.filter(({ check }) => check === 'activeContent')).toEqual([]);
});

it('gives no heading an id with which the runtime finds its data', async () => {
  const { headings } = await compile('MDX', '## Site page\n\n## Site build');
  expect(headings.map(({ id }) => id)).toEqual(['site-page-1', 'site-build-1']);
});
