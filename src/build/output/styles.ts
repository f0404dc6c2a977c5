import fs from 'node:fs';
import path from 'node:path';
import { withBase } from '../../base-path';
import { hashInName } from '../../config/project/hash-in-name';

/** Gatsby's one style sheet, as a file and in each document. */
export const SHEET_FILE = /^styles\.[\da-f]+\.css$/;
const SHEET = /<style (data-href="[^"]*") data-identity="gatsby-global-css">[\s\S]*?<\/style>/;

/** The comments around the sheets in `src/styles/parts/`. esbuild keeps one of several equal ones. */
const PART = /\/\*! part: ([\w-]+) \*\/([\s\S]*?)\/\*! end: \1 \*\//g;

/** Style sheets: one for all pages, and those of what only some pages show. */
export interface Styles {
  readonly shell: string;
  readonly parts: readonly Part[];
  /** All parts, for a page that comes into the document of another: see `client/runtime/styles.ts`. */
  readonly rest: { readonly file: string; readonly text: string };
}

interface Part {
  readonly text: string;
  /**
   * Those that no sheet before it names. Each of its rules needs one of them, so it can be left out of a
   * document that has none: see `styles/parts.test.ts`.
   */
  readonly classes: readonly string[];
}

/** The names of classes in a style sheet or a selector. */
export function classesIn(css: string): string[] {
  return [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** Takes a style sheet apart by its comments. */
export function splitStyles(css: string): Styles {
  const shell = css.replace(PART, '');
  const known = new Set(classesIn(shell));
  const parts = [...css.matchAll(PART)].map(([, , text = '']) => {
    const classes = classesIn(text).filter((name) => !known.has(name));
    for (const name of classes) known.add(name);
    return { text, classes };
  });
  const text = parts.map((part) => part.text).join('');
  return { shell, parts, rest: { file: `styles.${hashInName(text, 20)}.css`, text } };
}

/** The styles among Gatsby's files; undefined where it has written none. */
export function stylesIn(publicDir: string): Styles | undefined {
  const [file] = fs.readdirSync(publicDir).filter((name) => SHEET_FILE.test(name));
  return file === undefined
    ? undefined
    : splitStyles(fs.readFileSync(path.join(publicDir, file), 'utf8'));
}

/**
 * Leaves a document the styles of what it shows. Each sheet stays whole, in an element of its own, so
 * that a content security policy needs one hash for it.
 */
export function withOwnStyles(html: string, { shell, parts, rest }: Styles): string {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = '']) => names);
  const used = new Set(lists.join(' ').split(' '));
  const own = parts.filter(({ classes }) => classes.some((name) => used.has(name)));
  return html.replace(SHEET, (_, href: string) =>
    [
      `<style ${href} data-rest="${withBase(`/${rest.file}`)}">${shell}</style>`,
      ...own.map(({ text }) => `<style>${text}</style>`),
    ].join(''),
  );
}
