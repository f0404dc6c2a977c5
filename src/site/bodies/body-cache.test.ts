import fs from 'node:fs';
import path from 'node:path';
import { BodyCache, isFresh } from './body-cache';
import { stampOf } from '../../markdown/html/assets';
import type { Body } from '../../markdown/html/body';
import { putFile, tempFolder } from '../../test/temp-folder';

const BODY: Body = {
  html: '<p>Hi</p>',
  headings: [],
  text: 'Hi',
  blocks: [],
  links: [],
  symptoms: [],
  assets: [],
  awaited: [],
  problems: [],
};

let rootDir: string;
beforeEach(() => (rootDir = tempFolder()));

function write(name: string, content = ''): string {
  const file = path.join(rootDir, name);
  putFile(file, content);
  return file;
}

/** Stands in for the files. */
function memory() {
  const values = new Map<string, unknown>();
  return {
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
    keepOnly: (keys: readonly string[]) => {
      for (const key of values.keys()) if (!keys.includes(key)) values.delete(key);
    },
  };
}

describe('BodyCache', () => {
  const NODE_ENV = process.env.NODE_ENV;
  const setMode = (mode: string | undefined) => Object.assign(process.env, { NODE_ENV: mode });
  afterEach(() => setMode(NODE_ENV));

  it('compiles a page once per process, even when it is requested twice concurrently', async () => {
    const cache = new BodyCache(rootDir, 'code', memory());
    const compile = jest.fn(() => Promise.resolve(BODY));
    await Promise.all([cache.get('a', compile), cache.get('a', compile)]);
    await cache.get('a', compile);
    expect(compile).toHaveBeenCalledTimes(1);
    await cache.get('b', compile);
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it('reads a forgotten body from its file, except in develop, where it stays', async () => {
    for (const mode of ['production', 'development']) {
      setMode(mode);
      const stored = memory();
      const cache = new BodyCache(rootDir, 'code', stored);
      const compile = jest.fn(() => Promise.resolve(BODY));
      const get = jest.spyOn(stored, 'get');
      await cache.get('a', compile);
      cache.forget('a');
      await cache.get('a', compile);
      expect(compile).toHaveBeenCalledTimes(1);
      expect(get).toHaveBeenCalledTimes(mode === 'development' ? 1 : 2);
    }
  });

  it('uses the body stored by an earlier build', async () => {
    const stored = memory();
    await new BodyCache(rootDir, 'code', stored).get('a', () => Promise.resolve(BODY));
    const compile = jest.fn();
    expect(await new BodyCache(rootDir, 'code', stored).get('a', compile)).toEqual(BODY);
    expect(compile).not.toHaveBeenCalled();
  });

  it('compiles again if the code has changed', async () => {
    const stored = memory();
    await new BodyCache(rootDir, 'old', stored).get('a', () => Promise.resolve(BODY));
    const compile = () => Promise.resolve({ ...BODY, text: 'new' });
    expect((await new BodyCache(rootDir, 'new', stored).get('a', compile)).text).toBe('new');
  });

  it('keeps only the bodies of the given pages', async () => {
    const stored = memory();
    const cache = new BodyCache(rootDir, 'code', stored);
    for (const page of ['a', 'b']) await cache.get(page, () => Promise.resolve(BODY));
    cache.keepOnly(['b']);
    expect(['code a', 'code b'].map((key) => stored.get(key))).toEqual([undefined, BODY]);
  });

  it('reads no stored body twice in develop', async () => {
    setMode('development');
    const stored = memory();
    const get = jest.spyOn(stored, 'get');
    const cache = new BodyCache(rootDir, 'code', stored);
    await cache.get('a', () => Promise.resolve(BODY));
    await cache.get('a', () => Promise.reject(new Error('It is known.')));
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('compiles again, and stores the result, if a file of the stored body has changed', async () => {
    const stored = memory();
    const picture = write('a.png', 'a');
    const old = { ...BODY, assets: [await stampOf(picture)] };
    await new BodyCache(rootDir, 'code', stored).get('a', () => Promise.resolve(old));
    write('a.png', 'larger');
    const compile = () => Promise.resolve({ ...BODY, text: 'new' });
    expect((await new BodyCache(rootDir, 'code', stored).get('a', compile)).text).toBe('new');
    expect(stored.get('code a')).toMatchObject({ text: 'new' });
  });

  it('checks the files every time in develop: they can change while the page does not', async () => {
    setMode('development');
    const cache = new BodyCache(rootDir, 'code', memory());
    const part = write('_part.md', 'a');
    const old = { ...BODY, assets: [await stampOf(part)] };
    await cache.get('a', () => Promise.resolve(old));
    write('_part.md', 'larger');
    const compile = () => Promise.resolve({ ...BODY, text: 'new' });
    expect((await cache.get('a', compile)).text).toBe('new');
  });
});

describe('isFresh', () => {
  it('is true for a body that uses no files', async () => {
    expect(await isFresh(BODY, rootDir)).toBe(true);
  });

  it('is true while every file is unchanged and its output exists', async () => {
    const stamp = { ...(await stampOf(write('a.png'))), written: ['assets/a-1.png'] };
    write('public/assets/a-1.png');
    expect(await isFresh({ ...BODY, assets: [stamp] }, rootDir)).toBe(true);
  });

  it('is false if a file is gone', async () => {
    const file = write('a.png');
    const stamp = await stampOf(file);
    fs.rmSync(file);
    expect(await isFresh({ ...BODY, assets: [stamp] }, rootDir)).toBe(false);
  });

  it('is false if a file was saved again with the same size', async () => {
    const file = write('a.png', 'a');
    const stamp = await stampOf(file);
    fs.utimesSync(file, new Date(0), new Date(0));
    expect(await isFresh({ ...BODY, assets: [stamp] }, rootDir)).toBe(false);
  });

  it('is false if the output for a file is gone', async () => {
    const stamp = { ...(await stampOf(write('a.png'))), written: ['assets/a-1.png'] };
    expect(await isFresh({ ...BODY, assets: [stamp] }, rootDir)).toBe(false);
  });

  it('is false once an awaited file exists', async () => {
    const awaited = [path.join(rootDir, 'diagram.svg')];
    expect(await isFresh({ ...BODY, awaited }, rootDir)).toBe(true);
    write('diagram.svg');
    expect(await isFresh({ ...BODY, awaited }, rootDir)).toBe(false);
  });

  it('is false for a page with a missing asset: it may exist now', async () => {
    const problem = { file: 'a.md', message: '', fix: '' };
    const missing = { ...BODY, problems: [{ ...problem, check: 'missingAssets' as const }] };
    expect(await isFresh(missing, rootDir)).toBe(false);
    const other = { ...BODY, problems: [{ ...problem, check: 'frontMatter' as const }] };
    expect(await isFresh(other, rootDir)).toBe(true);
  });
});
