import * as React from 'react';

interface CardProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  title: string;
  /** Like any other link: a path, a file or an address. */
  href: string;
  children?: React.ReactNode;
}

/** A grid of links, each with a sentence. */
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
