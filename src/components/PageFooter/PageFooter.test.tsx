/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import { PageFooter } from './PageFooter';

const pagination = () => screen.getByRole('navigation', { name: 'Previous and next page' });

it('links to where the page can be edited', () => {
  render(<PageFooter editUrl="https://git.example/edit/a.md" />);
  const link = screen.getByRole('link', { name: 'Edit this page' });
  expect(link).toHaveAttribute('href', 'https://git.example/edit/a.md');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('shows when the page was last updated', () => {
  render(<PageFooter lastUpdated="2025-03-09" lastUpdatedText="March 9, 2025" />);
  expect(screen.getByText(/^Last updated on/)).toHaveTextContent('Last updated on March 9, 2025');
  expect(screen.getByText('March 9, 2025')).toHaveAttribute('datetime', '2025-03-09');
});

it('links to the neighbours, previous first', () => {
  render(
    <PageFooter
      previous={{ label: 'Rooms', href: '/room' }}
      next={{ label: 'Collections', href: '/room/collections' }}
    />,
  );
  const [previous, next, ...rest] = within(pagination()).getAllByRole('link');
  expect(rest).toEqual([]);
  expect(previous).toHaveAccessibleName(/^Previous\s*Rooms$/);
  expect(previous).toHaveAttribute('href', '/room');
  expect(previous).toHaveAttribute('rel', 'prev');
  expect(next).toHaveAccessibleName(/^Next\s*Collections$/);
  expect(next).toHaveAttribute('href', '/room/collections');
  expect(next).toHaveAttribute('rel', 'next');
});

it('shows the only neighbour of the first and of the last page', () => {
  const link = { label: 'Rooms', href: '/room' };
  const { rerender } = render(<PageFooter next={link} />);
  expect(within(pagination()).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Next/ })).toBeVisible();
  rerender(<PageFooter previous={link} />);
  expect(within(pagination()).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Previous/ })).toBeVisible();
});

it('shows classes in code type', () => {
  render(<PageFooter next={{ label: 'RealtimeView', href: '/reference/a', code: true }} />);
  expect(within(screen.getByRole('link')).getByRole('code')).toHaveTextContent('RealtimeView');
});

it('leaves out what the page does not have', () => {
  render(<PageFooter />);
  expect(screen.getByRole('contentinfo')).toBeEmptyDOMElement();
});
