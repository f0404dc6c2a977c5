import path from 'node:path';
import type { ReactNode } from 'react';
import type { PageParts } from '../../../src/markdown/mdx/plugin';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';
import { dateText } from '../../../src/site/nodes/page-dates';
import { displayPath } from '../../../src/config/diagnostics/files';
import { authorsFile, named, namesIn, postOf } from './post';

/** Puts above a post, whose name or front matter has a date, when it was written and by whom. */
export function addByline(
  { file, raw }: { readonly file: string; readonly raw: string },
  contentDir: string,
  { components, partials }: PageParts,
): void {
  const { date, authors } = postOf(displayPath(file, contentDir), readFrontMatter(raw) ?? {});
  if (date === undefined) return;
  const known = authorsFile(path.dirname(file), contentDir);
  const shown = named(authors, namesIn(known, 'name'));
  if (known !== undefined) partials.push(known);
  // The name under which MDX looks for what is around the text.
  components.wrapper = ({ children }: { readonly children: ReactNode }) => (
    <>
      <p>
        <time dateTime={date}>{dateText(date)}</time>
        {shown.map((name) => ` · ${name}`)}
      </p>
      {children}
    </>
  );
}
