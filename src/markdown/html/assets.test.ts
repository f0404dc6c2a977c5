import fs from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import sharp from 'sharp';
import {
  type AssetContext,
  dropPositions,
  findAsset,
  publish,
  removeOtherAssets,
  resolveAssets,
} from './assets';
import { putFile, tempFolder } from '../../test/temp-folder';

let root: string;
let context: AssetContext;

async function picture(file: string, width: number, height: number): Promise<void> {
  const absolute = path.join(root, file);
  fs.mkdirSync(path.dirname(absolute), { recursive: true });
  const create = { width, height, channels: 3 as const, background: '#f00' };
  await sharp({ create }).png().toFile(absolute);
}

const put = (file: string, content = 'x') => putFile(path.join(root, file), content);

beforeEach(() => {
  root = tempFolder();
  put('content/docs/room/a.md');
  context = {
    absolutePath: path.join(root, 'content/docs/room/a.md'),
    rootDir: root,
    contentDir: path.join(root, 'content'),
    staticDirs: [path.join(root, 'static')],
  };
});

async function resolve(html: string) {
  const tree = fromHtml(html, { fragment: true });
  const result = await resolveAssets(tree, context);
  return { ...result, html: toHtml(tree), root: tree };
}

describe('resolveAssets', () => {
  it('publishes a picture with its size and smaller variants', async () => {
    await picture('content/docs/room/shot.png', 1000, 500);
    const { html, stamps, problems } = await resolve('<img src="./shot.png" alt="A">');
    expect(problems).toEqual([]);
    const [, url] = /src="(\/assets\/shot-[0-9a-f]{10}\.png)"/.exec(html) ?? [];
    expect(url).toBeDefined();
    expect(html).toContain('width="1000" height="500"');
    expect(html).toMatch(
      /srcset="\/assets\/\S+-480\.webp 480w, \/assets\/\S+-960\.webp 960w, \/assets\/\S+-1000\.webp 1000w"/,
    );
    expect(stamps).toHaveLength(1);
    expect(stamps[0]?.written).toHaveLength(4);
    for (const file of stamps[0]?.written ?? []) {
      expect(fs.existsSync(path.join(root, 'public', file))).toBe(true);
    }
  });

  it('offers variants up to twice the column, and above that the picture itself', async () => {
    await picture('content/docs/room/wide.png', 2000, 10);
    const { html, stamps } = await resolve('<img src="wide.png">');
    expect(html).toMatch(/-960\.webp 960w, \S+-1472\.webp 1472w, \S+\/wide-\w+\.png 2000w"/);
    expect(html).toContain('sizes="min(46rem, 100vw)"');
    const [, ...variants] = stamps[0]?.written ?? [];
    const sizes = variants.map((file) => sharp(path.join(root, 'public', file)).metadata());
    expect((await Promise.all(sizes)).map(({ width }) => width)).toEqual([480, 960, 1472]);
  });

  it('offers no variant wider than the picture', async () => {
    await picture('content/docs/room/small.png', 10, 10);
    const { html } = await resolve('<img src="small.png">');
    expect(html).toMatch(/srcset="\/assets\/\S+-10\.webp 10w"/);
  });

  it('lazily loads pictures below the first section', async () => {
    await picture('content/docs/room/a.png', 10, 10);
    const { html } = await resolve('<img src="a.png"><h2>B</h2><img src="a.png">');
    const [first, second] = html.split('<h2>');
    expect(first).not.toContain('loading=');
    expect(second).toContain('loading="lazy"');
  });

  it('keeps the picture’s proportions if the author gives one side', async () => {
    await picture('content/docs/room/a.png', 60, 30);
    const { html } = await resolve(
      '<img src="a.png" width="20"><img src="a.png" height="10"><img src="a.png" width="7" height="9">',
    );
    const sizes = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => [
      /width="(\d+)"/.exec(tag)?.[1],
      /height="(\d+)"/.exec(tag)?.[1],
    ]);
    expect(sizes).toEqual([
      ['20', '10'],
      ['20', '10'],
      ['7', '9'],
    ]);
  });

  it('sizes vector graphics, without variants', async () => {
    put(
      'content/docs/room/a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"></svg>',
    );
    const { html } = await resolve('<img src="a.svg">');
    expect(html).toContain('width="12" height="8"');
    expect(html).not.toContain('srcset');
  });

  it('turns a picture of a video file into a video, from the static folder too', async () => {
    put('content/docs/room/clip.mp4');
    put('static/clip.webm');
    const { html, problems } = await resolve(
      '<img src="clip.mp4" alt="A clip"><img src="/clip.webm" alt="">',
    );
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /^<video src="\/assets\/clip-[0-9a-f]{10}\.mp4" controls preload="metadata" aria-label="A clip"><\/video>/,
    );
    expect(html).toContain('<video src="/clip.webm" controls preload="metadata"></video>');
  });

  it('resolves posters and sources of videos', async () => {
    put('content/docs/room/a.mp4');
    await picture('content/docs/room/p.png', 4, 4);
    const { html, stamps } = await resolve('<video poster="p.png"><source src="a.mp4"></video>');
    expect(html).toMatch(/poster="\/assets\/p-\w+\.png"><source src="\/assets\/a-\w+\.mp4">/);
    expect(stamps).toHaveLength(2);
  });

  it('leaves external addresses alone and keeps addresses of static files', async () => {
    await picture('static/img/logo.png', 8, 4);
    const { html, problems } = await resolve(
      '<img src="https://a.example/b.png"><img src="data:image/png;base64,x"><img src="//a.example/b.png"><img src="/img/logo.png">',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('width="8" height="4" src="/img/logo.png"');
    expect(html).toContain('<img src="//a.example/b.png">');
  });

  it('lists all missing files with their lines', async () => {
    const { problems } = await resolve(
      '<img src="a.png" data-line="3"><img src="/b.png" data-line="5"><video src="c.mp4"></video><img src="">',
    );
    expect(problems.map(({ line }) => line)).toEqual([3, 5, undefined, undefined]);
    expect(problems[0]).toEqual({
      check: 'missingAssets',
      file: 'content/docs/room/a.md',
      line: 3,
      message: 'The file "a.png" does not exist.',
      fix: 'Fix the path; it starts from the page’s folder and stays in the content folder.',
    });
    expect(problems[1]?.fix).toBe('Put it into static, or fix the path.');
  });

  it('reports a file that is not a picture', async () => {
    put('content/docs/room/broken.png', 'no picture');
    put('static/broken.png', 'no picture');
    const { problems } = await resolve(
      '<img src="broken.png" data-line="2"><img src="/broken.png" data-line="4">',
    );
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [2, 'The file "broken.png" cannot be read as a picture.'],
      [4, 'The file "/broken.png" cannot be read as a picture.'],
    ]);
  });
});

describe('findAsset', () => {
  const find = (source: string) => {
    const file = findAsset(source, context);
    return file && path.relative(root, file);
  };

  it.each([
    ['größe 1.png', 'gr%C3%B6%C3%9Fe%201.png'],
    ['100%.png', '100%.png'],
    ['a#b?.png', 'a%23b%3F.png'],
    ['c.png', './c.png?v=1#x'],
  ])('finds %s as %s', (name, source) => {
    put(`content/docs/room/${name}`);
    expect(find(source)).toBe(`content/docs/room/${name}`);
  });

  it('finds files of neighbouring folders and of the static folders', () => {
    put('content/img/a.png');
    put('static/b.png');
    expect(find('../../img/a.png')).toBe('content/img/a.png');
    expect(find('/b.png')).toBe('static/b.png');
    expect(find('../../../static/b.png')).toBe('static/b.png');
  });

  it('finds no folder and nothing outside the content', () => {
    put('secret.txt');
    put('content/docs/img/a.png');
    expect(find('../img')).toBeUndefined();
    expect(find('../../../secret.txt')).toBeUndefined();
    expect(find('..%2F..%2F..%2Fsecret.txt')).toBeUndefined();
    expect(find('/../secret.txt')).toBeUndefined();
    expect(find('/%2e%2e/secret.txt')).toBeUndefined();
    expect(find('secret.txt/x.png')).toBeUndefined();
    expect(find(`${'a'.repeat(300)}.png`)).toBeUndefined();
  });

  it('follows symbolic links only to what pages may use', () => {
    put('secret.txt');
    put('static/b.png');
    fs.symlinkSync(root, path.join(root, 'content/docs/room/up'));
    fs.symlinkSync('../../../secret.txt', path.join(root, 'content/docs/room/link.txt'));
    expect(find('up/secret.txt')).toBeUndefined();
    expect(find('link.txt')).toBeUndefined();
    expect(find('up/static/b.png')).toBe('content/docs/room/up/static/b.png');
  });
});

describe('publish', () => {
  it('names a file by its content, with safe characters', async () => {
    put('content/Größe (1).PDF', 'one');
    const file = path.join(root, 'content/Größe (1).PDF');
    const { url, stamp } = await publish(file, root);
    expect(url).toMatch(/^\/assets\/[\w-]+-[0-9a-f]{10}\.pdf$/);
    expect(fs.readFileSync(path.join(root, 'public', url), 'utf8')).toBe('one');
    expect(stamp).toMatchObject({ file, size: 3 });
    put('content/Größe (1).PDF', 'two');
    expect((await publish(file, root)).url).not.toBe(url);
  });
});

it('keeps the positions of links only', () => {
  const tree = fromHtml('<a data-line="1"></a><img data-line="2">', { fragment: true });
  dropPositions(tree);
  expect(toHtml(tree)).toBe('<a data-line="1"></a><img>');
});

describe('removeOtherAssets', () => {
  const published = () => fs.readdirSync(path.join(root, 'public/assets')).sort();

  it('deletes what no page uses any more, with its smaller variants', async () => {
    await picture('content/docs/room/old.png', 60, 30);
    await picture('content/docs/room/new.png', 60, 30);
    await resolve('<img src="./old.png" alt="A">');
    const { stamps } = await resolve('<img src="./new.png" alt="A">');
    const used = new Set(stamps.flatMap(({ written }) => written));
    await removeOtherAssets(root, used, new Set());
    expect(published().map((name) => `assets/${name}`)).toEqual([...used].sort());
  });

  it("leaves the owner's files in the same folder, whatever their names are", async () => {
    put('public/assets/app.js');
    put('public/assets/logo-0123456789.svg');
    await removeOtherAssets(root, new Set(), new Set(['/assets/logo-0123456789.svg']));
    expect(published()).toEqual(['app.js', 'logo-0123456789.svg']);
  });

  it('has nothing to do on a site without such files', async () => {
    await expect(removeOtherAssets(root, new Set(), new Set())).resolves.toBeUndefined();
  });
});
