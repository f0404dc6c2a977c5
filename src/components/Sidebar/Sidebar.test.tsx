/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import settings from '$site/settings';
import { Sidebar } from './Sidebar';

afterEach(() => jest.restoreAllMocks());

const HTML = '<ul><li><a href="/room" aria-current="page">Rooms</a></li></ul>';

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

it('has the pages of the documentation in a landmark', () => {
  render(<Sidebar name="docs" html={HTML} />);
  const pages = within(screen.getByRole('navigation', { name: 'Documentation' }));
  expect(pages.getByRole('link', { name: 'Rooms' })).toHaveAttribute('aria-current', 'page');
});

it('has the buttons of the menu', () => {
  render(<Sidebar name="docs" html={HTML} />);
  for (const name of ['Close menu', 'Documentation', 'Back to main menu']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
});

it('repeats the navbar’s links and the items of its lists, with the names of the lists', () => {
  jest.replaceProperty(settings, 'navbar', [
    { type: 'link', label: 'Blog', href: 'https://blog.example', position: 'left' },
    {
      type: 'languageDropdown',
      position: 'right',
      items: [{ label: 'English', href: '/', lang: 'en' }],
    },
    {
      type: 'docsVersionDropdown',
      position: 'right',
      items: [
        { label: 'Next', href: '/' },
        { label: '1.0', href: '/v1' },
      ],
    },
    { type: 'colorModeToggle', position: 'right', onPhones: true },
  ]);
  render(<Sidebar name="docs" html={HTML} />);
  const links = mainMenu().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Blog', 'https://blog.example'],
    ['Language: English', '/'],
    ['Version: Next', '/'],
    ['Version: 1.0', '/v1'],
  ]);
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['noopener', null, null, null]);
});

it('keeps the pages of one sidebar apart from those of another', () => {
  const { rerender } = render(<Sidebar name="docs" html={HTML} />);
  rerender(<Sidebar name="reference" html="<ul><li><a href='/api'>API</a></li></ul>" />);
  const pages = within(screen.getByRole('navigation', { name: 'Documentation' }));
  expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(['API']);
});

it('names the branches that lead to the page, if there are any', () => {
  const { container, rerender } = render(
    <Sidebar name="docs" html={HTML} branches={['one', 'two']} />,
  );
  expect(container.querySelector('[data-menu]')).toHaveAttribute('data-branches', 'one two');
  rerender(<Sidebar name="docs" html={HTML} />);
  expect(container.querySelector('[data-menu]')).not.toHaveAttribute('data-branches');
});
