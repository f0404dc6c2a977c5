import crypto from 'node:crypto';
import type { BuildOptions } from 'esbuild';
import { bundleEngine, bundleModule } from '../build/bundle';
import { LIMITS } from '../build/fit';
import { compressedSize, largestFit } from '../build/largest-fit';
import { encodeShards } from '../engine/sharded/encode';
import { generatedSite, type SiteSize } from '../engine/sharded/generated-site';
import type { ShardedService } from '../engine/sharded/service';

const MANIFEST = '/search/outline.txt';
/** How many names are typed. */
const SAMPLE = 100;

/** Types names of a generated site letter by letter. Throws if its first answer is over budget. */
export async function measureLargeSite(size: SiteSize, target: BuildOptions) {
  const pages = generatedSite(size);
  const engine = compressedSize(await bundleEngine('large', target));
  const index = encodeShards(pages, [], {
    hash: (text) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 10),
    largestFit: (count, at) => largestFit(count, at, LIMITS.first - engine),
  });
  if (!index) throw new Error('The first answer does not fit.');
  const files = new Map([...index.files, ['outline.txt', index.manifest]]);
  const known = new Set<string>();
  const fetcher = (url: string) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    known.add(name);
    return Promise.resolve(
      new Response(files.get(name) ?? '', { status: files.has(name) ? 200 : 404 }),
    );
  };
  const { ShardedService: Service } = await bundledService(target);
  const create = () =>
    new Service(
      MANIFEST,
      () => undefined,
      fetcher,
      () => Promise.resolve(),
    );
  const names = pages.flatMap(({ path, title, rank, units }) =>
    units.map(({ text, anchor }) => {
      const isMember = rank !== 'guide' && anchor !== '';
      const url = anchor === '' ? path : `${path}#${anchor}`;
      return { typed: (isMember ? `${title}.${text}` : text).slice(0, 64), url };
    }),
  );
  const step = Math.floor(names.length / SAMPLE);
  const sample = names.filter((_, number) => number % step === 0).slice(0, SAMPLE);
  const times: number[] = [];
  const fetched: number[] = [];
  let found = 0;
  for (const { typed, url } of sample) {
    known.clear();
    const service = create();
    await service.load();
    for (let length = 1; length <= typed.length; length++) {
      const before = process.cpuUsage();
      const [result] = await service.search([{ query: typed.slice(0, length) }]);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      if (length === typed.length && result?.hits.some((hit) => hit.url === url)) found++;
    }
    known.delete('outline.txt');
    fetched.push(
      [...known].reduce((sum, name) => sum + compressedSize(files.get(name) ?? '', 5), 0),
    );
  }
  return {
    names: index.names,
    shards: index.shards,
    top: index.top,
    /** In bytes: the engine and the manifest. */
    firstAnswer: engine + compressedSize(index.manifest),
    asked: sample.length,
    found,
    /** In bytes: what a name fetches while it is typed, at the median, the first answer apart. */
    fetched: fetched.sort((a, b) => a - b)[fetched.length >> 1] ?? 0,
    /** Milliseconds of CPU for each key. */
    times,
  };
}

/** As browsers run it: what tsx makes of it takes a third longer. */
async function bundledService(
  target: BuildOptions,
): Promise<{ ShardedService: typeof ShardedService }> {
  const code = await bundleModule('packages/search/engine/sharded/service.ts', target);
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return (await import(address)) as { ShardedService: typeof ShardedService };
}
