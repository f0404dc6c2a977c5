import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';
import { z } from 'zod';
import { Memo } from '../config/diagnostics/memo';
import type { Problem } from '../config/diagnostics/problems';
import type { Settings } from '../config/settings/schema';

/** What the committed maps of other DocFX sites say. */
export interface ExternalXrefs {
  /** Addresses by uid, and by full name. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The uids of types by their names alone (``List`1``), where only one type has the name. */
  readonly types: ReadonlyMap<string, string>;
  /** Changes with the maps. */
  readonly digest: string;
  readonly problems: readonly Problem[];
}

export const NO_XREFS: ExternalXrefs = {
  addresses: new Map(),
  types: new Map(),
  digest: '',
  problems: [],
};

const mapSchema = z.object({
  baseUrl: z.string().optional(),
  references: z.array(
    z.object({
      uid: z.string(),
      href: z.string(),
      commentId: z.string().optional(),
      fullName: z.string().optional(),
    }),
  ),
});

/** The maps that were read last: they may have megabytes, and develop asks at every edit. */
const last = new Memo<ExternalXrefs>();

/** Reads the maps that the settings name. The first of those that have a uid wins. */
export function externalXrefs(sources: Settings['externalXrefs'], rootDir: string): ExternalXrefs {
  if (sources.length === 0) return NO_XREFS;
  const stamps = sources.map(({ file }) => {
    const stat = fs.statSync(path.resolve(rootDir, file), { throwIfNoEntry: false });
    return [stat?.mtimeMs, stat?.size];
  });
  return last.get(rootDir, JSON.stringify([sources, stamps]), () => readMaps(sources, rootDir));
}

function readMaps(sources: Settings['externalXrefs'], rootDir: string): ExternalXrefs {
  const addresses = new Map<string, string>();
  const types = new Map<string, string>();
  const shared = new Set<string>();
  const problems: Problem[] = [];
  const hash = crypto.createHash('sha256').update(JSON.stringify(sources));
  for (const { file, baseUrl } of sources) {
    try {
      const text = fs.readFileSync(path.resolve(rootDir, file), 'utf8');
      hash.update(text);
      const data: unknown = file.endsWith('.json')
        ? JSON.parse(text)
        : load(text, { schema: FAILSAFE_SCHEMA });
      const map = mapSchema.parse(data);
      for (const { uid, href, commentId, fullName = uid } of map.references) {
        const { protocol, href: address } = new URL(href, baseUrl ?? map.baseUrl);
        if (!/^https?:$/.test(protocol)) throw new Error(`"${href}" is not a web address`);
        for (const name of [uid, fullName]) if (!addresses.has(name)) addresses.set(name, address);
        const name = commentId?.startsWith('T:') ? uid.replace(/^.*\./, '') : undefined;
        if (name === undefined || types.get(name) === uid) continue;
        if (types.has(name)) shared.add(name);
        else types.set(name, uid);
      }
    } catch (error) {
      problems.push({
        check: 'settings',
        file,
        message: `The xref map cannot be read: ${reasonOf(error)}.`,
        fix: 'externalXrefs names files like DocFX’s xrefmap.yml. Where their addresses are relative, it needs a baseUrl.',
      });
    }
  }
  for (const name of shared) types.delete(name);
  return { addresses, types, digest: hash.digest('hex'), problems };
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).split('\n').slice(0, 2).join(' ');
  const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return first.replace(/\.$/, '');
}

/**
 * The address of a type or member.
 *
 * @param name a uid (``System.Collections.Generic.List`1``) or the full name that C# has for it; a
 *   method without parameters is any of its overloads.
 */
export function addressOfXref({ addresses }: ExternalXrefs, name: string): string | undefined {
  const uid = name.replace(/^[TMPFE]:/, '');
  const counted = uid.replace(/<([^<>()]*)>$/, (_, list: string) => `\`${list.split(',').length}`);
  return addresses.get(uid) ?? addresses.get(`${uid}*`) ?? addresses.get(counted);
}
