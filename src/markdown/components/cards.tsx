import * as React from 'react';
import { AuthorMistakes, type SourcePlace } from '../elements/author-mistake';
import { missing } from '../elements/prop-mistakes';
import { container } from './landing';

interface CardProps extends React.AnchorHTMLAttributes<HTMLAnchorElement>, SourcePlace {
  title?: string;
  /** Like any other link: a path, a file or an address. */
  href?: string;
  children?: React.ReactNode;
}

/** A grid of links, each with a sentence. */
export const Cards = container('div', 'cards');

export function Card({ title, href, children, ...rest }: CardProps) {
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
