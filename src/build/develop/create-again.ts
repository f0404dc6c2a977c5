import type { NodePluginArgs } from 'gatsby';

/** The node that stands for them. */
export const SOURCES_ID = 'site-sources';

/**
 * Has Gatsby create all pages once more, which it does when nodes change: something else that they
 * are made of has changed.
 */
export function createPagesAgain({ actions }: Pick<NodePluginArgs, 'actions'>): void {
  void actions.createNode({
    id: SOURCES_ID,
    parent: null,
    children: [],
    internal: { type: 'SiteSources', contentDigest: String(performance.now()) },
  });
}
