import { type LinkSource, type LinkTargets, resolveLink } from './resolve';

const docs = '/site/content/docs';
const targets: LinkTargets = {
  paths: new Set([
    '/',
    '/room',
    '/room/collections',
    '/pricing',
    '/über',
    '/reference/classes/Room',
  ]),
  pathByFile: new Map([
    [`${docs}/readme.md`, '/'],
    [`${docs}/room/index.mdx`, '/room'],
    [`${docs}/room/collections.mdx`, '/room/collections'],
    [`${docs}/01 price.md`, '/pricing'],
    ['/site/content/reference/classes/Room.mdx', '/reference/classes/Room'],
  ]),
  staticFiles: new Set(['/logo.svg', '/über.pdf', '/demo/index.html']),
  origin: 'https://docs.tandem.example',
  siteDir: '/site/content',
  docRoots: [docs],
  formerPaths: ['/docs', '/product/guides'],
  redirects: new Map([
    ['/2020/01/02/room', '/room'],
    ['/gone', 'https://a.example'],
  ]),
  names: {
    placeOf: (name) =>
      ({
        Room: { path: '/reference/classes/Room' },
        'Set<T>': { path: '/reference/classes/Set' },
        'Room.Connect': { path: '/reference/classes/Room', anchor: 'Connect' },
      })[name],
    external: (name) => (name === 'Task' ? 'https://types.example/task' : undefined),
    names: () => ['Room', 'Room.Connect', 'Set<T>'],
  },
};
const source: Omit<LinkSource, 'href'> = {
  absolutePath: `${docs}/room/collections.mdx`,
  pagePath: '/room/collections',
  file: 'content/docs/room/collections.mdx',
  line: 12,
};
const resolve = (href: string, files: string[] = []) =>
  resolveLink({ ...source, href }, targets, (file) => files.includes(file));

describe('a link to a page', () => {
  it.each([
    ['/room', '/room'],
    ['/room/', '/room'],
    ['/room//', '/room'],
    ['/room.html', '/room'],
    ['/room/index.html', '/room'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/docs/room', '/room'],
    ['/docs/room/?a=b#c', '/room?a=b#c'],
    ['/docs', '/'],
    ['/docs/', '/'],
    ['../pricing', '/pricing'],
    ['./collections', '/room/collections'],
    ['collections?x=1', '/room/collections?x=1'],
    ['../../../pricing', '/pricing'],
    ['/%C3%BCber', '/über'],
    ['/über/', '/über'],
    ['?q=1', '/room/collections?q=1'],
    ['https://docs.tandem.example/room/#a', '/room#a'],
    ['/pricing?a=/x#b?c', '/pricing?a=/x#b?c'],
    ['/2020/01/02/room#a', '/room#a'],
  ])('%s leads to %s', (href, expected) => {
    const link = resolve(href);
    expect(link).toMatchObject({ href: expected, external: false });
    expect(link.problem).toBeUndefined();
    expect(link.path).toBe(expected.replace(/[?#].*$/, ''));
  });

  it('starts inside the folder on the page of a folder, and beside it where nothing is inside', () => {
    const ofFolder = { ...source, absolutePath: `${docs}/room/index.mdx`, pagePath: '/room' };
    const from = (href: string) => resolveLink({ ...ofFolder, href }, targets, () => false);
    expect(from('collections')).toMatchObject({ href: '/room/collections' });
    expect(from('pricing')).toMatchObject({ href: '/pricing' });
    expect(from('gone').problem?.message).toContain('"/room/gone"');
  });

  it('starts inside a page that a trailing slash makes a folder', () => {
    const own = { ...source, pagePath: '/room', absolutePath: `${docs}/room.md` };
    expect(resolveLink({ ...own, href: 'collections' }, targets, () => false)).toMatchObject({
      href: '/room/collections',
    });
  });

  it('has its anchor, decoded', () => {
    expect(resolve('/room#gr%C3%B6%C3%9Fe')).toMatchObject({ path: '/room', anchor: 'größe' });
    expect(resolve('/room#100%')).toMatchObject({ anchor: '100%' });
    expect(resolve('/room#')).not.toHaveProperty('anchor');
    expect(resolve('#here')).toEqual({
      href: '#here',
      external: false,
      path: '/room/collections',
      anchor: 'here',
    });
    expect(resolve('#')).not.toHaveProperty('anchor');
  });

  it('that does not exist names its destination and the nearest page', () => {
    expect(resolve('../room/colections?a#b').problem).toEqual({
      check: 'brokenLinks',
      file: 'content/docs/room/collections.mdx',
      line: 12,
      message:
        'The link "../room/colections?a#b" leads to "/room/colections", but no page has that path.',
      fix: 'Link to "/room/collections", or fix the path.',
    });
    expect(resolve('/something/else/entirely').problem?.fix).toBe('Fix the path, or add the page.');
    expect(resolve('/documentation').problem?.message).toContain('"/documentation"');
    expect(resolve('/Room').problem?.fix).toBe('Link to "/room", or fix the path.');
  });
});

describe('a link to a file of a page', () => {
  it.each([
    ['./index.mdx', '/room'],
    ['index.mdx#a', '/room#a'],
    ['../readme.md?x=1#a', '/?x=1#a'],
    ['../01%20price.md', '/pricing'],
    ['/room/index.mdx', '/room'],
    ['/docs/room/index.mdx', '/room'],
    ['/readme.md', '/'],
    ['../../reference/classes/Room.mdx', '/reference/classes/Room'],
    ['/reference/classes/Room.mdx', '/reference/classes/Room'],
  ])('%s leads to %s', (href, expected) => {
    expect(resolve(href)).toMatchObject({ href: expected, external: false });
    expect(resolve(href).problem).toBeUndefined();
  });

  it('that does not exist suggests the nearest file, relative to the page', () => {
    expect(resolve('./colections.mdx').problem).toEqual({
      check: 'brokenMarkdownLinks',
      file: 'content/docs/room/collections.mdx',
      line: 12,
      message: 'The link "./colections.mdx" points to a file that is not on the site.',
      fix: 'Link to "./collections.mdx", or fix the path; it starts from the page’s folder.',
    });
    expect(resolve('../redme.md').problem?.fix).toContain('Link to "../readme.md"');
    expect(resolve('index.md').problem?.fix).toContain('Link to "./index.mdx"');
  });

  it('suggests no file that has only its folder in common', () => {
    expect(resolve('./webhooks-and-plugins.md').problem?.fix).toBe(
      'Fix the path; it starts from the page’s folder.',
    );
  });
});

describe('a link to another file', () => {
  it('in the static folders stays as it is', () => {
    expect(resolve('/logo.svg')).toEqual({ href: '/logo.svg', external: false });
    expect(resolve('/%C3%BCber.pdf#page=2')).toMatchObject({ href: '/über.pdf#page=2' });
    expect(resolve('/demo/index.html')).toEqual({ href: '/demo/index.html', external: false });
  });

  it('beside the page is published', () => {
    const file = `${docs}/room/my sample.zip`;
    expect(resolve('./my%20sample.zip', [file])).toMatchObject({ asset: file, external: false });
    expect(resolve('my%20sample.zip?x#y', [file]).asset).toBe(file);
  });

  it('is a broken link if it does not exist', () => {
    expect(resolve('./sample.zip').problem?.check).toBe('brokenLinks');
    expect(resolve('../../../../../etc/passwd').problem?.message).toContain('"/etc/passwd"');
  });
});

describe('a link elsewhere', () => {
  it.each([
    ['https://a.example/b', true],
    ['HTTP://a.example', true],
    ['//a.example/b.md', true],
    ['https://docs.tandem.example.evil.example/', true],
    ['mailto:a@b.example', false],
    ['tel:+1', false],
    ['vscode:extension/x.md', false],
  ])('%s is left alone', (href, external) => {
    expect(resolve(href)).toEqual({ href, external });
  });
});

describe('a link to a name', () => {
  it.each([
    ['xref:Room', '/reference/classes/Room'],
    ['xref:Set%3CT%3E', '/reference/classes/Set'],
    ['xref:Room.Connect?text=a', '/reference/classes/Room#Connect'],
    ['xref:Room.Connect*', '/reference/classes/Room#Connect'],
  ])('%s leads to %s', (href, expected) => {
    expect(resolve(href)).toMatchObject({ href: expected, external: false });
  });

  it('leads to a Unity or .NET type', () => {
    expect(resolve('xref:Task')).toEqual({ href: 'https://types.example/task', external: true });
  });

  it('is a problem if nothing has the name, with the name that was meant', () => {
    expect(resolve('xref:Room.Conect').problem).toEqual({
      check: 'brokenLinks',
      file: source.file,
      line: 12,
      message: 'The name "Room.Conect" is not a type or member of the API reference.',
      fix: 'Write "Room.Connect", or remove the link.',
    });
    expect(resolve('xref:Zzzzzzzzzz').problem?.fix).toMatch(/as C# does/);
  });
});

describe('a link as Docusaurus resolves it', () => {
  it.each([
    ['room/index.mdx#a', '/room#a'],
    ['docs/room/index.mdx', '/room'],
    ['@site/docs/room/index.mdx', '/room'],
    ['/docs/room', '/room'],
    ['/docs', '/'],
    ['/product/guides/room/', '/room'],
  ])('%s leads to %s', (href, expected) => {
    expect(resolve(href)).toMatchObject({ href: expected });
    expect(resolve(href).problem).toBeUndefined();
  });

  it('starts from the page alone if it begins with a dot', () => {
    expect(resolve('./room/index.mdx').problem?.check).toBe('brokenMarkdownLinks');
  });

  it('leads to a file of the content folder', () => {
    const file = '/site/content/static/a.zip';
    expect(resolve('@site/static/a.zip', [file]).asset).toBe(file);
    expect(resolve('@site/static/b.zip', [file]).problem).toBeDefined();
  });

  it('is left alone with the protocol "pathname"', () => {
    expect(resolve('pathname:///demo/app?x#y')).toEqual({ href: '/demo/app?x#y', external: false });
  });
});

it('names a link without an address', () => {
  expect(resolve('').problem).toMatchObject({ line: 12, message: 'A link has no address.' });
});
