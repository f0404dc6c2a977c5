import fs from 'node:fs';
import { missing } from '../shared/tally';
import type { CatalogPage } from './catalog';
import { pageFrontMatter } from './front-matter';
import type { FileContext, SiteContext } from './markdown/context';
import { convertMarkdown } from './markdown/convert';
import { externalAddress } from './markdown/names';
import { readPageSource } from './page-source';
import { renderConverted } from './render';
import { type Counts, countRendered, countSource } from './words';

/** A file of the new site, with what it had and has. */
export interface ConvertedFile {
  readonly text: string;
  /** Whether it is a part of pages, and no page of its own. */
  readonly isPart: boolean;
  readonly before?: Counts;
  readonly after?: Counts;
  /** Words that were there before and are not any more. */
  readonly lost?: readonly string[];
}

/**
 * Converts a page or a part of pages. What is returned builds: it has been rendered.
 *
 * @param source absolute.
 * @param out its place in the folder of pages.
 * @param page absent for parts.
 */
export async function convertFile(
  source: string,
  out: string,
  site: SiteContext,
  page?: CatalogPage,
): Promise<ConvertedFile> {
  const read = page ?? readPageSource(fs.readFileSync(source, 'utf8'));
  const { body, bodyLine, damaged } = read;
  const contextOf = (): FileContext => ({
    site,
    file: source,
    out,
    bodyLine,
    chain: [source],
    imports: new Map(),
  });
  if (damaged !== undefined) {
    const message = `The YAML header cannot be read: ${damaged}`;
    site.onNote({
      file: source,
      line: 1,
      kind: 'headers',
      message,
      fix: 'Write its values into the new page.',
    });
  }
  const isName = (written: string) => {
    const uid = written.replace(/#.*$/, '');
    return (
      site.catalog.byUid(uid) !== undefined ||
      site.catalog.api.has(uid) ||
      externalAddress(uid) !== undefined
    );
  };
  const before = countSource(body, isName);
  const { text, html } = await convertText(body, contextOf);
  const after = countRendered(html);
  const lost = missing(before.words, after.words);
  return {
    text: frontMatter(page, site) + text,
    isPart: page === undefined,
    before,
    after,
    ...(lost.length > 0 && { lost }),
  };
}

/**
 * Converts a text into one that builds: it has been rendered.
 *
 * @param contextOf gives each try a context of its own.
 */
export async function convertText(
  body: string,
  contextOf: () => FileContext,
): Promise<{ readonly text: string; readonly html: string }> {
  const { site } = contextOf();
  let failure: unknown;
  for (const tags of ['kept', 'dropped'] as const) {
    try {
      const context = contextOf();
      // The first try has noted everything.
      const quiet = { ...site, onNote: () => undefined, onMissingName: () => undefined };
      const text = convertMarkdown(
        body,
        tags === 'kept' ? context : { ...context, site: quiet },
        tags,
      );
      const html = await renderConverted(text, site.variables);
      if (tags === 'dropped')
        noteTags(contextOf(), failure, 'Its HTML tags are left out, and their texts stay.');
      return { text, html };
    } catch (error) {
      failure = error;
    }
  }
  noteTags(contextOf(), failure, 'It is shown as it is written.');
  const fence = '`'.repeat(
    3 + Math.max(0, ...[...body.matchAll(/`{3,}/g)].map(([one]) => one.length)),
  );
  const text = `${fence}text\n${body.trimEnd()}\n${fence}\n`;
  return { text, html: await renderConverted(text, {}) };
}

function noteTags({ file, site }: FileContext, failure: unknown, what: string): void {
  const reason = failure instanceof Error ? failure.message.split('\n')[0] : String(failure);
  site.onNote({
    file,
    kind: 'HTML',
    message: `The page cannot be built as it is (${reason}). ${what}`,
    fix: 'Compare it with the original.',
  });
}

function frontMatter(page: CatalogPage | undefined, { onNote }: SiteContext): string {
  if (!page) return '';
  const { text, dropped } = pageFrontMatter(page);
  for (const key of dropped) {
    const message = `"${key}" in the header has another meaning here, and is left out.`;
    onNote({
      file: page.source,
      line: 1,
      kind: 'headers',
      message,
      fix: 'See CONTRIBUTING.md for the keys of pages.',
    });
  }
  return text === '' ? '' : `---\n${text}---\n\n`;
}
