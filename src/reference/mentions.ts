/** A page that refers to a type. */
export interface Mention {
  readonly path: string;
  readonly title: string;
  /** Whether it is itself a page of the reference. */
  readonly isType: boolean;
}

/**
 * The lines of samples that use the members of a type, by the members' anchors: the address of each,
 * with the titles of its page and section.
 */
export type CallSitesOfType = Readonly<Record<string, readonly Mention[]>>;

export interface MentioningPage extends Mention {
  readonly unlisted: boolean;
  /** The paths that the page leads to, by links or by types named in its text and samples. */
  readonly targets: ReadonlySet<string>;
}

/**
 * Inverts links: for each path, the pages that lead to it. Guides come first; otherwise the order
 * is that of `pages`.
 *
 * @param wanted the paths to find mentions of.
 */
export function mentionsOf(
  pages: readonly MentioningPage[],
  wanted: ReadonlySet<string>,
): Record<string, Mention[]> {
  const mentions: Record<string, Mention[]> = {};
  const guidesFirst = [...pages].sort((a, b) => Number(a.isType) - Number(b.isType));
  for (const { path, title, isType, unlisted, targets } of guidesFirst) {
    if (unlisted) continue;
    for (const target of targets) {
      if (target === path || !wanted.has(target)) continue;
      (mentions[target] ??= []).push({ path, title, isType });
    }
  }
  return mentions;
}
