import type { Heading } from '../html/headings';
import { highlightCSharp } from './highlight';
import { blockMarkdown, inlineMarkdown } from './markdown';
import type { ApiFrontMatter, ApiMember } from './schema';

/** Markdown of the front matter within a line. */
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
  /** The name that it declares: it is no link (see `html/type-links.ts`). */
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

/** A type expression: each name in it links to its page (see `html/type-links.ts`). */
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

/** A heading with its permalink, like those that `linkHeadings` adds to the others. */
export function SectionHeading({ id, text }: Heading) {
  return (
    <h2 id={id}>
      {text}
      <AnchorLink id={id} label={text} />
    </h2>
  );
}
