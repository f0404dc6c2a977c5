/** The sample projects of this site's own pages. */
import fs from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { strFromU8, unzipSync } from 'fflate';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { listFiles } from '../../config/diagnostics/files';
import { splitFrontMatter } from '../../config/diagnostics/yaml-places';
import { substituteDeep } from '../../config/settings/variables';
import { currentSite } from '../../config/project/site';
import { docPage } from '../../test/content-pages';
import { docFrontMatterSchema } from '../../markdown/front-matter';
import type { MdNode } from '../../markdown/source/mdast';
import { prepareSource } from '../../markdown/source/prepare-source';
import remarkCodeFigures from '../../markdown/mdx/remark-code-figures';
import { sampleProjects } from './projects';

const site = currentSite();
const docsDir = site.folder.docs[0].dir;

const bodyOf = (file: string) => splitFrontMatter(fs.readFileSync(file, 'utf8'));

const nodes = listFiles(docsDir).flatMap((file) => {
  if (!file.endsWith('.mdx')) return [];
  const data: unknown = parse(bodyOf(file).frontMatter ?? '');
  const frontMatter = docFrontMatterSchema.parse(substituteDeep(data, site.variables));
  const name = path.relative(docsDir, file).replace(/\.mdx$/, '');
  const { title = name } = frontMatter;
  return frontMatter.sample
    ? [docPage(site, name, { title, frontMatter, absolutePath: file })]
    : [];
});
const { projects, problems } = sampleProjects(nodes, site);

interface Figure {
  readonly data?: { readonly hProperties?: { readonly 'data-title'?: string } };
  readonly children: readonly { readonly value: string }[];
}

/** The last whole file of each title, as MDX reads the page and readers see it. */
async function blocksOf(file: string): Promise<Map<string, string>> {
  const blocks = new Map<string, string>();
  const collect = () => (tree: MdNode) => {
    visit(tree, 'codeFigure', (node: MdNode) => {
      const { data, children } = node as MdNode & Figure;
      const title = data?.hProperties?.['data-title'];
      if (title !== undefined) blocks.set(title, children[0]?.value ?? '');
    });
  };
  const withoutExcerpts = bodyOf(file).body.replace(/^```\w+[^\n]* excerpt=[^]*?^```$/gm, '');
  const source = prepareSource(withoutExcerpts, site.variables);
  await compile(source, {
    remarkPlugins: [remarkGfm, remarkDirective, remarkCodeFigures, collect],
  });
  return blocks;
}

it('has no mistakes, and samples for at least eight tutorials', () => {
  expect(problems).toEqual([]);
  expect(projects.length).toBeGreaterThanOrEqual(8);
});

it.each(
  nodes.map(({ path: page, absolutePath, frontMatter }) => [page, absolutePath, frontMatter]),
)('archives what %s shows, file by file', async (page, file, { sample }) => {
  const project = projects.find((one) => one.page === page);
  const text = fs.readFileSync(file, 'utf8');
  const context = [...text.matchAll(/context-page="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const contextPages = [...context, ...Object.keys(sample?.scripts ?? {})].map((name) =>
    path.resolve(path.dirname(file), name),
  );
  const own = await blocksOf(file);
  const elsewhere = await Promise.all([...new Set(contextPages)].map(blocksOf));
  // Of two versions, the project has that of the page that is named first.
  const shown = new Map([...elsewhere.reverse().flatMap((blocks) => [...blocks]), ...own]);
  const archived = Object.entries(unzipSync(project?.archive ?? new Uint8Array()));
  const names = archived.map(([name]) => name);
  const assets = names.filter((name) => name.includes('/Assets/') && !name.endsWith('.meta'));
  expect(names).toEqual(expect.arrayContaining(assets.map((name) => `${name}.meta`)));
  // What the build writes is compiled and run by the check of samples.
  const scripts = archived.filter(
    ([name]) => name.endsWith('.cs') && !/\/(?:BuildProject|ProjectBuilder)\.cs$/.test(name),
  );
  for (const [name, bytes] of scripts) {
    const title = name.replace(/^[^/]+\/Assets\/(?:Scripts\/)?/, '');
    expect([name, strFromU8(bytes)]).toEqual([name, `${shown.get(title) ?? ''}\n`]);
  }
  const titles = [...own.keys()].filter((title) => title.endsWith('.cs'));
  expect(scripts.length).toBeGreaterThanOrEqual(titles.length);
  expect(titles.length).toBeGreaterThan(0);
});

it('names the package, the registry and the oldest editor in every project', () => {
  const { variables } = site;
  for (const { files } of projects) {
    expect(JSON.parse(files['Packages/manifest.json'] ?? '')).toMatchObject({
      scopedRegistries: [{ url: variables.registryUrl, scopes: [variables.registryScope] }],
      dependencies: {
        [`${variables.registryScope}.realtime`]: variables['facts.version.released'],
      },
    });
    expect(files['ProjectSettings/ProjectVersion.txt']).toMatch(/^m_EditorVersion: 2021\.3\./);
    expect(files['README.md']).toContain(`${site.settings.url}/`);
    expect(files['README.md']).not.toMatch(/\{[A-Za-z.]+\}/);
  }
});
