import type { SiteConfig } from '../../../src/config/settings/schema';
import type { Note } from '../shared/notes';
import type { SitePlan } from './site-plan';

/** What a move writes. */
export interface PlannedFolder {
  readonly plan: SitePlan;
  readonly settings: SiteConfig;
  /** Texts to write, relative to the content folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Files to copy: where they go in the content folder, by source. */
  readonly copies: ReadonlyMap<string, string>;
  readonly notes: readonly Note[];
  readonly typeCount: number;
}

/** The pages of a plan, by their place in the content folder. */
export const pageFiles = ({ converted }: SitePlan): Map<string, string> =>
  new Map([...converted].map(([out, { text }]) => [`docs/${out}`, text]));

/** @param files the pages of the plan, and what else there is. */
export function plannedFolder(
  plan: SitePlan,
  settings: SiteConfig,
  notes: readonly Note[],
  files = pageFiles(plan),
  typeCount = 0,
): PlannedFolder {
  const { sidebars } = plan.navigation;
  if (Object.keys(sidebars).length > 0) {
    files.set('sidebars.json', `${JSON.stringify(sidebars, undefined, 2)}\n`);
  }
  const { used } = plan.site.links;
  const unused = plan.files.resources.filter(({ source }) => !used.has(source));
  const copies = new Map([
    ...[...used].map(([source, out]) => [source, `docs/${out}`] as const),
    ...unused.map(({ source, target }) => [source, `static/${target}`] as const),
  ]);
  return { plan, settings, files, copies, notes, typeCount };
}
