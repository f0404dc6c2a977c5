import { installBasePath } from '../../base-path';
import { deferRuntime, hashOf } from './document';

const gatsby = (scripts: string) =>
  `<body><div id="___gatsby">a</div><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;
const DATA =
  '<script>window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";window.___webpackCompilationHash="abc";</script>';
const SCRIPTS =
  '<script src="/webpack-1.js" async></script><script src="/app-1.js" async></script>';

function dataOf(html: string): unknown {
  const json = /<script id="site-build" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

it('leaves the scripts as data, in order, and the page unchanged', () => {
  const html = deferRuntime(gatsby(DATA + SCRIPTS));
  expect(dataOf(html)).toEqual({
    scripts: ['/webpack-1.js', '/app-1.js'],
    hash: expect.stringMatching(/^[0-9a-f]{10}$/) as string,
    chunks: '{"app":["/app-1.js"]}',
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toMatch(/^<body><div id="___gatsby">a<\/div><script id="site-build"/);
  expect(html).not.toContain('slice-');
});

it('identifies the build by its scripts, not by webpack’s hash, which changes without them', () => {
  const hash = hashOf(deferRuntime(gatsby(DATA + SCRIPTS)));
  expect(hash).toMatch(/^[0-9a-f]{10}$/);
  expect(hashOf(deferRuntime(gatsby(DATA.replace('abc', 'def') + SCRIPTS)))).toBe(hash);
  expect(hashOf(deferRuntime(gatsby(DATA + SCRIPTS.replace('app-1', 'app-2'))))).not.toBe(hash);
});

it('keeps data from ending the script element, and dollar signs from acting as patterns', () => {
  const data = DATA.replace('/app-1.js', () => "/$'</style>$&.js");
  const html = deferRuntime(gatsby(data + SCRIPTS));
  expect(html.match(/</g)).toHaveLength(html.replace(/\{.*\}/, '').match(/</g)?.length ?? 0);
  expect(dataOf(html)).toMatchObject({ chunks: `{"app":["/$'</style>$&.js"]}` });
});

it('takes the scripts from their own file if there is one: a document may lack them, or be older', () => {
  const id = 'id="_gatsby-scripts-1"';
  const empty = gatsby('')
    .replace(/<!-- slice-start .*? -->/, `<slice-start ${id}></slice-start>`)
    .replace(/<!-- slice-end .*? -->/, `<slice-end ${id}></slice-end>`);
  const expected = deferRuntime(gatsby(DATA + SCRIPTS));
  expect(deferRuntime(empty, DATA + SCRIPTS)).toBe(expected);
  expect(deferRuntime(gatsby(DATA + '<script src="/old.js" async></script>'), DATA + SCRIPTS)).toBe(
    expected,
  );
  expect(() => deferRuntime(empty)).toThrow('The document has no Gatsby scripts.');
  expect(() => deferRuntime('<html></html>', DATA + SCRIPTS)).toThrow('no Gatsby scripts');
});

it.each([
  ['<html></html>', 'The document has no Gatsby scripts.'],
  [gatsby(''), 'The document has no Gatsby scripts.'],
  [gatsby(SCRIPTS), 'The document has no build data.'],
  [gatsby(DATA), 'The document has no scripts.'],
])('refuses a page without its runtime: %s', (html, message) => {
  expect(() => deferRuntime(html)).toThrow(message);
});

it('gives the files of templates their addresses below the path of the host', () => {
  installBasePath('/docs');
  const { chunks } = dataOf(deferRuntime(gatsby(DATA + SCRIPTS))) as { chunks: string };
  installBasePath('');
  expect(chunks).toBe('{"app":["/docs/app-1.js"]}');
});
