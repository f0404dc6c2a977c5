import type { Variables } from '../../../../src/config/settings/variables';
import type { Note } from '../../shared/notes';
import type { LinkTargets } from '../link-targets';
import type { Catalog } from '../catalog';
import type { DocfxProject } from '../config';
import type { Node } from './tree';

/** How a system reads the text of a page. */
export interface MarkdownReader {
  /**
   * Converts the text of a file into that of a page of the site.
   *
   * @param tags whether HTML stays; without it, only its texts do.
   */
  readonly convert: (body: string, context: FileContext, tags: 'kept' | 'dropped') => string;
  /** What it tells, as plain HTML: a reading apart from the one that converts. @param file absolute. */
  readonly plain: (body: string, file: string) => string;
}

/** What all pages of a project share while they are converted. */
export interface SiteContext {
  readonly project: DocfxProject;
  readonly reader: MarkdownReader;
  readonly catalog: Catalog;
  readonly links: LinkTargets;
  /** The site's variables: what looks like one is escaped. */
  readonly variables: Variables;
  /** Takes a file that pages include. @returns where it will be in the folder of pages. */
  readonly include: (file: string) => string;
  readonly onNote: (note: Note) => void;
  /** Takes a name that no page has. */
  readonly onMissingName: (uid: string, file: string, line: number | undefined) => void;
}

/** One file while it is converted. */
export interface FileContext {
  readonly site: SiteContext;
  /** Absolute. */
  readonly file: string;
  /** The file in the folder of pages into which the text goes. */
  readonly out: string;
  readonly bodyLine: number;
  /** The files that include this one, innermost last. */
  readonly chain: readonly string[];
  /** Imports of the page, by the file that they import. */
  readonly imports: Map<string, string>;
}

export function lineOf(context: FileContext, node: Node): number | undefined {
  const line = node.position?.start.line;
  return line === undefined ? undefined : line + context.bodyLine - 1;
}

export function note(
  context: FileContext,
  node: Node,
  { kind, message, fix }: Pick<Note, 'kind' | 'message' | 'fix'>,
): void {
  const line = lineOf(context, node);
  context.site.onNote({ file: context.file, line, kind, message, fix });
}
