import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { siteIn } from '../../test/content-pages';
import { publishSocialCards } from './publish-cards';
import { publishIcons } from './publish-icons';
import { putFile, tempFolder } from '../../test/temp-folder';

/** A project of its own, with the sources and packages that pictures are drawn with. */
let root: string;
beforeEach(() => {
  root = tempFolder();
  for (const part of ['src/build/brand', 'src/styles', 'static']) {
    fs.cpSync(part, path.join(root, part), { recursive: true });
  }
  for (const name of ['sharp', 'satori', '@fontsource/figtree']) {
    const link = path.join(root, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.resolve('node_modules', name), link, 'junction');
  }
});

function site() {
  const { folder, ...rest } = siteIn(root);
  return { ...rest, folder: { ...folder, staticDirs: [path.join(root, 'static')] } };
}
const published = (name: string) => fs.readFileSync(path.join(root, 'public', name));
const put = (file: string, content: string) => putFile(path.join(root, file), content);

describe('social cards', () => {
  const cards = [
    { title: 'Room', section: 'Class in Product' },
    { title: 'Pricing', section: '' },
  ];

  it('have names that change with what they show', async () => {
    const { addresses, drawn } = await publishSocialCards(cards, siteIn(root));
    expect(drawn).toBe(2);
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) {
      expect(address).toMatch(/^\/social\/card-[0-9a-f]{10}\.png$/);
      expect((await sharp(published(address)).metadata()).width).toBe(1200);
    }
  });

  it('are in the order of the pages, and drawn once for pages that show the same', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      title: `Page ${index % 5}`,
      section: '',
    }));
    const { addresses, drawn } = await publishSocialCards(many, siteIn(root));
    expect(drawn).toBe(5);
    expect(addresses.slice(5, 10)).toEqual(addresses.slice(0, 5));
    expect(new Set(addresses).size).toBe(5);
    const alone = await publishSocialCards(many.slice(3, 4), siteIn(root));
    expect(alone).toEqual({ addresses: [addresses[3]], drawn: 0 });
  });

  it('are published without what another build has left half', async () => {
    put('public/social/card-0123456789abcdef.png.123', 'half of a pict');
    const { addresses } = await publishSocialCards(cards, siteIn(root));
    const names = fs.readdirSync(path.join(root, 'public/social'));
    expect(names.sort()).toEqual(addresses.map((address) => path.basename(address)).sort());
  });

  it('are not drawn again by the next build', async () => {
    const first = await publishSocialCards(cards, siteIn(root));
    const second = await publishSocialCards(cards, siteIn(root));
    expect(second).toEqual({ addresses: first.addresses, drawn: 0 });
    // As when the settings have changed.
    fs.rmSync(path.join(root, 'public'), { recursive: true });
    expect((await publishSocialCards(cards, siteIn(root))).drawn).toBe(0);
    expect(published(first.addresses[0] ?? '').length).toBeGreaterThan(0);
  });

  it('are drawn for the page whose title has changed, and the old one is gone', async () => {
    const first = await publishSocialCards(cards, siteIn(root));
    const renamed = [{ title: 'Rooms', section: 'Class in Product' }, ...cards.slice(1)];
    const { addresses, drawn } = await publishSocialCards(renamed, siteIn(root));
    expect(drawn).toBe(1);
    expect(addresses[1]).toBe(first.addresses[1]);
    const names = fs.readdirSync(path.join(root, 'public/social'));
    expect(names.sort()).toEqual(addresses.map((address) => path.basename(address)).sort());
  });

  it('are all drawn again with another product, template or colour', async () => {
    await publishSocialCards(cards, siteIn(root));
    const site = siteIn(root);
    const settings = { ...site.settings, product: { name: 'Quorum', slug: 'quorum' } };
    expect((await publishSocialCards(cards, { ...site, settings })).drawn).toBe(2);
    for (const file of ['src/build/brand/social-card.svg', 'src/styles/tokens.css']) {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      put(
        file,
        text.replace('cx="1010"', 'cx="1011"').replaceAll(/(--color-page): #\w+/g, '$1: #123456'),
      );
      expect((await publishSocialCards(cards, site)).drawn).toBe(2);
    }
  });
});

describe('icons', () => {
  it('need a picture', async () => {
    fs.rmSync(path.join(root, 'static/favicon.svg'));
    await expect(publishIcons(site())).rejects.toThrow('There is no favicon.svg in static/.');
  });

  it('are drawn in every size from one SVG', async () => {
    await publishIcons(site());
    const ico = published('favicon.ico');
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
    expect([ico[6], ico[22], ico[38]]).toEqual([16, 32, 48]);
    const last = ico.subarray(ico.readUInt32LE(38 + 12));
    expect(await sharp(last).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
    const sizeOf = async (name: string) => (await sharp(published(name)).metadata()).width;
    expect(await sizeOf('apple-touch-icon.png')).toBe(180);
    expect(await sizeOf('icons/192.png')).toBe(192);
    expect(await sizeOf('icons/512.png')).toBe(512);
  });

  it('have no transparent corner where systems cut a shape of their own', async () => {
    await publishIcons(site());
    const corner = async (name: string) => {
      const pixels = await sharp(published(name)).ensureAlpha().raw().toBuffer();
      return pixels[3];
    };
    expect(await corner('icons/512.png')).toBe(0);
    expect(await corner('icons/maskable-512.png')).toBe(255);
    expect(await corner('apple-touch-icon.png')).toBe(255);
  });

  it('are listed in a manifest with the settings’ names and the tokens’ colours', async () => {
    await publishIcons(site());
    const tokens = fs.readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8');
    const background = /--color-page: (#\w+)/.exec(tokens)?.[1];
    const manifest = JSON.parse(published('manifest.webmanifest').toString()) as {
      readonly icons: readonly { readonly src: string }[];
    };
    expect(manifest).toMatchObject({
      name: 'Documentation',
      short_name: 'Product',
      start_url: './',
      scope: './',
      display: 'minimal-ui',
      theme_color: background,
      background_color: background,
    });
    // Gatsby publishes the file that they are drawn from.
    const drawn = manifest.icons.filter(({ src }) => src !== 'favicon.svg');
    for (const { src } of drawn) expect(published(src).length).toBeGreaterThan(0);
  });

  it('are drawn from the owner’s favicon.svg, and their own files stay', async () => {
    put(
      'static/favicon.svg',
      '<?xml version="1.0"?>\n<svg width="8" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f00"/></svg>',
    );
    put('static/favicon.ico', 'own');
    await publishIcons(site());
    // Gatsby publishes these.
    for (const name of ['favicon.svg', 'favicon.ico']) {
      expect(fs.existsSync(path.join(root, 'public', name))).toBe(false);
    }
    const pixels = await sharp(published('icons/192.png')).ensureAlpha().raw().toBuffer();
    expect([...pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  });
});
