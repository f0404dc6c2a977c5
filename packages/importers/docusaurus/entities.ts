import { fromHtml } from 'hast-util-from-html';

/** Replaces `&amp;`, `&#8211;` and the like by what they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:[a-z]\w*|#\d+|#x[\da-f]+);/gi, (entity) => {
    const [node] = fromHtml(entity, { fragment: true }).children;
    return node?.type === 'text' ? node.value : entity;
  });
}
