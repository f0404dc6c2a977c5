import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { FullPage } from '../engine/pages';
import { type DocumentedType, SIGNATURES_FILE, writeSignatures } from '../engine/shape/documented';
import { bundleModule } from './bundle';
import { largestFit } from './largest-fit';

/** In bytes after compression: the budget of a shard is 15 KB. */
const LIMIT = 14_900;
/** In how many steps types are left out, the least known first. */
const STEPS = 50;

/** What a type's page says of it besides its names. */
export type TypeSignatures = Pick<DocumentedType, 'bases' | 'interfaces' | 'requires' | 'members'>;

/** The files that answer what a query asks of the reference itself; none without a reference. */
export interface ReferenceFiles {
  readonly module?: string;
  readonly files: ReadonlyMap<string, string>;
  /** What is left out, for the build's output. */
  readonly summary?: string;
}

/** @param signaturesOf undefined for what is not a type. */
export async function referenceFiles(
  pages: readonly FullPage[],
  signaturesOf: (path: string) => TypeSignatures | undefined,
  target: BuildOptions,
  hash: (content: string) => string,
): Promise<ReferenceFiles> {
  const types = pages.flatMap(({ title, path, section, rank, popularity }) => {
    const own = signaturesOf(path);
    return own ? [{ title, path, section, rank, popularity, ...own }] : [];
  });
  if (types.length === 0) return { files: new Map() };
  const known = [...types].sort(
    (a, b) =>
      Number(a.rank === 'internal') - Number(b.rank === 'internal') || b.popularity - a.popularity,
  );
  const kept = (step: number) => {
    const some = new Set(known.slice(0, Math.ceil((types.length * (STEPS - step)) / STEPS)));
    return types.filter((type) => some.has(type));
  };
  const step = largestFit(STEPS, (own) => writeSignatures(kept(own)), LIMIT) ?? STEPS - 1;
  const code = await bundleModule(path.join('packages/search/ui', 'reference.ts'), target);
  const module = `reference-${hash(code)}.js`;
  const signatures = writeSignatures(kept(step));
  const left = types.length - kept(step).length;
  return {
    module,
    files: new Map([
      [module, code],
      [SIGNATURES_FILE, signatures],
    ]),
    ...(left > 0 && {
      summary: `What members take and give is known of all but the ${left} types that are linked to least.`,
    }),
  };
}
