import type { DocfxItem } from '../../reference/docfx';

/** Where types of other projects are documented, by the beginning of their names. */
const EXTERNAL: readonly (readonly [prefix: RegExp, address: (uid: string) => string])[] = [
  [
    /^(?:System|Microsoft(?!\.Xna\b)|Windows)(?:\.|$)/,
    (uid) => `https://learn.microsoft.com/dotnet/api/${uid.toLowerCase()}`,
  ],
  [
    /^Unity(?:Engine|Editor)\./,
    (uid) =>
      `https://docs.unity3d.com/ScriptReference/${uid.replace(/^Unity(?:Engine|Editor)\./, '')}.html`,
  ],
];

/** The address of a type or member of .NET or Unity; undefined for any other. */
export function externalAddress(uid: string): string | undefined {
  const plain = uid
    .replace(/\(.*$/, '')
    .replace(/\*$/, '')
    .replace(/``?(\d+)/g, '-$1')
    .replace(/#/g, '-');
  return EXTERNAL.find(([prefix]) => prefix.test(plain))?.[1](encodeURI(plain));
}

/**
 * The name that DocFX shows for a uid.
 *
 * @param item what the reference says about it, if it has it.
 * @param property `name`, `fullName` or `nameWithType`.
 */
export function displayName(
  uid: string,
  item: DocfxItem | undefined,
  property: string | undefined,
): string {
  const whole = uid
    .replace(/\*$/, '')
    .replace(/``?\d+/g, '')
    .replace(/\(.*$/, '')
    .replace(/#ctor$/, '');
  if (property === 'fullName') return whole;
  const parts = whole.split(/[.#]/).filter((part) => part !== '');
  if (property === 'nameWithType') return parts.slice(-2).join('.') || whole;
  return item?.name ?? parts.at(-1) ?? whole;
}
