/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import settings from '$site/settings';
import { setBody } from '../../test/dom';
import { wrapPage } from './wrap-page';

type Args = Parameters<typeof wrapPage>[0];

const page = (place?: { sidebar: string }) =>
  wrapPage({
    element: <h1>Rooms</h1>,
    props: { pageContext: { place }, location: { pathname: '/room' } },
  } as unknown as Args);

it('shows the first sidebar on pages that no sidebar lists', () => {
  const name = settings.firstSidebar;
  setBody(`<div data-static="sidebar-${name}"><a href="/first">First</a></div>`);
  render(page());
  const pages = within(screen.getByRole('navigation', { name: 'Documentation' }));
  expect(pages.getByRole('link', { name: 'First' })).toBeVisible();
});
