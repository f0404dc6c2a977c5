import type { DocfxItem } from '../../reference/docfx';

const DOTNET = /^(?:System|Microsoft(?!\.Xna\b)|Windows)(?:\.|$)/;
const UNITY = /^Unity(?:Engine|Editor)\./;

/** The address of a type or member of .NET or Unity; undefined for any other. */
export function externalAddress(uid: string): string | undefined {
  const plain = uid
    .replace(/\(.*$/, '')
    .replace(/\*$/, '')
    .replace(/``?(\d+)/g, '-$1')
    .replace(/#/g, '-');
  if (DOTNET.test(plain)) {
    return `https://learn.microsoft.com/dotnet/api/${encodeURI(plain).toLowerCase()}`;
  }
  if (!UNITY.test(plain)) return undefined;
  return `https://docs.unity3d.com/ScriptReference/${encodeURI(plain.replace(UNITY, ''))}.html`;
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
