import fs from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { placeIn } from '../../../src/config/diagnostics/place-in';

/** A list, as which a single value may be written. */
export const listOf = (value: unknown): string[] => [value ?? []].flat().map(String);

/** `!ENV [NAME, "default"]` is a list here. */
const text = z.preprocess((value) => listOf(value).at(-1), z.string().optional());
const texts = z.preprocess(listOf, z.array(z.string()));
const mapping = z.record(z.string(), z.unknown());
const record = mapping.catch({});
/** Plugins and extensions: a list of names, each alone or with options; or the options by name. */
const named = z.preprocess((value) => {
  const entry = (one: unknown) => (typeof one === 'string' ? { [one]: {} } : record.parse(one));
  return new Map([value].flat().flatMap((one) => Object.entries(entry(one))));
}, z.custom<ReadonlyMap<string, unknown>>());

const schema = z.looseObject({
  site_name: text,
  site_url: text,
  site_description: text,
  copyright: text,
  repo_url: text,
  edit_uri: text,
  docs_dir: text,
  site_dir: text,
  exclude_docs: text,
  nav: z.array(z.unknown()).optional().catch(undefined),
  theme: record,
  extra: record,
  extra_css: texts,
  extra_javascript: texts,
  plugins: named,
  markdown_extensions: named,
});

export interface MkdocsProject {
  /** `mkdocs.yml`, its folder, and the folder that nothing is read outside of, absolute. */
  readonly file: string;
  readonly dir: string;
  readonly root: string;
  readonly config: z.output<typeof schema>;
  /** The folder of the pages, absolute. */
  readonly docsDir: string;
  /** The 1-based line of a value of the file. */
  readonly lineOf: (...keys: readonly unknown[]) => number;
}

/**
 * Reads `mkdocs.yml`, and nothing outside of `root`. Both folders are absolute. Throws a readable
 * error if it cannot be read. Its tags run nothing here.
 */
export function readMkdocs(dir: string, root: string): MkdocsProject {
  const files = ['mkdocs.yml', 'mkdocs.yaml'].map((name) => path.join(dir, name));
  const file = files.find((one) => placeIn(root, one) === 'file');
  if (file === undefined) throw new Error(`${dir} has no mkdocs.yml in ${root}.`);
  const lines = new LineCounter();
  const options = { lineCounter: lines, uniqueKeys: false, logLevel: 'silent' } as const;
  const document = parseDocument(fs.readFileSync(file, 'utf8'), options);
  const [error] = document.errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message.split('\n')[0]}`);
  const config = schema.parse(withParent(record.parse(document.toJS()), file, root));
  const docsDir = path.resolve(dir, config.docs_dir ?? 'docs');
  if (placeIn(root, docsDir) !== 'folder') throw new Error(`${docsDir} is no folder in ${root}.`);
  const lineOf = (...keys: readonly unknown[]) => {
    const node = document.getIn(keys, true) as { range?: readonly [number] } | undefined;
    return lines.linePos(node?.range?.[0] ?? 0).line;
  };
  return { file, dir, root, config, docsDir, lineOf };
}

/** Settings with those of the file that `INHERIT` names, which lie below them at every depth. */
function withParent(
  own: Settings,
  file: string,
  root: string,
  chain: readonly string[] = [],
): Settings {
  const parent = path.resolve(path.dirname(file), listOf(own.INHERIT).join());
  if (placeIn(root, parent) !== 'file' || chain.includes(parent)) return own;
  const options = { uniqueKeys: false, logLevel: 'silent' } as const;
  const given = record.parse(parseDocument(fs.readFileSync(parent, 'utf8'), options).toJS());
  const { INHERIT: _read, ...rest } = own;
  return merged(withParent(given, parent, root, [...chain, parent]), rest);
}

type Settings = z.output<typeof record>;

function merged(below: Settings, above: Settings): Settings {
  const both = Object.entries(above).map(([key, value]): [string, unknown] => {
    const inner = [below[key], value].map((one) => mapping.safeParse(one));
    const [given, own] = inner.map(({ data }) => data);
    return [key, given && own ? merged(given, own) : value];
  });
  return { ...below, ...Object.fromEntries(both) };
}

/** The options of a plugin or an extension; none if it is not there. */
export const optionsOf = (all: ReadonlyMap<string, unknown>, name: string) =>
  record.parse(all.get(name));
