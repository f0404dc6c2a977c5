import fs from 'node:fs';
import { withDollars } from '../foreign-markdown/math';
import { ticksAround } from '../reference/markup/text';
import type { CatalogPage } from './catalog';
import { pageFrontMatter } from './front-matter';
import type { FileContext, SiteContext } from './markdown/context';
import { type PageSource, readPageSource } from './page-source';
import { renderConverted } from './render';

/** A file of the new site. */
export interface ConvertedFile {
  readonly text: string;
  /** As it is rendered, and what its source tells, as plain HTML. */
  readonly html?: string;
  readonly plain?: () => string;
}

/**
 * Converts a page. What is returned builds: it has been rendered.
 *
 * @param sidebar the sidebar beside the page, if none lists it.
 */
export async function convertPage(
  page: CatalogPage,
  sidebar: string | undefined,
  site: SiteContext,
): Promise<ConvertedFile> {
  const note = (message: string, fix: string) =>
    site.onNote({ file: page.source, line: 1, kind: 'headers', message, fix });
  if (page.damaged !== undefined) {
    note(`The YAML header cannot be read: ${page.damaged}`, 'Write its values into the new page.');
  }
  const { text, dropped } = pageFrontMatter(page, sidebar);
  for (const key of dropped) {
    const message = `"${key}" in the header has another meaning here, or none, and is left out.`;
    note(message, 'See CONTRIBUTING.md for the keys of pages.');
  }
  const converted = await convertBody(page, page.source, page.out, site);
  return { ...converted, text: (text && `---\n${text}---\n\n`) + converted.text };
}

/** Converts a part of pages. @param source absolute. @param out its place in the folder of pages. */
export function convertPart(source: string, out: string, site: SiteContext) {
  return convertBody(readPageSource(fs.readFileSync(source, 'utf8')), source, out, site);
}

async function convertBody(
  { body, bodyLine }: PageSource,
  source: string,
  out: string,
  site: SiteContext,
): Promise<ConvertedFile> {
  const converted = await convertText(body, { site, file: source, out, bodyLine });
  // A rule at the beginning would be taken for a header.
  const text = converted.text.replace(/^(?=---)/, '\n');
  return { ...converted, text, plain: () => site.reader.plain(body, source) };
}

/**
 * Converts a text into one that builds: it has been rendered. Where it does not build, its tags are
 * left out, and where that does not help, it is shown as it is written.
 */
export async function convertText(
  body: string,
  file: Pick<FileContext, 'site' | 'file' | 'out' | 'bodyLine'>,
): Promise<{ readonly text: string; readonly html: string }> {
  const { site } = file;
  const attempt = async (tags: 'kept' | 'dropped', own: SiteContext) => {
    const context = { ...file, site: own, chain: [file.file], imports: new Map<string, string>() };
    const text = site.reader.convert(body, context, tags);
    const html = await renderConverted(text, site.variables);
    return { text: withDollars(text), html };
  };
  const note = (error: unknown, what: string) => {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const message = `The page cannot be built as it is (${reason}). ${what}`;
    site.onNote({ file: file.file, kind: 'HTML', message, fix: 'Compare it with the original.' });
  };
  try {
    return await attempt('kept', site);
  } catch (error) {
    try {
      // The first attempt has noted everything.
      const quiet = { ...site, onNote: () => undefined, onMissingName: () => undefined };
      const converted = await attempt('dropped', quiet);
      note(error, 'Its HTML tags are left out, and their texts stay.');
      return converted;
    } catch (second) {
      note(second, 'It is shown as it is written.');
    }
  }
  const fence = ticksAround(body, 3);
  const text = `${fence}text\n${body.trimEnd()}\n${fence}\n`;
  return { text, html: await renderConverted(text, {}) };
}
