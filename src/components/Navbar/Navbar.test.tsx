/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import settings from '$site/settings';
import type { NavbarItem as Item } from '../../config/settings/schema';
import { ThemeProvider } from '../ColorMode/ThemeProvider';
import { Navbar } from './Navbar';
import { isExternal, NavbarItem } from './NavbarItem';

afterEach(() => jest.restoreAllMocks());

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

it('is the banner of the page, with a link home', () => {
  render(<Navbar />);
  const home = within(screen.getByRole('banner')).getByRole('link', {
    name: `${settings.product.name} Docs`,
  });
  expect(home).toHaveAttribute('href', '/');
});

it('opens the menu with a labelled button, and with a link without JavaScript', () => {
  render(<Navbar />);
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button).toHaveAttribute('aria-controls', 'site-sidebar');
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#site-sidebar');
});

it('shows the items of the settings, those on the left first', () => {
  jest.replaceProperty(settings, 'navbar', [
    { type: 'link', label: 'Right', href: '/right', position: 'right' },
    { type: 'link', label: 'Left', href: '/left', position: 'left' },
    { type: 'link', label: 'Last', href: '/last', position: 'right' },
  ]);
  render(<Navbar />);
  const links = main().getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Left', 'Right', 'Last']);
});

it('shows links, lists and the colour mode switch', () => {
  render(<Navbar />);
  expect(main().getByRole('link', { name: 'Download' })).toBeVisible();
  expect(main().getByText('Language:', { exact: false })).toBeVisible();
  expect(main().getByText('Version:', { exact: false })).toBeVisible();
  expect(main().getByRole('button', { name: 'Dark mode' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

it('has a switch that tells the colour mode', () => {
  document.documentElement.setAttribute('data-theme', 'dark');
  render(<Navbar />, { wrapper: ThemeProvider });
  expect(main().getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true');
  document.documentElement.removeAttribute('data-theme');
});

it('protects the site from other sites that it links to', () => {
  const item = { type: 'link', position: 'left' } as const;
  const { rerender } = render(
    <NavbarItem item={{ ...item, label: 'Away', href: 'https://a.example' }} />,
  );
  expect(screen.getByRole('link', { name: 'Away' })).toHaveAttribute('rel', 'noopener');
  rerender(<NavbarItem item={{ ...item, label: 'Here', href: '/here' }} />);
  expect(screen.getByRole('link', { name: 'Here' })).not.toHaveAttribute('rel');
});

it('remembers the choice of a version', () => {
  const items = [{ label: '2.0', href: '/' }];
  render(<NavbarItem item={{ type: 'docsVersionDropdown', position: 'right', items }} />);
  expect(screen.getByText('2.0', { selector: 'a' })).toHaveAttribute('data-docs-version', '2.0');
});

it('opens the search with a button that names its keys, and with a link without JavaScript', () => {
  render(<NavbarItem item={{ type: 'search', position: 'right' }} />);
  expect(screen.getByRole('button')).toHaveTextContent(/^Search ?\(Ctrl\+K\)/);
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

it('names an item of an unknown type', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const item = { type: 'weather', position: 'left' } as unknown as Item;
  expect(() => render(<NavbarItem item={item} />)).toThrow(/navbar item .*"weather"/);
});

it.each([
  ['https://a.example', true],
  ['http://a.example/b', true],
  ['/a', false],
  ['/https://a', false],
  ['mailto:a@a.example', false],
])('detects whether %s is on another site: %s', (href, external) => {
  expect(isExternal(href)).toBe(external);
});
