import type * as React from 'react';
import { Icon } from '../../components/Icon/Icon';
import { type Mistake, oneOf } from '../../config/diagnostics/problems';
import { REFERENCE_PATH, SEARCH_PATH } from '../../routes';
import { AuthorMistakes, type SourcePlace } from '../elements/author-mistake';
import { missing, unknownProps } from '../elements/prop-mistakes';
import { isRingIcon, RING_ICONS, RingIcon } from './ring-icons';

interface HeroProps extends SourcePlace {
  /** The page's `h1`. */
  title?: string;
  /** What stands beside the text, below it on narrow screens. */
  picture?: React.ReactNode;
  children?: React.ReactNode;
}

/** The top of a landing page: its title, a few sentences, and what to do first. */
export function Hero(props: HeroProps) {
  const { title, picture, children } = props;
  const mistakes = [
    ...unknownProps('Hero', props, ['title', 'picture']),
    ...missing('Hero', 'title', title, 'the heading of the page'),
  ];
  return (
    <div className="hero">
      <AuthorMistakes mistakes={mistakes} place={props} />
      <div className="hero-text">
        <h1>{title}</h1>
        {children}
      </div>
      {picture}
    </div>
  );
}

/** An element around what is in a component, with the class that lays it out. */
export function container(Tag: 'div' | 'ul', className: string) {
  return function Container({ children }: { children?: React.ReactNode }) {
    return <Tag className={className}>{children}</Tag>;
  };
}

/** Buttons and fields in a row. */
export const Actions = container('div', 'actions');

/** Its `href` is like that of any other link: a path, a file or an address. */
export type LinkProps = React.AnchorHTMLAttributes<HTMLAnchorElement> & SourcePlace;

/** A link that looks like a button: one on a page, for what most readers came to do. */
export function Button({ children, ...rest }: LinkProps) {
  const mistakes = missing('Button', 'href', rest.href, 'where the button leads');
  if (mistakes.length > 0) return <AuthorMistakes mistakes={mistakes} place={rest} />;
  return (
    <a className="button" {...rest}>
      {children}
    </a>
  );
}

/** Opens the search, as the button in the navbar does; without JavaScript it is a link. */
export function SearchField({ children }: { children?: React.ReactNode }) {
  const content = (
    <>
      <Icon name="search" />
      <span>{children}</span>
    </>
  );
  return (
    <>
      <button type="button" className="search-field" data-search-open="" aria-haspopup="dialog">
        {content}
        <kbd aria-hidden="true">/</kbd>
      </button>
      <a href={SEARCH_PATH} className="search-field">
        {content}
      </a>
    </>
  );
}

/** The ways into the documentation, a list of `Door`. */
export const Doors = container('ul', 'doors');

interface DoorProps extends SourcePlace {
  /** One of `RING_ICONS`. */
  icon?: string;
  title?: string;
  href?: string;
  children?: React.ReactNode;
}

/** A link with an icon and a sentence; all of it can be clicked. */
export function Door(props: DoorProps) {
  const { icon, title, href, children } = props;
  const mistakes = [
    ...unknownProps('Door', props, ['icon', 'title', 'href']),
    ...missing('Door', 'title', title, 'what the reader wants to do'),
    ...missing('Door', 'href', href, 'where the door leads'),
    ...iconMistakes('Door', icon),
  ];
  return (
    <li className="door">
      <AuthorMistakes mistakes={mistakes} place={props} />
      <RingIcon name={icon} />
      <a className="door-title" href={href} data-line={props['data-line']}>
        {title}
      </a>
      <div className="door-text">{children}</div>
    </li>
  );
}

/** An icon that there is not; none at all is fine. */
export function iconMistakes(component: string, icon: string | undefined): Mistake[] {
  if (icon === undefined || isRingIcon(icon)) return [];
  const message = `<${component}> has no icon "${icon}".`;
  const fix = oneOf(icon, RING_ICONS);
  return [{ message, fix }];
}

/**
 * A box for the name of a type. It opens the list of all types, filtered by what was typed. That
 * takes JavaScript; readers without it see the children instead.
 */
export function TypeFilter({ children }: { children?: React.ReactNode }) {
  return (
    <>
      <form className="type-filter" action={REFERENCE_PATH}>
        <input
          type="search"
          name="filter"
          aria-label={MESSAGES.filterTypes}
          placeholder={MESSAGES.filterTypes}
          autoComplete="off"
          spellCheck={false}
        />
        <button aria-label={MESSAGES.filterFind}>
          <Icon name="search" />
        </button>
      </form>
      <div className="type-filter-off">{children}</div>
    </>
  );
}

/** Text beside code, below each other on narrow screens: a `<div>` and what it is about. */
export const Split = container('div', 'split');

/** As many columns as fit, one for each child. */
export const Columns = container('div', 'columns');
