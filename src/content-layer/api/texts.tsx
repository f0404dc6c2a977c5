import type { Heading } from '../html/headings';
import { highlightCSharp } from './highlight';
import { blockMarkdown, inlineMarkdown } from './markdown';
import type { ApiFrontMatter, ApiMember } from './schema';

/** Inline Markdown from the front matter. */
export function Inline({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: inlineMarkdown(text) }} />;
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
  /** The declared name, which isn't linked (see `html/type-links.ts`). */
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

/** A type expression in which each name links to its page (see `html/type-links.ts`). */
export function TypeRef({ name }: { name: string }) {
  return <code className="type-ref">{name}</code>;
}

/** The permalink of the element with this id. */
export function AnchorLink({ id, label }: { id: string; label: string }) {
  return (
    <a className="heading-anchor" href={`#${id}`} aria-label={`Link to “${label}”`}>
      #
    </a>
  );
}

/** A heading with a permalink, like those that `linkHeadings` adds to other headings. */
export function SectionHeading({ id, text }: Heading) {
  return (
    <h2 id={id}>
      {text}
      <AnchorLink id={id} label={text} />
    </h2>
  );
}
