import { nameOfXref } from '../../../src/site/links/resolve';
import { documentedTypes, type Reference } from '../../../src/reference/reference';
import type { ReferencePlace } from '../../../src/reference/reference-type';
import type { MarkupContext } from './markup/inline';
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

/** Writes references to uids, and records those and the links that lead nowhere. */
export class Linker implements MarkupContext {
  /** Uids found neither in the import nor in DocFX's references. */
  readonly unresolved = new Set<string>();
  /** Uids that DocFX knows, but whose types have neither a page here nor public documentation. */
  readonly withoutPage = new Set<string>();
  /** Links to files that aren't pages of the site; their text is kept. */
  readonly droppedLinks: string[] = [];

  private readonly documented: ReturnType<typeof documentedTypes>;
  private readonly addresses: ReadonlySet<string>;

  constructor(
    private readonly targets: Targets,
    readonly references: References,
    private readonly isOtherPage: (address: string) => boolean = () => false,
  ) {
    this.documented = documentedTypes(targets.reference);
    this.addresses = new Set([...targets.byUid.values()].map(({ href }) => href));
  }

  isPage(address: string): boolean {
    return this.addresses.has(address) || this.isOtherPage(address);
  }

  onDropped(address: string): void {
    this.droppedLinks.push(address);
  }

  isKnown(uid: string): boolean {
    return this.targets.byUid.has(uid) || this.references.has(uid);
  }

  /** Markdown: inline code, linked if the uid has a page on the site or an address elsewhere. */
  link(uid: string, text: string): string {
    const reference = this.references.get(uid);
    const { byUid } = this.targets;
    const target = byUid.get(uid) ?? byUid.get(reference?.definition ?? '');
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
    const { byUid, reference } = this.targets;
    const own = byUid.has(uid) ? uid : (this.references.get(uid)?.definition ?? '');
    const target = byUid.get(own);
    if (!target) return undefined;
    const place = reference.placeOf(nameOfXref(`xref:${encodeURI(target.name)}`));
    return addressOf(place) === target.href ? target.name : own;
  }

  private nameOf(uid: string): string {
    const target = this.targets.byUid.get(uid);
    if (target) return target.name;
    const reference = this.references.get(uid);
    const isMember =
      uid.includes('(') || (reference !== undefined && reference.nameWithType !== reference.name);
    return isMember ? memberName(uid, this.references) : typeName(uid, this.references);
  }
}

const addressOf = (place: ReferencePlace | undefined) =>
  place && [place.path, place.anchor].filter((part) => part !== undefined).join('#');
