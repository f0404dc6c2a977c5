import fs from 'node:fs';
import path from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { Memo } from '../../config/diagnostics/memo';
import type { Problem } from '../../config/diagnostics/problems';
import { writeWhole } from '../../config/diagnostics/write-whole';
import { SAMPLES_PATH, samplePath } from '../../routes';
import type { Sample } from '../../config/settings/sample-schema';
import type { Site } from '../../config/project/site';
import { type DocPageNode, isApiClass, type PageNode } from '../../site/nodes/nodes';
import type { SampleDownload } from './download-link';
import { metaFiles } from './meta-files';
import { atKey, sampleScripts } from './scripts';
import { assetsOf } from './setup-assets';
import { SETUP_SCRIPT, setupScript } from './setup-script';
import { type ProjectFiles, templateFiles } from './template';

/** The project that readers of a page can download; its name is that of the folder in the archive. */
export interface SampleProject extends Sample {
  readonly page: string;
  readonly files: ProjectFiles;
  readonly scriptCount: number;
  readonly archive: Uint8Array;
}

/** In develop, archives are made again only where something in them has changed. */
const archives = new Memo<Uint8Array>();

/** The sample projects of all pages that have `sample` in their front matter. */
export function sampleProjects(
  nodes: readonly PageNode[],
  site: Pick<Site, 'folder' | 'variables' | 'settings'>,
): { readonly projects: readonly SampleProject[]; readonly problems: readonly Problem[] } {
  const projects: SampleProject[] = [];
  const problems: Problem[] = [];
  for (const node of nodes) {
    if (isApiClass(node) || !node.frontMatter.sample) continue;
    const { sample } = node.frontMatter;
    const other = projects.find(({ name }) => name === sample.name);
    if (other) {
      const message = `The sample "${sample.name}" is that of ${other.page} already.`;
      const fix = 'Give each sample a name of its own: it is the name of the file.';
      problems.push(atKey(node.absolutePath, site, ['sample', 'name'], { message, fix }));
    }
    const { name } = sample;
    const { scripts, files, problems: inFiles } = projectFiles(node, sample, site);
    problems.push(...inFiles);
    const archive = archives.get(name, JSON.stringify(files), () => zip(inFolder(name, files)));
    const scriptCount = scripts.length;
    projects.push({ ...sample, page: node.path, files, scriptCount, archive });
  }
  return { projects, problems };
}

/** The files of a page's project, and the scripts among them that are the page's own. */
function projectFiles(
  { absolutePath, title, path: page }: DocPageNode,
  sample: Sample,
  site: Pick<Site, 'folder' | 'variables' | 'settings'>,
) {
  const { scripts, problems } = sampleScripts(absolutePath, site, sample);
  const own = Object.fromEntries(scripts.map(({ path, text }) => [path, text]));
  const { setup } = sample;
  const template = templateFiles(site, sample, {
    'sample.name': sample.name,
    'sample.title': title,
    'sample.page': site.settings.url + page,
    'sample.scripts': listOf(Object.keys(own).sort()),
    'sample.assets': setup ? listOf(assetsOf(setup)) : '',
    'sample.note': setup?.note ?? '',
  });
  const editor = setup && setupScript(title, setup, Object.values(own)).text;
  const files = { ...template.files, ...own, ...(editor && { [SETUP_SCRIPT]: editor }) };
  return {
    scripts,
    files: { ...files, ...metaFiles(sample.name, Object.keys(files)) },
    problems: [...problems, ...template.problems],
  };
}

const listOf = (files: readonly string[]) => files.map((file) => `- \`${file}\``).join('\n');

function inFolder(folder: string, files: ProjectFiles): ProjectFiles {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  );
}

/**
 * An archive whose bytes depend on nothing but its files.
 *
 * @param files texts by their paths, with forward slashes.
 */
export function zip(files: ProjectFiles): Uint8Array {
  const entries: Zippable = {};
  for (const name of Object.keys(files).sort()) entries[name] = strToU8(files[name] ?? '');
  // Archives have the local time of their files. This is the earliest one, in every time zone.
  return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) });
}

/** The downloads, by the path of the page. */
export function sampleDownloads(
  projects: readonly SampleProject[],
  siteUrl: string,
): Readonly<Record<string, SampleDownload>> {
  return Object.fromEntries(
    projects.map(({ name, page, archive, scriptCount, setup }) => {
      const href = samplePath(name);
      const link = { name, href, address: siteUrl + href, bytes: archive.length, scriptCount };
      return [page, { ...link, ...(setup && { setup }) }];
    }),
  );
}

/** Writes the archives, and removes those of earlier builds. */
export function publishSamples(projects: readonly SampleProject[], publicDir: string): void {
  fs.rmSync(path.join(publicDir, SAMPLES_PATH), { recursive: true, force: true });
  for (const { name, archive } of projects) {
    writeWhole(path.join(publicDir, samplePath(name)), archive);
  }
}
