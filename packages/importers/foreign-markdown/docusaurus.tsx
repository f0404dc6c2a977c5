import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prismName } from '../../../src/markdown/source/code-languages';
import { parseCodeMeta } from '../../../src/markdown/source/code-meta';
import { Card, Cards } from '../../../src/markdown/components/cards';

/** What pages import from Docusaurus and its theme, as static HTML. */

/** Docusaurus's link, as a plain anchor. */
export function Link({ to, href, children, ...rest }: React.ComponentProps<'a'> & { to?: string }) {
  return (
    <a {...rest} href={to ?? href}>
      {children}
    </a>
  );
}

interface CodeBlockProps {
  readonly language?: string;
  readonly className?: string;
  readonly title?: string;
  readonly metastring?: string;
  readonly showLineNumbers?: boolean | number;
  readonly children?: React.ReactNode;
}

/** Code without a fence: `<CodeBlock language="js">{text}</CodeBlock>`. */
export function CodeBlock({ children, ...props }: CodeBlockProps) {
  const { language = /language-(\S+)/.exec(props.className ?? '')?.[1] ?? '' } = props;
  const meta = parseCodeMeta(props.metastring);
  const numbers = props.showLineNumbers;
  const firstLine = typeof numbers === 'number' ? numbers : numbers ? 1 : meta.firstLine;
  const name = prismName(language);
  const code = textOf(children).replace(/\n$/, '');
  return (
    <figure data-code={name} data-title={props.title ?? meta.title} data-first-line={firstLine}>
      <pre className={`language-${name}`}>
        <code className={`language-${name}`}>{code}</code>
      </pre>
    </figure>
  );
}

/** The text of code, also where a page wraps it: MDX makes a paragraph of lines of their own. */
function textOf(children: React.ReactNode): string {
  const texts = React.Children.toArray(children).map((child) => {
    if (React.isValidElement<{ children?: React.ReactNode }>(child)) {
      return textOf(child.props.children);
    }
    return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
  });
  return texts.join('');
}

interface ThemedImageProps extends React.ImgHTMLAttributes<HTMLImageElement> {
  readonly sources: { readonly light: string; readonly dark: string };
}

/** A picture for each theme; the style sheet shows one of them. */
export function ThemedImage({ sources, alt = '', ...rest }: ThemedImageProps) {
  return (
    <span className="diagram-drawn">
      <img {...rest} className="diagram-light" src={sources.light} alt={alt} />
      <img {...rest} className="diagram-dark" src={sources.dark} alt={alt} />
    </span>
  );
}

interface TocInlineProps {
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** The table of contents in the text; the HTML stage fills it in, which knows the headings. */
export function TOCInline({ minHeadingLevel = 2, maxHeadingLevel = 3 }: TocInlineProps) {
  return <div data-toc-inline={`${minHeadingLevel}-${maxHeadingLevel}`} />;
}

interface BrowserOnlyProps {
  readonly children?: () => React.ReactNode;
  readonly fallback?: React.ReactNode;
}

/** What needs no browser after all is shown; anything else is its stand-in. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  if (typeof children !== 'function') return <>{fallback}</>;
  try {
    const content = <>{children()}</>;
    renderToStaticMarkup(content);
    return content;
  } catch {
    return <>{fallback}</>;
  }
}

/** Links to the pages of the category; which these are is known when all pages are. */
export function DocCardList({ items }: { items?: readonly { label?: string; href?: string }[] }) {
  if (items === undefined) return <div data-doc-cards="" />;
  const linked = items.filter(({ href }) => href !== undefined);
  return (
    <Cards>
      {linked.map(({ label = '', href = '' }) => (
        <Card key={href} title={label} href={href} />
      ))}
    </Cards>
  );
}

/** Metadata of the page: the site writes its own. */
export function Head() {
  return null;
}

export function Translate({ children }: { children?: React.ReactNode }) {
  return <>{children}</>;
}

interface HeadingProps extends React.HTMLAttributes<HTMLHeadingElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

export function Heading({ as: Level = 'h2', ...rest }: HeadingProps) {
  return <Level {...rest} />;
}

/** `translate({ message: 'Edit {name}' }, { name: 'it' })` */
export function translate(
  { message = '', id = '' }: { message?: string; id?: string },
  values: Readonly<Record<string, string>> = {},
): string {
  return (message || id).replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
