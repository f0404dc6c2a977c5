/** Takes the place of Gatsby's module: no page of the site answers for a pattern of paths. */
export function grabMatchParams(): object {
  return {};
}
