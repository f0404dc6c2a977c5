import { nameOfXref } from '../../../src/site/links/resolve';
import { documentedTypes, type Reference } from '../../../src/reference/reference';
import type { ReferencePlace } from '../../../src/reference/reference-type';
import { codeSpan } from './markup/text';
import { memberName, type References, typeName } from './names';

/** A type or member that is documented on the site. */
export interface LinkTarget {
  /** As written in C#: `RealtimeView`, `Room.Connect`. */
  readonly name: string;
  /** The path, with an anchor for members. */
  readonly href: string;
}

/** What the site will have after the import. */
export interface Targets {
  readonly byUid: ReadonlyMap<string, LinkTarget>;
  /** The same as a build will index them, which decides where a name leads. */
  readonly reference: Reference;
}

/** What the site recognizes as a type name in inline code (`markdown/html/type-links.ts`). */
const AUTOMATIC = /^([A-Z]\w*)(<[\w,\s]+>)?(?:\.(\w+))?$/;

/** Writes references to uids and records those that lead nowhere. */
export class Linker {
  /** Uids found neither in the import nor in DocFX's references. */
  readonly unresolved = new Set<string>();
  /** Uids that DocFX knows, but whose types have neither a page here nor public documentation. */
  readonly withoutPage = new Set<string>();

  private readonly targets: ReadonlyMap<string, LinkTarget>;
  private readonly reference: Reference;
  private readonly documented: ReturnType<typeof documentedTypes>;
  private readonly addresses: ReadonlySet<string>;

  constructor(
    { byUid, reference }: Targets,
    private readonly references: References,
  ) {
    this.targets = byUid;
    this.reference = reference;
    this.documented = documentedTypes(reference);
    this.addresses = new Set([...byUid.values()].map(({ href }) => href));
  }

  /** Whether an address on the site is that of a type or member of the import. */
  isAddress(href: string): boolean {
    return this.addresses.has(href);
  }

  isKnown(uid: string): boolean {
    return this.targets.has(uid) || this.references.has(uid);
  }

  /** Markdown: inline code, linked if the uid has a page on the site or an address elsewhere. */
  link(uid: string, text: string): string {
    const reference = this.references.get(uid);
    const target = this.targets.get(uid) ?? this.targets.get(reference?.definition ?? '');
    if (target) {
      if (text !== '') return `[${text}](${target.href})`;
      const name = codeSpan(target.name);
      return this.isAutomatic(target) ? name : `[${name}](${target.href})`;
    }
    if (reference?.href && /^https?:\/\//.test(reference.href)) {
      return `[${text || codeSpan(this.nameOf(uid))}](${reference.href})`;
    }
    (reference ? this.withoutPage : this.unresolved).add(uid);
    return text || codeSpan(this.nameOf(uid));
  }

  /** Whether the site links a name in inline code to its target by itself. */
  private isAutomatic({ name, href }: LinkTarget): boolean {
    const [, type, list, member] = AUTOMATIC.exec(name) ?? [];
    if (type === undefined) return false;
    return addressOf(this.documented(type, list?.split(',').length, member)) === href;
  }

  /**
   * The name by which a build finds a type or member of the import: as C# writes it where that is
   * unambiguous, else its uid. Undefined for anything else.
   */
  documentedName(uid: string): string | undefined {
    const definition = this.references.get(uid)?.definition ?? '';
    const own = [uid, definition].find((one) => this.targets.has(one));
    const target = own === undefined ? undefined : this.targets.get(own);
    if (own === undefined || !target) return undefined;
    const place = this.reference.placeOf(nameOfXref(`xref:${encodeURI(target.name)}`));
    return addressOf(place) === target.href ? target.name : own;
  }

  nameOf(uid: string): string {
    const target = this.targets.get(uid);
    if (target) return target.name;
    const reference = this.references.get(uid);
    const isMember =
      uid.includes('(') || (reference !== undefined && reference.nameWithType !== reference.name);
    return isMember ? memberName(uid, this.references) : typeName(uid, this.references);
  }
}

const addressOf = (place: ReferencePlace | undefined) =>
  place && [place.path, place.anchor].filter((part) => part !== undefined).join('#');
