/** @jest-environment jsdom */
import '../test/dom';
import { cleanup, render, screen, within } from '@testing-library/react';
import type * as React from 'react';
import settings from '$site/settings';
import NotFoundPage from '../pages/404';
import ApiClassTemplate from './api-class';
import CategoryIndexTemplate from './category-index';
import DocTemplate from './doc';

// Gatsby extracts the queries from the templates.
jest.mock('gatsby', () => ({ graphql: () => undefined }));
jest.mock('react-helmet', () =>
  jest.requireActual<typeof import('../client/runtime/head')>('../client/runtime/head'),
);

type DocProps = React.ComponentProps<typeof DocTemplate>;
type ApiProps = React.ComponentProps<typeof ApiClassTemplate>;
type IndexProps = React.ComponentProps<typeof CategoryIndexTemplate>;

const PLACE = {
  sidebar: 'docs',
  breadcrumbs: [{ label: 'Realtime', href: '/realtime' }],
  next: { label: 'Collections', href: '/room/collections' },
};
const BODY = { html: '<p>The text.</p>', toc: '<ul></ul>' };
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
const crumbs = () => within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));

describe('a page of the documentation', () => {
  const doc = (context: Partial<DocProps['pageContext']> = {}) => {
    const docPage = {
      path: '/room',
      title: 'Rooms',
      description: 'How rooms work.',
      keywords: [],
      image: null,
      body: BODY,
    };
    const pageContext = { id: 'doc', version: '1', place: PLACE, ...context };
    return <DocTemplate {...({ data: { docPage }, pageContext } as unknown as DocProps)} />;
  };

  it('shows its title, text, breadcrumbs and what comes next', () => {
    const updated = { lastUpdated: '2025-03-09', lastUpdatedText: 'March 9, 2025' };
    render(doc({ editUrl: 'https://git.example/a', ...updated }));
    expect(screen.getByRole('heading', { level: 1, name: 'Rooms' })).not.toHaveClass();
    expect(screen.getByText('The text.')).toBeVisible();
    expect(crumbs().getByText('Rooms')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /Collections$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    expect(screen.getByText('March 9, 2025')).toBeVisible();
    expect(document.title).toBe(`Rooms | ${settings.title}`);
    expect(canonical()).toBe(`${settings.url}/room`);
    expect(robots()).toBeUndefined();
  });

  it('keeps a hidden title for screen readers', () => {
    render(doc({ hideTitle: true }));
    expect(screen.getByRole('heading', { level: 1, name: 'Rooms' })).toHaveClass('visually-hidden');
    cleanup();
    render(doc({ hideTitle: true, heading: 'All rooms' }));
    expect(screen.getByRole('heading', { level: 1, name: 'All rooms' })).not.toHaveClass();
  });

  it('has no breadcrumbs, no table of contents and no second title as a landing page', () => {
    render(doc({ layout: 'landing', bodyHasTitle: true }));
    expect(screen.getByText('The text.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Collections$/ })).toBeVisible();
  });

  it('shows its title on a landing page whose body has none', () => {
    render(doc({ layout: 'landing' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible();
  });

  it('is hidden from robots if it is unlisted', () => {
    render(doc({ unlisted: true }));
    expect(robots()).toBe('noindex');
  });
});

it('shows a class with its name and kind', () => {
  const apiClass = {
    path: '/reference/classes/Room',
    name: 'Room',
    kind: 'class',
    description: null,
    keywords: [],
    body: BODY,
  };
  const pageContext = { id: 'api', version: '1', place: PLACE };
  render(<ApiClassTemplate {...({ data: { apiClass }, pageContext } as unknown as ApiProps)} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Room class' })).toBeVisible();
  expect(screen.getByText('The text.')).toBeVisible();
  expect(crumbs().getByText('Room')).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe(`Room | ${settings.title}`);
  expect(canonical()).toBe(`${settings.url}/reference/classes/Room`);
});

it('lists the pages of a category in order, at its own address', () => {
  const pageContext: IndexProps['pageContext'] = {
    href: '/category/rooms',
    title: 'All about rooms',
    description: 'What rooms are.',
    place: PLACE,
    items: [
      { label: 'Join', href: '/room/join' },
      { label: 'Leave', href: '/room/leave' },
    ],
  };
  // The path that Gatsby passes on the server.
  render(<CategoryIndexTemplate {...({ pageContext, path: '/*' } as unknown as IndexProps)} />);
  expect(screen.getByRole('heading', { level: 1, name: 'All about rooms' })).toBeVisible();
  expect(screen.getByText('What rooms are.')).toBeVisible();
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  const markdown = ['View as Markdown', 'Open in ChatGPT', 'Open in Claude'];
  expect(names).toEqual([...markdown, 'Realtime', 'Join', 'Leave', 'NextCollections']);
  expect(screen.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/room/leave');
  expect(canonical()).toBe(`${settings.url}/category/rooms`);
});

it('shows lost readers the way home, and keeps robots away', () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
  expect(robots()).toBe('noindex');
  expect(canonical()).toBeUndefined();
});
