import { escapeAttribute } from '../../page-model/escape-attribute';
import { CLOSE, EXTERNAL, OPEN } from './type-links';

interface TypeTarget {
  readonly path: string;
  readonly anchor?: string;
}

/** A type as named in `Outer<T>.Inner`. */
interface OuterType {
  readonly name: string;
  readonly arity: number;
}

export interface TypeTargets {
  /**
   * The address of a type, or of one of its members; undefined if there is none.
   *
   * @param arity the number of type arguments; undefined if the text leaves it open.
   */
  readonly documented: (name: string, arity?: number, member?: string) => TypeTarget | undefined;
  /**
   * The address of a type nested in another one.
   *
   * @param within the outer type, or the path of the page that names the type without it.
   */
  readonly nested: (
    name: string,
    arity: number | undefined,
    within: OuterType | string,
  ) => TypeTarget | undefined;
  /** The address of a Unity or .NET type. */
  readonly external: (name: string, arity?: number) => string | undefined;
}

const MARK = new RegExp(
  `<a href="${OPEN}([^"${CLOSE}]*)${CLOSE}" class="type-link">([\\s\\S]*?)</a>`,
  'g',
);

/**
 * Turns the marks of types into links, and the others into plain text.
 *
 * @param own the page's own path: a type's page links to its members, but not to itself.
 */
export function fillTypeLinks(html: string, types: TypeTargets, own: string): string {
  return html.replace(MARK, (_, key: string, content: string) => {
    const marked = parseKey(key);
    const target = targetOf(marked, types, own);
    if (target) {
      const anchor = target.anchor === undefined ? '' : `#${target.anchor}`;
      const href = target.path === own ? anchor : target.path + anchor;
      return href === '' ? content : `<a href="${href}" class="type-link">${content}</a>`;
    }
    const { name, arity, isTypePosition } = marked;
    const external = isTypePosition ? types.external(name, arity) : undefined;
    if (external === undefined) return content;
    return `<a href="${escapeAttribute(external)}" class="type-link" rel="noopener">${content}</a>`;
  });
}

/**
 * The pages of the types that a page's text and samples name. Declarations do not count: using a
 * type as a parameter does not explain it.
 */
export function mentionedTypes(html: string, types: TypeTargets, own: string): Set<string> {
  const paths = new Set<string>();
  for (const [, key = ''] of html.matchAll(MARK)) {
    const name = parseKey(key);
    const target = name.isTypePosition ? undefined : targetOf(name, types, own);
    if (target) paths.add(target.path);
  }
  return paths;
}

/** Types nested in the page's own type come first, as in C#. */
function targetOf(
  marked: ReturnType<typeof parseKey>,
  types: TypeTargets,
  own: string,
): TypeTarget | undefined {
  const { name, arity, member, isQualified, outer } = marked;
  const within = isQualified ? outer : own;
  const isType = member === undefined && within !== undefined;
  return (
    (isType ? types.nested(name, arity, within) : undefined) ??
    types.documented(name, arity, member)
  );
}

/** `+Outer~1/Name~0`, `/Name~0`, `Name.Member`. */
const KEY = /^(\+?)(?:(?:(\w+)~(\d+))?(\/))?(\w+)(?:~(\d+))?(?:\.(\w+))?$/;

function parseKey(key: string) {
  const [, sign, outer, outerArity, slash, name = '', arity, member] = KEY.exec(key) ?? [];
  return {
    name,
    arity: arity === undefined ? undefined : Number(arity),
    member,
    isTypePosition: sign === EXTERNAL,
    /** Whether it follows a dot. */
    isQualified: slash !== undefined,
    /** The type before the dot. */
    outer: outer === undefined ? undefined : { name: outer, arity: Number(outerArity) },
  };
}
