import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ownValue } from '../../config/diagnostics/own-value';
import type { ContentFolder } from '../../config/project/content-folder';
import type { Site } from '../../config/project/site';
import { substitute } from '../../config/settings/variables';
import type { Body } from '../../markdown/html/body';
import type { CallSitesOfType, Mention } from '../../reference/mentions';
import type { ApiClassNode, PageNode } from '../../site/nodes/nodes';

/**
 * Where samples use members of the reference: by the type's file (`typeKey`), the member's anchor and
 * the sample's file in the content folder, a line. `scripts/samples.ts` writes it from what the
 * compiler has made of the samples.
 */
const schema = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));

export type CallSites = z.output<typeof schema>;

export const callSitesFile = ({ contentDir }: Pick<ContentFolder, 'contentDir'>) =>
  path.join(contentDir, 'call-sites.json');

/** The path of a type's file in the folder of the reference, without its extension. */
export const typeKey = ({ referenceDir = '' }: Pick<ContentFolder, 'referenceDir'>, file: string) =>
  path.relative(referenceDir, file).replace(/\.mdx?$/, '');

/** Finds the places of call sites on pages. A line that its page does not have any more is left out. */
export class CallSitePlaces {
  private readonly sites: CallSites;
  private readonly lines = new Map<string, Set<string>>();
  private readonly places = new Map<string, Mention>();

  constructor(private readonly site: Pick<Site, 'folder' | 'settings' | 'variables'>) {
    const file = callSitesFile(site.folder);
    const isOn = site.settings.callSites && fs.existsSync(file);
    this.sites = isOn ? schema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};
    const members = Object.values(this.sites).flatMap((type) => Object.values(type));
    for (const [page, line] of members.flatMap((of) => Object.entries(of)))
      this.lines.set(page, (this.lines.get(page) ?? new Set()).add(line));
  }

  /** Call this for every page. */
  visit(
    { absolutePath, path: page, title, unlisted }: PageNode,
    body: Pick<Body, 'html' | 'headings'>,
  ) {
    const file = path.relative(this.site.folder.contentDir, absolutePath);
    const lines = [...((!unlisted && this.lines.get(file)) || [])];
    const missing = new Map(lines.map((line) => [line, substitute(line, this.site.variables)]));
    const headings = new Map(body.headings.map(({ id, text }) => [id, text]));
    let section = '';
    for (const [, id, code = ''] of missing.size > 0 ? body.html.matchAll(PARTS) : []) {
      if (id !== undefined && headings.has(id)) section = id;
      const text = code.replace(/<[^>]*>/g, '');
      for (const [line, shown] of missing) {
        if (!text.includes(shown.replace(/&/g, '&#x26;').replace(/</g, '&#x3C;'))) continue;
        missing.delete(line);
        this.places.set(`${file} ${line}`, {
          path: `${page}#${section}:~:text=${encodeURIComponent(shown).replace(/-/g, '%2D')}`,
          title: [title, headings.get(section) ?? []].flat().join(' › '),
          isType: false,
        });
      }
    }
  }

  /** Call this once all pages have been visited. @returns the call sites by the paths of the types. */
  of(types: readonly ApiClassNode[]): Readonly<Record<string, CallSitesOfType>> {
    return Object.fromEntries(
      types.flatMap((type) => {
        const members = ownValue(this.sites, typeKey(this.site.folder, type.absolutePath));
        if (!members) return [];
        const placed = Object.entries(members).map(([anchor, sites]) => {
          const lines = Object.entries(sites).map(([file, line]) => `${file} ${line}`);
          return [anchor, lines.flatMap((line) => this.places.get(line) ?? [])] as const;
        });
        return [[type.path, Object.fromEntries(placed)] as const];
      }),
    );
  }
}

/** Headings and blocks of C#. */
const PARTS =
  /<h[2-6][^>]* id="([^"]*)"|<pre class="language-[\w-]*csharp"[^>]*><code>(.*?)<\/code>/gs;
