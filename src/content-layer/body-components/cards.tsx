import * as React from 'react';

interface CardProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  title: string;
  /** A link like any other: a path, a file, an address. */
  href: string;
  children?: React.ReactNode;
}

/** A grid of links with a sentence each. */
export function Cards({ children }: { children?: React.ReactNode }) {
  return <div className="cards">{children}</div>;
}

export function Card({ title, href, children, ...rest }: CardProps) {
  return (
    <a className="card" href={href} {...rest}>
      <span className="card-title">{title}</span>
      {children}
    </a>
  );
}
