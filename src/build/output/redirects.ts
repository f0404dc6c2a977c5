import fs from 'node:fs';
import path from 'node:path';
import { withBase } from '../../base-path';
import type { Moved } from '../../client/early/moved';
import { listRelativeFiles, readIfThere } from '../../config/diagnostics/files';
import { escapeAttribute } from '../../page-model/escape-attribute';
import { scriptJson } from '../../page-model/script-json';
import { markdownPath } from '../../routes';
import type { Redirect } from '../../config/project/redirects';
import type { ShortAddress } from '../../features/editor-help/short-addresses';

/** The file that Netlify and Cloudflare Pages read, one rule a line. */
const REDIRECTS_FILE = '_redirects';

/** Without placeholders, on Cloudflare Pages, which ignores the rest without a word. */
const MAX_FIXED_RULES = 2000;

/** Every spelling of an address, the usual ones first. */
const SPELLINGS = ['', '.html', '/', '/index.html'];

/** What all pages at old addresses have in common. */
export interface Stubs {
  /** The address of the script that they run. */
  readonly script: string;
  /** The language of `text`. */
  readonly lang: string;
  /** That the page has moved. */
  readonly text: string;
}

/**
 * Writes what sends readers from old addresses to new ones: `_redirects`, with the rules of such a
 * file in a static folder after those of the site, and for pages whose sections went to different
 * places, a page at the old address that knows where, because a host never sees a fragment.
 *
 * @param added more lines.
 * @throws {Error} if a host would ignore part of the file.
 */
export function writeRedirects(
  dir: string,
  redirects: readonly Redirect[],
  stubs: Stubs,
  shortAddresses: readonly ShortAddress[] = [],
  added: readonly string[] = [],
): void {
  const split = new Set(redirects.filter(({ section }) => section).map(({ from }) => from));
  for (const from of split) {
    const file = path.join(dir, `${from}.html`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, stub(movedFrom(from, redirects), stubs));
  }
  const pages = listRelativeFiles(dir).filter((file) => file.endsWith('.html'));
  const depth = Math.max(1, ...pages.map((file) => file.split('/').length));
  const whole = redirects.filter(({ from }) => !split.has(from));
  const rules = SPELLINGS.flatMap((spelling) =>
    whole.map((redirect) => ruleOf(redirect, spelling)),
  );
  // Found: another version, or another site, may have the page one day, and browsers keep a 301.
  const short = shortAddresses.map(({ from, to }) => `${withBase(from)} ${withBase(to)} 302`);
  const file = path.join(dir, REDIRECTS_FILE);
  const lines = (readIfThere(file) ?? '').split('\n').map((line) => line.trim());
  const own = lines.filter((line) => /^[^#]/.test(line));
  const all = [...rules, ...added, ...short, ...indexRules(depth), ...own];
  const fixed = all.filter((rule) => rankOf(rule) === 0).length;
  if (fixed > MAX_FIXED_RULES)
    throw new Error(
      `${REDIRECTS_FILE} has ${fixed} rules without placeholders, and hosts read ${MAX_FIXED_RULES}. ` +
        'Remove redirects that nobody asks for any more, there or in static/_redirects, or the oldest of "versions" in site.config.ts.',
    );
  const markdown = redirects.flatMap((redirect) => markdownRule(redirect, dir));
  all.push(...markdown.slice(0, MAX_FIXED_RULES - fixed));
  all.sort((a, b) => rankOf(a) - rankOf(b));
  fs.writeFileSync(file, all.map((rule) => `${rule}\n`).join(''));
}

/**
 * Cloudflare Pages takes every rule after one with a placeholder for such a rule, and reads 100 of
 * them. What is for paths at which nothing is matches the most, so it comes last.
 */
const rankOf = (rule: string) => (rule.endsWith(' 404') ? 2 : Number(/^\S*[:*]/.test(rule)));

/** Each spelling of an address has a rule, so that every one is a single step from its target. */
function ruleOf({ from, to }: Redirect, spelling: string): string {
  const target = withBase(encodeURI(decodeURI(to)));
  return `${withBase(encodeURI(from + spelling))} ${target} 301`;
}

/** The Markdown of a page moves with it. That of a single section would be all of it. */
function markdownRule({ from, section, to }: Redirect, dir: string): string[] {
  const target = to.replace(/^[^#]*/, markdownPath);
  const isThere = !section && fs.existsSync(path.join(dir, decodeURI(target.replace(/#.*/, ''))));
  return isThere ? [ruleOf({ from: markdownPath(from), to: target }, '')] : [];
}

/**
 * `/room/index.html` is `/room`. No host does this, because there is no such file; `/room/` and
 * `/room.html` are their own doing, and on Netlify no rule could change them.
 */
function indexRules(depth: number): string[] {
  return Array.from({ length: depth }, (_, index) => {
    const folders = Array.from({ length: index + 1 }, (_, level) => `/:level${level + 1}`).join('');
    return `${withBase(folders)}/index.html ${withBase(folders)} 301`;
  });
}

function movedFrom(from: string, redirects: readonly Redirect[]): Moved {
  const own = redirects.filter((redirect) => redirect.from === from);
  const page = own.find(({ section }) => section === undefined)?.to ?? '/';
  const sections = own.flatMap(({ section, to }) =>
    section ? [[section, withBase(to)] as const] : [],
  );
  return { page: withBase(page), sections: Object.fromEntries(sections) };
}

/** Reads and forwards without JavaScript too, then to the page instead of its section. */
function stub(moved: Moved, { script, lang, text }: Stubs): string {
  const page = escapeAttribute(moved.page);
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>${text}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${page}">
<script id="moved" type="application/json">${scriptJson(moved)}</script>
<script src="${script}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${page}"></noscript>
<p>${text}: <a href="${page}">${page}</a></p>
</html>
`;
}
