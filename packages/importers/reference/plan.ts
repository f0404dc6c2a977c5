import path from 'node:path';
import type { Problem } from '../../../src/config/diagnostics/problems';
import type { Variables } from '../../../src/config/settings/variables';
import type { DocfxItem } from './docfx';
import { type ExistingPage, readExisting } from './existing';
import { fileNames } from './filenames';
import type { Values } from './front-matter-text';
import { inheritance, isSaid } from './inherit';
import { targetsOf } from './link-targets';
import { Linker } from './links';
import { mergedFrontMatter, newFrontMatter } from './merge';
import { importedType, namespaceOf } from './model';
import { type Input, nameOf } from './read-folder';

export interface PlanOptions {
  /** The absolute path of the reference's folder. */
  readonly outDir: string;
  /** The folder that paths in messages are relative to. */
  readonly rootDir: string;
  /** The site's variables, which must be escaped in the assembly's texts: `{product}` isn't one. */
  readonly variables: Variables;
  /** The category of a type that has no file yet. */
  readonly categoryOf: (type: DocfxItem) => string;
  /** The address of a type that has no file yet, where its file does not give it. */
  readonly slugOf?: (type: DocfxItem) => string | undefined;
  /** Whether a page outside the reference has this path. */
  readonly isPage?: (path: string) => boolean;
  /** Whether to remove the files of types that are gone. */
  readonly prune: boolean;
  /** Whether pages that exist do not count, because all are written anew. */
  readonly isNew?: boolean;
}

/** What an import would do. Nothing is written yet. */
export interface Plan {
  readonly created: readonly PlannedFile[];
  readonly updated: readonly PlannedFile[];
  readonly unchanged: number;
  /** Imported files whose type is no longer in the input. */
  readonly gone: readonly ExistingPage[];
  readonly prune: boolean;
  /** The file of each type, by uid. */
  readonly files: ReadonlyMap<string, string>;
  readonly documentation: Documentation;
  readonly linker: Pick<Linker, 'unresolved' | 'withoutPage' | 'droppedLinks'>;
  readonly problems: readonly Problem[];
}

export interface PlannedFile {
  readonly path: string;
  readonly file: string;
  readonly content: Buffer;
}

/** How many types and members have a description, by its origin. */
export interface Documentation {
  readonly own: number;
  readonly inherited: number;
  /** Written by hand in the front matter, because the assembly has none. */
  readonly byHand: number;
  readonly none: number;
}

export function planImport(input: Input, options: PlanOptions): Plan {
  const { outDir, rootDir, variables } = options;
  const { pages, problems } = options.isNew
    ? { pages: [], problems: [] }
    : readExisting(outDir, rootDir, variables);
  const pageOf = matchPages(input.types, pages);
  const matched = new Set(pageOf.values());
  const others = pages.filter((page) => !matched.has(page));
  const bases = basesOf(input.types, pageOf, others);
  const slugOf = (type: DocfxItem) => {
    const page = pageOf.get(type.uid);
    return page ? page.slug : options.slugOf?.(type);
  };
  const targets = targetsOf(input, bases, slugOf, others, outDir);
  const linker = new Linker(targets, input.references, options.isPage);
  const documented = inheritance(input.items, input.references);
  const spell = (text: string) => escapeVariables(text, variables);
  const created: PlannedFile[] = [];
  const updated: PlannedFile[] = [];
  const files = new Map<string, string>();
  const counts = { own: 0, inherited: 0, byHand: 0, none: 0 };
  let unchanged = 0;
  for (const item of input.types) {
    const page = pageOf.get(item.uid);
    const own = input.members.get(item.uid) ?? [];
    const members = own.map(documented);
    const type = importedType(item, members, linker);
    const category = options.categoryOf(item);
    const slug = slugOf(item);
    const added = { category, ...(slug !== undefined && { slug }) };
    const { text, values } = page
      ? mergedFrontMatter(type, page.frontMatter, category, spell, sectionsOf(page))
      : { text: newFrontMatter(type, added, spell), values: type };
    count(counts, [item, ...own], [item, ...members], values);
    const target = page?.path ?? path.join(outDir, `${bases.get(item.uid) ?? ''}.mdx`);
    const file = page?.file ?? nameOf(target, rootDir);
    files.set(item.uid, file);
    if (page && text === page.frontMatter.source) unchanged++;
    else (page ? updated : created).push({ path: target, file, content: contentOf(page, text) });
  }
  return {
    created,
    updated,
    unchanged,
    gone: others.filter(({ uid }) => uid !== undefined),
    prune: options.prune,
    files,
    documentation: counts,
    linker,
    problems,
  };
}

/**
 * Matches types to existing pages by uid, else by name and namespace. A page whose uid is in the
 * input is never matched to another type.
 */
function matchPages(
  types: readonly DocfxItem[],
  pages: readonly ExistingPage[],
): Map<string, ExistingPage> {
  const pageOf = new Map<string, ExistingPage>();
  const uids = new Set(types.map(({ uid }) => uid));
  const byName = new Map<string, ExistingPage>();
  for (const page of pages) {
    if (page.uid !== undefined && uids.has(page.uid)) pageOf.set(page.uid, page);
    else byName.set(`${page.namespace} ${page.name}`, page);
  }
  for (const type of types) {
    const page = byName.get(`${namespaceOf(type)} ${type.name}`);
    if (page && !pageOf.has(type.uid)) pageOf.set(type.uid, page);
  }
  return pageOf;
}

/** The paths of new and existing files, relative to the folder and without extension. */
function basesOf(
  types: readonly DocfxItem[],
  pageOf: ReadonlyMap<string, ExistingPage>,
  others: readonly ExistingPage[],
): Map<string, string> {
  const taken = [...pageOf.values(), ...others].map(({ base }) => base.toLowerCase());
  const named = types
    .filter(({ uid }) => !pageOf.has(uid))
    .map((type) => ({ uid: type.uid, name: type.name, namespace: namespaceOf(type) }));
  const bases = fileNames(named, new Set(taken));
  for (const [uid, { base }] of pageOf) bases.set(uid, base);
  return bases;
}

/** The keys whose text from the assembly is replaced by a section in the body. */
function sectionsOf({ rest }: ExistingPage): ReadonlySet<string> {
  const body = rest.toString('utf8');
  const sections = new Set<string>();
  if (/^##\s+Remarks\b/m.test(body)) sections.add('remarks');
  if (/^##\s+Examples?\b/m.test(body)) sections.add('example');
  return sections;
}

function contentOf(page: ExistingPage | undefined, frontMatter: string): Buffer {
  if (!page) return Buffer.from(`---\n${frontMatter}---\n`);
  const isWindows = page.head.toString('latin1').endsWith('\r\n');
  const text = isWindows ? frontMatter.replace(/\n/g, '\r\n') : frontMatter;
  return Buffer.concat([page.head, Buffer.from(text), page.rest]);
}

/** Escapes what looks like a variable in the assembly's texts, such as `{product}`. */
export function escapeVariables(text: string, variables: Variables): string {
  return text.replace(/\{([A-Za-z]+(?:\.\w+)*)\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? `\\${whole}` : whole,
  );
}

/** @param documented the same items with inherited documentation. */
function count(
  counts: { own: number; inherited: number; byHand: number; none: number },
  items: readonly DocfxItem[],
  documented: readonly DocfxItem[],
  values: Values,
): void {
  const members = Array.isArray(values.members) ? (values.members as readonly Values[]) : [];
  const written = new Set(
    [values, ...members].filter(({ summary }) => summary !== undefined).map(({ uid }) => uid),
  );
  for (const [index, { uid, summary }] of items.entries()) {
    if (isSaid(summary)) counts.own++;
    else if (isSaid(documented[index]?.summary ?? '')) counts.inherited++;
    else if (written.has(uid)) counts.byHand++;
    else counts.none++;
  }
}
