/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import { Layout } from './Layout';

const renderPage = () =>
  render(
    <Layout
      sidebar="docs"
      sidebarHtml="<ul><li><a href='/room'>Rooms</a></li></ul>"
      footerHtml="<footer></footer>"
    >
      <h1>Rooms</h1>
    </Layout>,
  );

it('has one of each landmark, and the page in the main one', () => {
  renderPage();
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Rooms' })).toBeVisible();
});

it('names its navigations differently', () => {
  renderPage();
  const names = screen
    .getAllByRole('navigation')
    .map((landmark) => landmark.getAttribute('aria-label'));
  expect(names).toEqual(expect.arrayContaining(['Main', 'Main menu', 'Documentation']));
  expect(new Set(names).size).toBe(names.length);
});

it('starts with a link past the navigation for keyboards', () => {
  const { container } = renderPage();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(container.querySelector('a, button')).toBe(skip);
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

it('has the menu that the navbar’s button opens', () => {
  renderPage();
  const id = screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-controls') ?? '';
  const menu = document.getElementById(id);
  expect(menu).toContainElement(screen.getByRole('navigation', { name: 'Documentation' }));
});
