import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { displayPath, listRelativeFiles } from '../../config/diagnostics/files';
import type { Problem } from '../../config/diagnostics/problems';
import type { Sample } from '../../config/settings/sample-schema';
import { substitute } from '../../config/settings/variables';
import { parsedJson } from '../../page-model/parsed-json';
import type { SampleSite } from './scripts';

/** The folder of the content whose files every sample project has. */
const TEMPLATE = 'sample-project';

/** The one whose files those have, too, for which an Editor script builds scenes and prefabs. */
export const SETUP_TEMPLATE = 'sample-project-setup';

/** Where Unity looks for the packages of a project. */
const MANIFEST = 'Packages/manifest.json';

const manifestSchema = z.looseObject({ dependencies: z.record(z.string(), z.string()) });

/** Texts by their path from the project's root. */
export type ProjectFiles = Readonly<Record<string, string>>;

/**
 * What every sample project has besides its scripts, such as a manifest and a README: the text files
 * of `content/sample-project/`, with the variables of pages and those of the sample. Those of
 * `content/sample-project-setup/` come on top if the sample describes what to build.
 *
 * @param values the variables of the sample, by name: `sample.title`.
 */
export function templateFiles(
  { folder, variables }: SampleSite,
  { packages = {}, setup }: Sample,
  values: Readonly<Record<string, string>>,
): { readonly files: ProjectFiles; readonly problems: readonly Problem[] } {
  const all = { ...variables, ...values };
  const files: Record<string, string> = {};
  for (const template of [TEMPLATE, ...(setup ? [SETUP_TEMPLATE] : [])]) {
    const dir = path.join(folder.contentDir, template);
    for (const name of fs.existsSync(dir) ? listRelativeFiles(dir) : []) {
      const text = fs.readFileSync(path.join(dir, name), 'utf8');
      files[substitute(name, all)] = substitute(text, all);
    }
  }
  const manifest = files[MANIFEST];
  if (manifest === undefined) return { files, problems: [] };
  const added = withPackages(manifest, packages);
  if (added !== undefined) return { files: { ...files, [MANIFEST]: added }, problems: [] };
  const problem: Problem = {
    check: 'content',
    file: displayPath(path.join(folder.contentDir, TEMPLATE, MANIFEST), folder.rootDir),
    message: 'The manifest of sample projects cannot be read.',
    fix: 'Write JSON with "dependencies": { "com.example.package": "1.0.0" }.',
  };
  return { files, problems: [problem] };
}

/** The manifest with more packages; undefined if it is none. */
function withPackages(
  text: string,
  packages: Readonly<Record<string, string>>,
): string | undefined {
  const { success, data } = manifestSchema.safeParse(parsedJson(text));
  if (!success) return undefined;
  const dependencies = Object.entries({ ...data.dependencies, ...packages });
  dependencies.sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest = { ...data, dependencies: Object.fromEntries(dependencies) };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
