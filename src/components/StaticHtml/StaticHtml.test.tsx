/** @jest-environment jsdom */
import '../../test/dom';
import { act, screen } from '@testing-library/react';
import type * as React from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { setBody } from '../../test/dom';
import { StaticHtml } from './StaticHtml';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  jest.restoreAllMocks();
});

/** A document as the server renders it, taken over by React. */
function firstLoad(onServer: React.ReactElement, inBrowser: React.ReactElement): void {
  setBody(`<div id="root">${renderToString(onServer)}</div>`);
  root = act(() => hydrateRoot(document.getElementById('root') as HTMLElement, inBrowser));
}

const navigateTo = (page: React.ReactElement) => act(() => root?.render(page));

it('adopts what the server put into the document and leaves its elements alone', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  const html = '<h2 id="a">Rooms</h2><p>Text &amp; more</p>';
  const page = { id: 'adopted', className: 'prose' };
  const onServer = <StaticHtml {...page} html={html} />;
  setBody(`<div id="root">${renderToString(onServer)}</div>`);
  const heading = screen.getByRole('heading', { name: 'Rooms' });
  root = act(() =>
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StaticHtml {...page} html={undefined} />,
    ),
  );
  expect(screen.getByRole('heading', { name: 'Rooms' })).toBe(heading);
  expect(screen.getByText('Text & more')).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

it('takes the HTML that came with the data after a navigation', () => {
  firstLoad(<StaticHtml id="p1" html="<p>First</p>" />, <StaticHtml id="p1" html={undefined} />);
  navigateTo(<StaticHtml id="p2" html="<p>Second</p>" />);
  expect(screen.getByText('Second')).toBeVisible();
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

it('gives back what it adopted on return to the first page', () => {
  firstLoad(<StaticHtml id="q1" html="<p>First</p>" />, <StaticHtml id="q1" html={undefined} />);
  navigateTo(<StaticHtml id="q2" html="<p>Second</p>" />);
  navigateTo(<StaticHtml id="q1" html={undefined} />);
  expect(screen.getByText('First')).toBeVisible();
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

it('brings its own element for each id, so that changes to one page do not show on another', () => {
  firstLoad(<StaticHtml id="r1" html="<p>Same</p>" />, <StaticHtml id="r1" html={undefined} />);
  screen.getByText('Same').setAttribute('aria-current', 'true');
  navigateTo(<StaticHtml id="r2" html="<p>Same</p>" />);
  expect(screen.getByText('Same')).not.toHaveAttribute('aria-current');
});

it('keeps what the early scripts changed while its page is rendered again', () => {
  firstLoad(<StaticHtml id="s1" html="<p>Tab</p>" />, <StaticHtml id="s1" html={undefined} />);
  screen.getByText('Tab').setAttribute('aria-selected', 'true');
  navigateTo(<StaticHtml id="s1" html={undefined} className="prose" />);
  expect(screen.getByText('Tab')).toHaveAttribute('aria-selected', 'true');
});

it('is empty where the document holds nothing for it', () => {
  setBody('<div id="root"></div>');
  root = createRoot(document.getElementById('root') as HTMLElement);
  navigateTo(<StaticHtml id="sidebar-other" html={undefined} />);
  expect(document.querySelector('[data-static="sidebar-other"]')).toBeEmptyDOMElement();
});
