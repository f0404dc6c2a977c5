/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticHtml } from './StaticHtml';

afterEach(() => jest.restoreAllMocks());

/** A document as rendered by the server. */
function documentWith(id: string, html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<StaticHtml id={id} html={html} />);
  document.body.append(container);
  return container;
}

/** Hydrates it as the browser does, where React has no HTML of its own yet. */
function firstLoad(id: string, html: string) {
  const container = documentWith(id, html);
  return render(<StaticHtml id={id} html={undefined} />, { container, hydrate: true });
}

it('keeps the server’s HTML and leaves its elements alone', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  const container = documentWith('served', '<h2>Rooms</h2><p>Text &amp; more</p>');
  const heading = screen.getByRole('heading', { name: 'Rooms' });
  render(<StaticHtml id="served" html={undefined} />, { container, hydrate: true });
  expect(screen.getByRole('heading', { name: 'Rooms' })).toBe(heading);
  expect(screen.getByText('Text & more')).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

it('uses the HTML in the page data after a navigation', () => {
  const { rerender } = firstLoad('p1', '<p>First</p>');
  rerender(<StaticHtml id="p2" html="<p>Second</p>" />);
  expect(screen.getByText('Second')).toBeVisible();
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

it('restores what it kept on return to the first page', () => {
  const { rerender } = firstLoad('q1', '<p>First</p>');
  rerender(<StaticHtml id="q2" html="<p>Second</p>" />);
  rerender(<StaticHtml id="q1" html={undefined} />);
  expect(screen.getByText('First')).toBeVisible();
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

it('creates an element per id, so that changes by scripts do not carry over to another page', () => {
  const { rerender } = firstLoad('r1', '<p>Same</p>');
  screen.getByText('Same').setAttribute('aria-current', 'true');
  rerender(<StaticHtml id="r2" html="<p>Same</p>" />);
  expect(screen.getByText('Same')).not.toHaveAttribute('aria-current');
});

it('keeps changes by scripts while the page is rendered again', () => {
  const { rerender } = firstLoad('s1', '<p>Tab</p>');
  screen.getByText('Tab').setAttribute('aria-selected', 'true');
  rerender(<StaticHtml id="s1" html={undefined} className="prose" />);
  expect(screen.getByText('Tab')).toHaveAttribute('aria-selected', 'true');
});

it('is empty if the document has nothing for it', () => {
  const { container } = render(<StaticHtml id="sidebar-other" html={undefined} />);
  expect(container.firstElementChild).toBeEmptyDOMElement();
});
