import { nearest } from '../../config/diagnostics/problems';

export interface SidebarProblem {
  /** The wrong text in the sidebars file. */
  readonly text: string;
  readonly message: string;
  readonly fix: string;
}

/** @param ids the ids of existing pages. */
export function unknownId(id: string, ids: ReadonlySet<string>): SidebarProblem {
  const clean = id.replace(/^\/|\/$/g, '').replace(/\.mdx?$/, '');
  const near = ids.has(clean) ? clean : nearest(clean, ids);
  return {
    text: id,
    message: `The sidebar names the page "${id}", which does not exist.`,
    fix: near
      ? `Write "${near}".`
      : 'Ids are paths from the docs folder without extension, as in "room/collections".',
  };
}

export function emptyFolder(dirName: string): SidebarProblem {
  return {
    text: dirName,
    message: `The sidebar takes its items from the folder "${dirName}", which contains no pages.`,
    fix: 'Name a folder from the docs folder, or "." for all.',
  };
}

export function unknownCategory(name: string, known: Iterable<string>): SidebarProblem {
  const near = nearest(name, known);
  return {
    text: name,
    message: `The sidebar names the reference category "${name}", which no class has.`,
    fix: near ? `Write "${near}".` : 'Name a category of the classes, or leave it out.',
  };
}
