import path from 'node:path';
import type { ReactNode } from 'react';
import type { PageParts } from '../../../src/markdown/mdx/plugin';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';
import { dateText } from '../../../src/site/nodes/page-dates';
import { displayPath } from '../../../src/config/diagnostics/files';
import { authorsFile, namesIn, postOf } from './post';

/** Puts above a post, whose name or front matter has a date, when it was written and by whom. */
export function addByline(
  { file, raw }: { readonly file: string; readonly raw: string },
  contentDir: string,
  { components, partials }: PageParts,
): void {
  const known = authorsFile(path.dirname(file), contentDir);
  const data = readFrontMatter(raw) ?? {};
  const post = postOf(displayPath(file, contentDir), data, namesIn(known, 'name'));
  const { date, authors } = post;
  if (date === undefined) return;
  if (known !== undefined) partials.push(known);
  // The name under which MDX looks for what is around the text.
  components.wrapper = ({ children }: { readonly children: ReactNode }) => (
    <>
      <p>
        <time dateTime={date}>{dateText(date)}</time>
        {authors.map((name) => ` · ${name}`)}
      </p>
      {children}
    </>
  );
}
