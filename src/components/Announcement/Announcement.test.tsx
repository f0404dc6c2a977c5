/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import settings from '$site/settings';
import { Announcement } from './Announcement';

const NEWS = { id: 'v2', text: 'Version 2 is here.', dismissible: true };

afterEach(() => jest.restoreAllMocks());

it('is absent if the settings announce nothing', () => {
  jest.replaceProperty(settings, 'announcement', false);
  const { container } = render(<Announcement />);
  expect(container).toBeEmptyDOMElement();
});

it('shows the announcement in the settings, in a landmark, and can be closed', () => {
  jest.replaceProperty(settings, 'announcement', NEWS);
  render(<Announcement />);
  const bar = screen.getByRole('complementary', { name: 'Announcement' });
  expect(bar).toHaveTextContent('Version 2 is here.');
  expect(bar).toHaveAttribute('data-announcement', 'v2');
  expect(within(bar).getByRole('button', { name: 'Close announcement' })).toBeVisible();
  expect(within(bar).queryByRole('link')).not.toBeInTheDocument();
});

it('says the label of its link once, where the text has it', () => {
  const link = { label: 'here', href: '/v2' };
  jest.replaceProperty(settings, 'announcement', { ...NEWS, text: 'Read here how.', link });
  render(<Announcement />);
  expect(screen.getByText('here')).toHaveAttribute('href', '/v2');
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Read here how\.$/);
});

it('cannot be closed if the settings say so', () => {
  jest.replaceProperty(settings, 'announcement', { ...NEWS, dismissible: false });
  render(<Announcement />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['https://blog.example/v2', 'noopener'],
  ['/changelog', null],
])('links to %s with rel %s', (href, rel) => {
  jest.replaceProperty(settings, 'announcement', { ...NEWS, link: { label: 'Read more', href } });
  render(<Announcement />);
  const link = screen.getByRole('link', { name: 'Read more' });
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('rel')).toBe(rel);
});
