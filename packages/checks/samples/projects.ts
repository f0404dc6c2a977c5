import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { sampleScripts } from '../../../src/features/samples/scripts';
import { SETUP_SCRIPT, setupScript } from '../../../src/features/samples/setup-script';
import { SETUP_TEMPLATE, templateFiles } from '../../../src/features/samples/template';
import { displayPath } from '../../../src/config/diagnostics/files';
import type { Problem } from '../../../src/config/diagnostics/problems';
import { frontMatterLocator, splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import { sampleSchema } from '../../../src/config/settings/sample-schema';
import { substituteDeep } from '../../../src/config/settings/variables';
import type { Site } from '../../../src/config/project/site';
import type { ProjectCode } from './units';

/** Tests of what a project's scripts do without the engine, by its name: `gem-rush.cs`. */
export const SAMPLE_TESTS = path.join('content', 'sample-tests');

/** The sample project of a page, if its front matter offers one. */
export function projectOf(
  absolutePath: string,
  site: Pick<Site, 'folder' | 'variables'>,
): { readonly code?: ProjectCode; readonly problems: readonly Problem[] } {
  const raw = fs.readFileSync(absolutePath, 'utf8');
  const sample = sampleIn(raw, site);
  if (!sample) return { problems: [] };
  const { scripts, problems } = sampleScripts(absolutePath, site, sample);
  const [first, ...rest] = scripts.map(({ block }) => block);
  if (!first) return { problems };
  const { setup } = sample;
  if (!setup) return { code: { blocks: [first, ...rest], editor: [] }, problems };
  const { text, origins } = setupScript(
    sample.name,
    setup,
    scripts.map((script) => script.text),
  );
  const locate = frontMatterLocator(raw);
  const { files } = templateFiles(site, sample, {});
  const tests = path.join(SAMPLE_TESTS, `${sample.name}.cs`);
  const testFile = path.join(site.folder.rootDir, tests);
  const editor = [
    {
      block: { file: displayPath(absolutePath, site.folder.rootDir), line: 1, code: text },
      places: origins.map((keys) => keys && locate(keys).line),
    },
    ...Object.entries(files)
      .filter(([name]) => name.endsWith('.cs') && name !== SETUP_SCRIPT)
      .map(([name, code]) => ({
        block: { file: path.posix.join('content', SETUP_TEMPLATE, name), line: 1, code },
      })),
    ...(fs.existsSync(testFile)
      ? [{ block: { file: tests, line: 1, code: fs.readFileSync(testFile, 'utf8') } }]
      : []),
  ];
  return { code: { blocks: [first, ...rest], editor, setup }, problems };
}

/** What the front matter says of a sample. The build reports what is wrong with it. */
function sampleIn(raw: string, { variables }: Pick<Site, 'variables'>) {
  try {
    const data: unknown = parse(splitFrontMatter(raw).frontMatter ?? '');
    if (data === null || typeof data !== 'object' || !('sample' in data)) return undefined;
    return sampleSchema.safeParse(substituteDeep(data.sample, variables)).data;
  } catch {
    return undefined;
  }
}
