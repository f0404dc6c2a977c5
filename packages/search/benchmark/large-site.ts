import crypto from 'node:crypto';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { median } from '../../bench/page-times';
import { bundleEngine, bundleModule } from '../build/bundle';
import { LIMITS } from '../build/fit';
import { compressedSize, largestFit } from '../build/largest-fit';
import { encodeShards } from '../engine/sharded/encode';
import { generatedSite, type SiteSize } from '../engine/sharded/generated-site';
import type { FullPage } from '../engine/pages';
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
  const { ShardedService: Service } = await bundledService(target);
  const files = new Map([...index.files, [path.basename(MANIFEST), index.manifest]]);
  const sample = namesIn(pages);
  const results = [];
  for (const name of sample) results.push(await typeName(name, Service, files));
  return {
    names: index.names,
    shards: index.shards,
    top: index.top,
    /** In bytes: the engine and the manifest. */
    firstAnswer: engine + compressedSize(index.manifest),
    asked: sample.length,
    found: results.filter(({ isFound }) => isFound).length,
    /** In bytes: what a name fetches while it is typed, at the median, the first answer apart. */
    fetched: median(results.map(({ bytes }) => bytes)),
    /** Milliseconds of CPU for each key. */
    times: results.flatMap(({ times }) => times),
  };
}

/** A sample of the names on all pages, as readers type them, and where they lead. */
function namesIn(pages: readonly FullPage[]) {
  const names = pages.flatMap(({ path: page, title, rank, units }) =>
    units.map(({ text, anchor }) => {
      const isMember = rank !== 'guide' && anchor !== '';
      const url = anchor === '' ? page : `${page}#${anchor}`;
      return { typed: (isMember ? `${title}.${text}` : text).slice(0, 64), url };
    }),
  );
  const step = Math.floor(names.length / SAMPLE);
  return names.filter((_, number) => number % step === 0).slice(0, SAMPLE);
}

/** Types a name where nothing is loaded yet. */
async function typeName(
  { typed, url }: ReturnType<typeof namesIn>[number],
  Service: typeof ShardedService,
  files: ReadonlyMap<string, string>,
) {
  const fetched = new Set<string>();
  const fetcher = (address: string) => {
    const name = path.basename(address);
    fetched.add(name);
    const status = files.has(name) ? 200 : 404;
    return Promise.resolve(new Response(files.get(name) ?? '', { status }));
  };
  const atOnce = () => Promise.resolve();
  const service = new Service(MANIFEST, () => undefined, fetcher, atOnce);
  await service.load();
  fetched.clear();
  const times: number[] = [];
  let isFound = false;
  for (let length = 1; length <= typed.length; length++) {
    const before = process.cpuUsage();
    const [result] = await service.search([{ query: typed.slice(0, length) }]);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    isFound = result?.hits.some((hit) => hit.url === url) ?? false;
  }
  const sizes = [...fetched].map((name) => compressedSize(files.get(name) ?? '', 5));
  return { isFound, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0), times };
}

/** As browsers run it: what tsx makes of it takes a third longer. */
async function bundledService(
  target: BuildOptions,
): Promise<{ ShardedService: typeof ShardedService }> {
  const code = await bundleModule('packages/search/engine/sharded/service.ts', target);
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return (await import(address)) as { ShardedService: typeof ShardedService };
}
