import path from 'node:path';
import { memberSections } from '../content-layer/api/members';
import { importedMemberSchema } from '../content-layer/api/schema';
import { classPath } from '../routes';
import { parseDeclaration } from './declaration';
import type { DocfxItem } from './docfx';
import type { ExistingPage } from './existing';
import { automaticNames, isAutomaticMember, type LinkTarget } from './links';
import { memberKind, memberNameOf } from './member-names';
import type { Input } from './read-folder';

/**
 * The link targets of all types and members, by uid.
 *
 * @param bases the types' paths relative to the folder, without extension.
 * @param others the folder's pages whose types aren't in the input.
 * @param outDir the absolute path of the reference's folder.
 */
export function targetsOf(
  { types, members }: Input,
  bases: ReadonlyMap<string, string>,
  pageOf: ReadonlyMap<string, ExistingPage>,
  others: readonly ExistingPage[],
  outDir: string,
): Map<string, LinkTarget> {
  const names = [...types.map(({ name }) => name), ...others.map(({ name }) => name)];
  const isAutomatic = automaticNames(names);
  const prefix = routePrefix(outDir);
  const targets = new Map<string, LinkTarget>();
  for (const type of types) {
    const { uid, name } = type;
    const href = pageOf.get(uid)?.slug ?? `${prefix}/${bases.get(uid) ?? ''}`;
    targets.set(uid, { name, href, isAutomatic: isAutomatic(name) });
    const own = members.get(uid) ?? [];
    for (const [memberUid, { id, name: memberName }] of anchorsOf(type, own)) {
      const full = `${name}.${memberName}`;
      targets.set(memberUid, {
        name: full,
        href: `${href}#${id}`,
        isAutomatic: isAutomatic(name) && isAutomaticMember(full, id),
      });
    }
  }
  return targets;
}

/** The route of the folder: `content/reference/classes/net` becomes `/reference/classes/net`. */
function routePrefix(outDir: string): string {
  const parts = outDir.split(path.sep).join('/').split('/reference/classes');
  const below = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return classPath(below.replace(/^\//, '')).replace(/\/$/, '');
}

function anchorsOf(
  type: DocfxItem,
  members: readonly DocfxItem[],
): Map<string, { id: string; name: string }> {
  const described = members.map((item) => {
    const declaration = parseDeclaration(item.declaration);
    return importedMemberSchema.parse({
      name: memberNameOf(item, type, declaration),
      kind: memberKind(item, type, declaration),
      static: declaration.modifiers.has('static'),
      signature: item.uid,
      uid: item.uid,
    });
  });
  const anchors = new Map<string, { id: string; name: string }>();
  for (const { groups } of memberSections(described)) {
    for (const { id, overloads } of groups) {
      // Links lead to the first overload: the others' numbers change when one is added.
      for (const { signature: uid, name } of overloads) anchors.set(uid, { id, name });
    }
  }
  return anchors;
}
