import { plainName } from './filenames';
import { codeSpan } from './markup/text';
import { memberName, type References, typeName } from './names';

/** A type or a member that has a place on the site. */
export interface LinkTarget {
  /** What C# writes: `RealtimeView`, `Room.Connect`. */
  readonly name: string;
  /** Path and anchor. */
  readonly href: string;
  /** Whether the site links the name in inline code by itself, to this place. */
  readonly isAutomatic: boolean;
}

/** Types and members of the import by uid. */
export type LinkTargets = ReadonlyMap<string, LinkTarget>;

/** What the site takes for a type's name in inline code (`content-layer/html/type-links.ts`). */
const AUTOMATIC = /^[A-Z]\w*(?:<[\w,\s]+>)?(?:\.\w+)?$/;

/**
 * Which types the site links by name: those whose name is no other's. Of a generic and a plain type
 * with one name, each is found by its brackets.
 *
 * @param names all types of the site, those of other sources too.
 */
export function automaticNames(names: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>();
  const keyOf = (name: string) => plainName(name) + (name.includes('<') ? '~' : '');
  for (const name of names) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  return (name) => AUTOMATIC.test(name) && !name.includes('.') && counts.get(keyOf(name)) === 1;
}

/** Whether the site links a member of such a type by name. */
export function isAutomaticMember(name: string, anchor: string): boolean {
  return AUTOMATIC.test(name) && name.endsWith(`.${anchor}`);
}

/** Writes references to uids, and knows which of them led nowhere. */
export class Linker {
  /** Uids that neither the import nor DocFX's references know. */
  readonly unresolved = new Set<string>();
  /** Uids that DocFX knows, of types that have no page here and no public documentation. */
  readonly withoutPage = new Set<string>();

  constructor(
    private readonly targets: LinkTargets,
    private readonly references: References,
  ) {}

  isKnown(uid: string): boolean {
    return this.targets.has(uid) || this.references.has(uid);
  }

  /** Markdown: inline code, linked where the uid has a page on the site or an address elsewhere. */
  link(uid: string, text: string): string {
    const reference = this.references.get(uid);
    const target = this.targets.get(uid) ?? this.targets.get(reference?.definition ?? '');
    if (target) {
      if (text !== '') return `[${text}](${target.href})`;
      return target.isAutomatic
        ? codeSpan(target.name)
        : `[${codeSpan(target.name)}](${target.href})`;
    }
    if (reference?.href && /^https?:\/\//.test(reference.href)) {
      return `[${text || codeSpan(this.nameOf(uid))}](${reference.href})`;
    }
    (reference ? this.withoutPage : this.unresolved).add(uid);
    return text || codeSpan(this.nameOf(uid));
  }

  /** What C# writes for a uid. */
  nameOf(uid: string): string {
    const target = this.targets.get(uid);
    if (target) return target.name;
    const reference = this.references.get(uid);
    const isMember =
      uid.includes('(') || (reference !== undefined && reference.nameWithType !== reference.name);
    return isMember ? memberName(uid, this.references) : typeName(uid, this.references);
  }
}
