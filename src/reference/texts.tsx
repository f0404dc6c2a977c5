import { BreakableName } from '../page-model/BreakableName';
import { highlightCSharp } from '../markdown/html/highlight';
import { blockMarkdown, inlineMarkdown } from '../markdown/html/markdown';
import type { ApiFrontMatter, ApiMember } from './schema';
import { type Section, sectionTitle } from './sections';

/** An identifier as code, which can break between its parts. */
export function CodeName({ name, className }: { name: string; className?: string }) {
  return (
    <code className={className}>
      <BreakableName name={name} />
    </code>
  );
}

/** Inline Markdown from the front matter. */
export function Inline({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: inlineMarkdown(text) }} />;
}

/** A description of one paragraph, or of several blocks. @param paragraph whether one is a `<p>`. */
export function Description({ text, paragraph = false }: { text: string; paragraph?: boolean }) {
  if (/<(?:p|ul|ol|table|figure|blockquote)\b/.test(inlineMarkdown(text)))
    return <Block text={text} />;
  const inline = <Inline text={text} />;
  return paragraph ? <p>{inline}</p> : inline;
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

/** @param path the key of the names in the front matter, used to report the line of a wrong one. */
export function SeeAlso({ names, path }: { names: readonly string[]; path: string }) {
  return (
    <ul className="api-names">
      {names.map((name, index) => (
        <li key={name}>
          <a href={`xref:${encodeURI(name)}`} data-key={`${path}.${index}`}>
            <CodeName name={withoutCounts(name)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where two types share a name, an import writes the compiler's id: ``Acme.Key`1``. */
function withoutCounts(name: string): string {
  return name.replace(/``?\d+/g, '');
}
