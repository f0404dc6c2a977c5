import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { displayPath } from '../../../src/config/diagnostics/files';
import { placeIn } from '../../../src/config/diagnostics/place-in';

const strings = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value));

/** `files` of one part of `docfx.json`: a group, or patterns alone. */
const fileGroup = z.union([
  strings.transform((files) => ({ files, exclude: [], src: null, dest: null })),
  z.looseObject({
    files: strings.default([]),
    exclude: strings.default([]),
    src: z.string().nullish(),
    dest: z.string().nullish(),
  }),
]);

const fileGroups = z
  .union([z.array(fileGroup), fileGroup.transform((group) => [group])])
  .default([])
  .catch([]);

const optional = <T extends z.ZodType>(type: T) => type.optional().catch(undefined);
const record = z.record(z.string(), z.unknown());

const schema = z.looseObject({
  metadata: z
    .array(z.looseObject({ dest: z.string().optional(), output: z.string().optional() }))
    .default([])
    .catch([]),
  build: z
    .looseObject({
      content: fileGroups,
      resource: fileGroups,
      overwrite: fileGroups,
      globalMetadata: record.default({}).catch({}),
      fileMetadata: optional(record),
      template: optional(strings),
      output: optional(z.string()),
      dest: optional(z.string()),
      sitemap: optional(
        z.looseObject({ baseUrl: z.string().optional(), baseurl: z.string().optional() }),
      ),
      markdownEngineProperties: optional(z.looseObject({ alerts: record.optional() })),
    })
    .default({ content: [], resource: [], overwrite: [], globalMetadata: {} }),
});

export interface FileGroup {
  readonly files: readonly string[];
  readonly exclude: readonly string[];
  /** The folder that the patterns start from, absolute. */
  readonly src: string;
  /** The folder in the site that was built; empty for its root. */
  readonly dest: string;
}

export interface DocfxProject {
  /** The folder of `docfx.json`, absolute. */
  readonly dir: string;
  /** The file with the settings, absolute. */
  readonly file: string;
  /** The folder that nothing is read outside of, absolute. */
  readonly root: string;
  /** Where the site is, if it was built; absolute. */
  readonly builtDir: string;
  readonly content: readonly FileGroup[];
  readonly resource: readonly FileGroup[];
  readonly overwrite: readonly FileGroup[];
  /** The folders to which `docfx metadata` writes, absolute, and where they were in the built site. */
  readonly apiDirs: readonly { readonly dir: string; readonly target: string }[];
  readonly globalMetadata: Readonly<Record<string, unknown>>;
  readonly sitemapUrl: string | undefined;
  /** Alerts besides DocFX's own, in capitals. */
  readonly alerts: readonly string[];
  /** Whether pages have addresses of folders, from which browsers read what leads to no file. */
  readonly hasFolders?: boolean;
}

/** What a project of another system does not have. */
export const EMPTY_PROJECT = {
  content: [],
  resource: [],
  overwrite: [],
  apiDirs: [],
  alerts: [],
} satisfies Partial<DocfxProject>;

export const DOCFX_FILE = 'docfx.json';

/**
 * Reads `docfx.json`, and nothing outside of `root`. Both folders are absolute. Throws a readable
 * error if there is none, or if it cannot be read.
 */
export function readDocfxProject(dir: string, root: string): DocfxProject {
  const file = path.join(dir, DOCFX_FILE);
  if (placeIn(root, file) !== 'file') throw new Error(`${dir} has no ${DOCFX_FILE} in ${root}.`);
  // JSON is YAML; DocFX also accepts comments and commas at the end of lists.
  const text = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = parse(text.replace(/^\s*\/\/.*$/gm, '').replace(/\t/g, '  '), { uniqueKeys: false });
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
  const { metadata, build } = schema.parse(value ?? {});
  const groups = (list: readonly z.output<typeof fileGroup>[]): FileGroup[] =>
    list.map(({ files, exclude, src, dest }) => ({
      files,
      exclude,
      src: path.resolve(dir, src ?? '.'),
      dest: path.posix.join('.', (dest ?? '').replace(/\\/g, '/')).replace(/^\.$|\/$/g, ''),
    }));
  const content = groups(build.content);
  const apiDirs = metadata.flatMap(({ dest, output }) => {
    const name = dest ?? output;
    if (name === undefined) return [];
    const own = path.resolve(dir, name);
    const group = content.find(({ src }) => src === own);
    return [{ dir: own, target: group?.dest ?? displayPath(own, dir) }];
  });
  return {
    dir,
    file,
    root,
    builtDir: path.resolve(dir, build.output ?? build.dest ?? '_site'),
    content,
    resource: groups(build.resource),
    overwrite: groups(build.overwrite),
    apiDirs,
    globalMetadata: {
      ...build.globalMetadata,
      fileMetadata: build.fileMetadata ?? '',
      template:
        build.template?.filter(
          (name) => !/^(?:default|modern|statictoc|pdf\.default)(?:\(.*\))?$/.test(name),
        ) ?? '',
    },
    sitemapUrl: build.sitemap?.baseUrl ?? build.sitemap?.baseurl,
    alerts: Object.keys(build.markdownEngineProperties?.alerts ?? {}).map((name) =>
      name.toUpperCase(),
    ),
  };
}
