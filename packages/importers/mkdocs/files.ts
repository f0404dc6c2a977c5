import path from 'node:path';
import { displayPath, isInside } from '../../../src/config/diagnostics/files';
import { NO_FILES, type ProjectFile, type ProjectFiles } from '../docfx/project-files';
import { filesIn } from '../shared/files-in';
import { isPage, senderPage, withIndexes } from '../shared/index-pages';
import { matchesGlob } from '../shared/globs';
import { listOf, type MkdocsProject, optionsOf } from './config';

/** The files below `docs_dir` that MkDocs publishes, and the pages that send readers on. */
export function mkdocsFiles(project: MkdocsProject): ProjectFiles {
  const { docsDir, dir, root, config } = project;
  const excluded = excludedBy(project);
  const theme = listOf(config.theme.custom_dir).map((one) => path.resolve(dir, one));
  const all = filesIn(docsDir, root)
    .map((source): ProjectFile => ({ source, target: displayPath(source, docsDir) }))
    .filter(({ source, target }) => !excluded(target) && !isInside(source, theme));
  const pages = withIndexes(all.filter(isPage));
  const styles = new Set([...config.extra_css, ...config.extra_javascript]);
  const resources = all.filter((file) => !isPage(file) && !styles.has(file.target));
  return { ...NO_FILES, pages: [...pages, ...redirectPages(project)], resources };
}

/** What MkDocs leaves out by itself, by `exclude_docs` and by the plugin `exclude`. */
function excludedBy({ config }: MkdocsProject): (target: string) => boolean {
  const globs = listOf(optionsOf(config.plugins, 'exclude').glob);
  const written = config.exclude_docs?.split('\n').map((line) => line.replace(/^#.*/, '').trim());
  const patterns = ['.*', '/templates/', ...(written ?? []).filter((line) => line !== '')];
  const matches = (target: string, pattern: string) => {
    const [, root, plain = ''] = /^!?(\/)?(.*?)\/?$/.exec(pattern) ?? [];
    // As in .gitignore: a name is meant at any depth, and a folder with all that it has.
    const base = root || plain.includes('/') ? plain : `**/${plain}`;
    return matchesGlob(target, base) || matchesGlob(target, `${base}/**`);
  };
  return (target) =>
    globs.some((glob) => matchesGlob(target, glob)) ||
    patterns.findLast((pattern) => matches(target, pattern))?.startsWith('!') === false;
}

/** `redirect_maps` of the plugin `redirects`; an anchor that a page lacks would end the build. */
function redirectPages({ docsDir, config }: MkdocsProject): ProjectFile[] {
  const { redirect_maps: maps } = optionsOf(config.plugins, 'redirects');
  return Object.entries(maps ?? {}).flatMap(([target, to]: [string, unknown]) => {
    const url = /^[a-z]+:/i.test(String(to)) ? String(to) : `~/${String(to)}`.replace(/#.*/, '');
    return senderPage(docsDir, target, url);
  });
}
