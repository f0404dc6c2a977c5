import { escapeRegExp } from '../config/diagnostics/escape-reg-exp';
import { plainName } from './reference-type';
import type { ApiMember } from './schema';

/** A declaration in parts, so that a list can show it around the member's name. */
export interface CompactDeclaration {
  /** Modifiers that say more than the member's place: neither `public` nor those of its section. */
  readonly modifiers: readonly string[];
  /** The type of the value, or what a method returns; undefined for constructors. */
  readonly type: string | undefined;
  /** What follows the name: `(int clientID)`, `<T>(T value) where T : new()`, ` = 1`; may be empty. */
  readonly tail: string;
  /** The accessors of a property: `get`, `protected set`. */
  readonly accessors: readonly string[];
}

const MODIFIER =
  /^(?:public|protected|internal|private|static|readonly|const|virtual|override|abstract|sealed|new|event|unsafe|volatile|extern|required|partial|async|ref)\s+/;
const ACCESSORS = /\s*\{\s*((?:(?:[a-z]+\s+)*(?:get|set|init|add|remove)\s*;\s*)+)\}$/;

/**
 * Takes a declaration apart.
 *
 * @returns undefined if it has a form that its parts would not show completely; it is then shown
 *   as written.
 */
export function compactDeclaration(member: ApiMember): CompactDeclaration | undefined {
  const { kind, signature, attributes } = member;
  if (attributes.length > 0) return undefined;
  let rest = signature.trim().replace(/;$/, '').replace(/\s+/g, ' ');
  const modifiers: string[] = [];
  for (let found = MODIFIER.exec(rest); found; found = MODIFIER.exec(rest)) {
    modifiers.push(found[0].trim());
    rest = rest.slice(found[0].length);
  }
  const place = nameIn(rest, member);
  if (!place) return undefined;
  const type = rest.slice(0, place.index).trim();
  if (kind === 'constructor' ? type !== '' : !TYPE.test(type)) return undefined;
  const after = rest.slice(place.index + place[0].length);
  const accessors = ACCESSORS.exec(after);
  const tail = accessors ? after.slice(0, accessors.index) : after;
  if (/[{}]|=>/.test(tail)) return undefined;
  return {
    modifiers: modifiers.filter((modifier) => !isImplied(modifier, member)),
    type: type === '' ? undefined : type,
    tail,
    accessors: (accessors?.[1] ?? '')
      .split(';')
      .map((accessor) => accessor.trim())
      .filter(Boolean),
  };
}

const TYPE = /^\(?[A-Za-z_][\w.]*(?:<.*>)?[?[\],]*(?:.*\))?$/;

/** The name in a declaration without its modifiers, with or without its type parameters. */
function nameIn(declaration: string, { kind, name }: ApiMember): RegExpExecArray | null {
  const find = (text: string) =>
    new RegExp(`(^|\\s)${escapeRegExp(text)}(?=[\\s(<[{=]|$)`).exec(declaration);
  return kind === 'indexer' ? find('this') : (find(name) ?? find(plainName(name)));
}

/** Whether the page says it already: everything listed is public, and sections are of one kind. */
function isImplied(modifier: string, { kind, static: isStatic }: ApiMember): boolean {
  if (modifier === 'static') return isStatic || kind === 'operator' || kind === 'constant';
  if (modifier === 'const') return kind === 'constant';
  return modifier === 'public' || (modifier === 'event' && kind === 'event');
}
