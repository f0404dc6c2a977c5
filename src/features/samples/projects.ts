import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../config/diagnostics/files';
import { Memo } from '../../config/diagnostics/memo';
import type { Problem } from '../../config/diagnostics/problems';
import { frontMatterLocator } from '../../config/diagnostics/yaml-places';
import { SAMPLES_PATH, samplePath } from '../../routes';
import type { Site } from '../../config/project/site';
import { type DocPageNode, isApiClass, type PageNode } from '../../site/nodes/nodes';
import type { SampleDownload } from './download-link';
import { sampleScripts } from './scripts';
import { type ProjectFiles, templateFiles } from './template';
import { zip } from './zip';

/** The project that readers of a page can download. */
export interface SampleProject {
  /** The name of the archive and of the folder in it. */
  readonly name: string;
  /** The path of the page that offers it. */
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
    if (other) problems.push(nameTaken(node, sample.name, other.page, site));
    const { scripts, problems: inScripts } = sampleScripts(node.absolutePath, site);
    const own = Object.fromEntries(scripts.map(({ path, text }) => [path, text]));
    const values = {
      'sample.name': sample.name,
      'sample.title': node.title,
      'sample.page': site.settings.url + node.path,
      'sample.scripts': Object.keys(own)
        .sort()
        .map((file) => `- \`${file}\``)
        .join('\n'),
    };
    const template = templateFiles(site, values, sample.packages ?? {});
    problems.push(...inScripts, ...template.problems);
    const { name } = sample;
    const files = { ...template.files, ...own };
    const archive = archives.get(name, JSON.stringify(files), () => zip(inFolder(name, files)));
    projects.push({ name, page: node.path, files, scriptCount: scripts.length, archive });
  }
  return { projects, problems };
}

function inFolder(folder: string, files: ProjectFiles): ProjectFiles {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  );
}

function nameTaken(
  { absolutePath }: DocPageNode,
  name: string,
  page: string,
  { folder }: Pick<Site, 'folder'>,
): Problem {
  return {
    check: 'frontMatter',
    file: displayPath(absolutePath, folder.rootDir),
    ...frontMatterLocator(fs.readFileSync(absolutePath, 'utf8'))(['sample', 'name']),
    message: `The sample "${name}" is that of ${page} already.`,
    fix: 'Give each sample a name of its own: it is the name of the file.',
  };
}

/** The downloads, by the path of the page. */
export function sampleDownloads(
  projects: readonly SampleProject[],
  siteUrl: string,
): Readonly<Record<string, SampleDownload>> {
  return Object.fromEntries(
    projects.map(({ name, page, archive, scriptCount }) => {
      const href = samplePath(name);
      return [page, { name, href, address: siteUrl + href, bytes: archive.length, scriptCount }];
    }),
  );
}

/** Writes the archives, and removes those of earlier builds. */
export function publishSamples(projects: readonly SampleProject[], publicDir: string): void {
  fs.rmSync(path.join(publicDir, SAMPLES_PATH), { recursive: true, force: true });
  for (const { name, archive } of projects) {
    const file = path.join(publicDir, samplePath(name));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, archive);
  }
}
