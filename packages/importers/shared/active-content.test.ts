import { allowedFrames } from './active-content';

const page = (path: string, raw: string) => ({ path, file: `/site${path}.md`, raw });

function allowed(...pages: readonly ReturnType<typeof page>[]) {
  const active: unknown[] = [];
  return { allow: allowedFrames(pages, (...found) => active.push(found)), active };
}

it('allows each page the hosts of its frames, and no scripts', () => {
  const raw =
    '# A\n<iframe\n  src="https://video.example/1"></iframe>\n<iframe src="//video.example/2" />\n\n<script>x</script>';
  expect(allowed(page('/a', raw), page('/b', 'Text'))).toEqual({
    allow: [{ page: '/a', frames: ['https://video.example'] }],
    active: [['<script', { file: '/site/a.md', line: 6 }]],
  });
});

it('leaves code and the language alone', () => {
  const raw =
    '```html\n<script></script>\n<iframe src="https://a.example"></iframe>\n```\n`<script>`, in JavaScript:\n';
  expect(allowed(page('/a', raw))).toEqual({ allow: [], active: [] });
});

it('allows the hosts on all pages if too many pages have frames', () => {
  const pages = Array.from({ length: 41 }, (_, at) =>
    page(`/${at}`, `<iframe src="https://${at % 2}.example/${at}"></iframe>`),
  );
  expect(allowed(...pages).allow).toEqual([
    { page: '/*', frames: ['https://0.example', 'https://1.example'] },
  ]);
});
