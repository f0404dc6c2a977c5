import { AuthorMistakes } from '../elements/author-mistake';
import { missing } from '../elements/prop-mistakes';
import { container, type LinkProps } from './landing';

/** A grid of links, each with a sentence. */
export const Cards = container('div', 'cards');

export function Card({ title, href, children, ...rest }: LinkProps) {
  const mistakes = [
    ...missing('Card', 'title', title, 'what the card leads to'),
    ...missing('Card', 'href', href, 'where it leads'),
  ];
  if (mistakes.length > 0) return <AuthorMistakes mistakes={mistakes} place={rest} />;
  return (
    <a className="card" href={href} {...rest}>
      <span className="card-title">{title}</span>
      {children}
    </a>
  );
}
