import { highlightCSharp } from '../markdown/html/highlight';
import { blockMarkdown, inlineMarkdown } from '../markdown/html/markdown';
import type { ApiFrontMatter, ApiMember } from './schema';
import { type Section, sectionTitle } from './sections';

/** Inline Markdown from the front matter. */
export function Inline({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: inlineMarkdown(text) }} />;
}

/** A description of one paragraph, or of several blocks. @param paragraph whether one is a `<p>`. */
export function Description({ text, paragraph = false }: { text: string; paragraph?: boolean }) {
  if (/<(?:p|ul|ol|table|figure|blockquote)\b/.test(inlineMarkdown(text)))
    return <Block text={text} />;
  return paragraph ? (
    <p>
      <Inline text={text} />
    </p>
  ) : (
    <Inline text={text} />
  );
}

export function Block({ text }: { text: string }) {
  return <div dangerouslySetInnerHTML={{ __html: blockMarkdown(text) }} />;
}

/** A C# declaration with its attributes, highlighted. */
export function Declaration({ of: { attributes, signature } }: { of: ApiFrontMatter | ApiMember }) {
  return <Signature code={[...attributes.map(bracketed), signature].join('\n')} />;
}

interface SignatureProps {
  code: string;
  className?: string;
  /** The declared name, which isn't linked (see `markdown/html/type-links.ts`). */
  declares?: string;
}

export function Signature({ code, className = '', declares }: SignatureProps) {
  return (
    <pre className={`api-signature language-csharp ${className}`.trim()} data-declares={declares}>
      <code dangerouslySetInnerHTML={{ __html: highlightCSharp(code) }} />
    </pre>
  );
}

function bracketed(attribute: string): string {
  return attribute.startsWith('[') ? attribute : `[${attribute}]`;
}

/** A type expression in which each name links to its page (see `markdown/html/type-links.ts`). */
export function TypeRef({ name }: { name: string }) {
  return <code className="type-ref">{name}</code>;
}

/** The permalink of the element with this id. */
export function AnchorLink({ id, label }: { id: string; label: string }) {
  return (
    <a
      className="heading-anchor"
      href={`#${id}`}
      aria-label={MESSAGES.linkTo.replace('{heading}', () => label)}
    >
      #
    </a>
  );
}

/** A heading with a permalink, like those that `linkHeadings` adds to other headings. */
export function SectionHeading({ section }: { section: Section }) {
  const title = sectionTitle(section);
  return (
    <h2 id={section.id}>
      {title}
      <AnchorLink id={section.id} label={title} />
    </h2>
  );
}
