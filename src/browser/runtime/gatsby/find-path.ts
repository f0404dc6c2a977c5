/** Replaces Gatsby's module: the site has no pages with path patterns. */
export function grabMatchParams(): object {
  return {};
}
