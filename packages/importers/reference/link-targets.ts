import path from 'node:path';
import { createReference } from '../../../src/reference/reference';
import { groupsOf, type ReferenceType } from '../../../src/reference/reference-type';
import {
  type ApiMember,
  importedFrontMatterSchema,
  importedMemberSchema,
} from '../../../src/reference/schema';
import { classPath } from '../../../src/routes';
import { parseDeclaration } from '../../csharp/declaration';
import type { DocfxItem } from './docfx';
import type { ExistingPage } from './existing';
import type { LinkTarget, Targets } from './links';
import { memberKind, memberNameOf } from './member-names';
import { namespaceOf } from './model';
import type { Input } from './read-folder';

/**
 * The link targets of all types and members.
 *
 * @param bases the types' paths relative to the folder, without extension.
 * @param slugOf the address of a type, if its file does not give it.
 * @param others the folder's pages whose types aren't in the input.
 * @param outDir the absolute path of the reference's folder.
 */
export function targetsOf(
  { types, members }: Input,
  bases: ReadonlyMap<string, string>,
  slugOf: (type: DocfxItem) => string | undefined,
  others: readonly ExistingPage[],
  outDir: string,
): Targets {
  const prefix = routePrefix(outDir);
  const targets = new Map<string, LinkTarget>();
  const pages: ReferenceType[] = others.map(({ name, namespace, slug, base }) =>
    pageOfType(slug ?? `${prefix}/${base}`, { name, namespace }),
  );
  for (const type of types) {
    const { uid, name } = type;
    const href = slugOf(type) ?? `${prefix}/${bases.get(uid) ?? ''}`;
    targets.set(uid, { name, href });
    const own = describedMembers(type, members.get(uid) ?? []);
    const page = pageOfType(href, { name, namespace: namespaceOf(type), uid }, own);
    pages.push(page);
    for (const { id, overloads, name: memberName } of groupsOf(page)) {
      // Links lead to the first overload: the others' numbers change when one is added.
      const target = { name: `${name}.${memberName}`, href: `${href}#${id}` };
      for (const { signature: memberUid } of overloads) targets.set(memberUid, target);
    }
  }
  return { byUid: targets, reference: createReference(pages) };
}

/** A page with what decides where names lead, and nothing else. */
function pageOfType(
  href: string,
  names: { readonly name: string; readonly namespace: string; readonly uid?: string },
  members: readonly ApiMember[] = [],
): ReferenceType {
  const unknown = { kind: 'class', category: '-', signature: '-' };
  const named = { name: names.name || '-', namespace: names.namespace || '-' };
  const type = importedFrontMatterSchema.parse({ ...unknown, ...names, ...named });
  return { path: href, type: { ...type, members: [...members] }, unlisted: false };
}

/** The route of the folder: `content/reference/classes/net` becomes `/reference/classes/net`. */
function routePrefix(outDir: string): string {
  const parts = outDir.split(path.sep).join('/').split('/reference/classes');
  const below = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return classPath(below.replace(/^\//, '')).replace(/\/$/, '');
}

function describedMembers(type: DocfxItem, members: readonly DocfxItem[]): ApiMember[] {
  return members.map((item) => {
    const declaration = parseDeclaration(item.declaration);
    return importedMemberSchema.parse({
      name: memberNameOf(item, type, declaration),
      kind: memberKind(item, type, declaration),
      static: declaration.modifiers.has('static'),
      signature: item.uid,
      uid: item.uid,
    });
  });
}
