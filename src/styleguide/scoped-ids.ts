/** Attributes that are an id, or name one. */
const IDS = /(\s(?:id|for|aria-controls|aria-labelledby|aria-describedby)=")([^"]+)(")/g;
const ANCHORS = /(\shref="#)([^"]+)(")/g;

/** The HTML with ids of its own, so that it can stand on a page twice. */
export function withScopedIds(html: string, scope: string): string {
  const scoped = (_: string, before: string, ids: string, after: string) =>
    before +
    ids
      .split(' ')
      .map((id) => `${scope}-${id}`)
      .join(' ') +
    after;
  return html.replace(IDS, scoped).replace(ANCHORS, scoped);
}
