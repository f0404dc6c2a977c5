import type { NodePluginArgs } from 'gatsby';

/**
 * Has Gatsby create all pages once more, which it does when nodes change: something else that they
 * are made of has changed.
 */
export function createPagesAgain({ actions }: Pick<NodePluginArgs, 'actions'>): void {
  void actions.createNode({
    id: 'site-sources',
    parent: null,
    children: [],
    internal: { type: 'SiteSources', contentDigest: String(performance.now()) },
  });
}
