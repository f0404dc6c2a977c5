/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import { Article } from './Article';

const BODY = {
  html: '<h2 id="join">Join a room</h2><p>Call Join.</p>',
  toc: '<ul><li><a href="#join">Join a room</a></li></ul>',
};

it('shows the header, the body and the table of contents', () => {
  render(<Article id="a1" title="Rooms" header={<h1>Rooms</h1>} body={BODY} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible();
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 2, name: 'Join a room' })).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'Join a room' })).toHaveAttribute('href', '#join');
  expect(contents.getByRole('button', { name: 'On this page' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

it('shows the place of the page and what comes before and after it', () => {
  render(
    <Article
      id="a2"
      title="Rooms"
      body={BODY}
      place={{
        sidebar: 'docs',
        breadcrumbs: [{ label: 'Realtime', href: '/realtime' }],
        previous: { label: 'Before', href: '/before' },
        next: { label: 'After', href: '/after' },
      }}
      editUrl="https://git.example/edit"
      lastUpdated="2025-03-09"
      lastUpdatedText="March 9, 2025"
    />,
  );
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getByText('Rooms')).toHaveAttribute('aria-current', 'page');
  const footer = within(screen.getByRole('article'));
  expect(footer.getByRole('link', { name: /Before$/ })).toHaveAttribute('href', '/before');
  expect(footer.getByRole('link', { name: /After$/ })).toHaveAttribute('href', '/after');
  expect(footer.getByRole('link', { name: 'Edit this page' })).toBeVisible();
  expect(footer.getByText('March 9, 2025')).toBeVisible();
});

it('has no breadcrumbs outside the sidebars', () => {
  render(<Article id="a3" title="Rooms" body={BODY} />);
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).not.toBeInTheDocument();
});
