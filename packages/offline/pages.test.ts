import { type Offline, offlinePage } from './pages';

const files = [
  'index.html',
  'room.html',
  'room/a.b.html',
  'room.md',
  'img/x.svg',
  'scripts/early-1.js',
];

const put: (readonly [file: string, text: string])[] = [];
const offlineOf = (base: string): Offline => ({
  base,
  site: 'https://d.example',
  files: new Set(files),
  read: (file) => Buffer.from(file),
  used: new Set(),
  put: (...file) => put.push(file),
});

it.each(['', '/docs'])(
  'leads from a page below "%s" to files, and elsewhere to the web',
  (base) => {
    const offline = offlineOf(base);
    const links = [
      `${base}/`,
      `${base}/room?q#x`,
      `${base}/room/a.b`,
      `${base}/room.md`,
      '#y',
      '//x',
      '',
    ];
    const html = [...links, `${base}/moved`, 'mailto:a@b.example'].map((to) => `<a href="${to}">`);
    const sources = `<img srcset="${base}/img/x.svg 1x, ${base}/img/x.svg 2x">`;
    const page = offlinePage(html.join('') + sources, 'room/a.b.html', offline);
    expect(page).toContain('srcset="../img/x.svg 1x, ../img/x.svg 2x"');
    expect([...page.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      '../index.html',
      '../room.html?q#x',
      '../room/a.b.html',
      '../room.md',
      '#y',
      '//x',
      '',
      'https://d.example/moved',
      'mailto:a@b.example',
    ]);
    expect([...offline.used]).toEqual(['room.md', 'img/x.svg']);
  },
);

it('has the shim before the first script, styles with their fonts in a file, and nothing for hosts', () => {
  const page = offlinePage(
    '<style data-href="/s.css">a{src:url(/f.woff2?#iefix) url(/f.svg)}</style><script defer src="/scripts/early-1.js"></script><script id="site-build" type="x">{}</script><script type="module" src="/scripts/versions-2.js"></script><details class="d CopyPage_c"><summary>Copy</summary><ul></ul></details><p>',
    'room.html',
    offlineOf(''),
  );
  const [[file, css] = []] = put;
  expect(css).toBe('a{src:url(data:;base64,Zi53b2ZmMg==) url(data:image/svg+xml;base64,Zi5zdmc=)}');
  expect(page).toBe(
    `<link rel="stylesheet" href="${file}"/><script src="offline/shim.js"></script><script defer src="offline/scripts/early-1.js.js"></script><p>`,
  );
});
