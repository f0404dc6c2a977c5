import { inlineMarkdown, withoutLinks } from '../html/markdown';

/** What a row of a list says of its entry: Markdown, without its links. */
export function Summary({ text }: { text: string }) {
  const html = withoutLinks(inlineMarkdown(text));
  return <span className="type-summary" dangerouslySetInnerHTML={{ __html: html }} />;
}
