/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs';

afterEach(() => jest.restoreAllMocks());

const steps = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('goes from the outermost category to the page, and links categories that have a page', () => {
  render(
    <Breadcrumbs
      items={[{ label: 'Realtime', href: '/realtime' }, { label: 'State' }]}
      current="Collections"
    />,
  );
  expect(steps()).toEqual(['Realtime', 'State', 'Collections']);
  expect(screen.getByRole('link', { name: 'Realtime' })).toHaveAttribute('href', '/realtime');
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
  expect(screen.getByText('Collections')).toHaveAttribute('aria-current', 'page');
});

it('shows categories of the same name, each once', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  render(<Breadcrumbs items={[{ label: 'Rooms' }, { label: 'Rooms' }]} current="Rooms" />);
  expect(steps()).toEqual(['Rooms', 'Rooms', 'Rooms']);
  expect(complaints).not.toHaveBeenCalled();
});

it('leads home from a page at the top', () => {
  render(<Breadcrumbs items={[]} current="Pricing" />);
  expect(steps()).toEqual(['Home', 'Pricing']);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
