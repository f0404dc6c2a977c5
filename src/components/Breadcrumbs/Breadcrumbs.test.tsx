/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs';

afterEach(() => jest.restoreAllMocks());

const steps = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('goes from the outermost category to the page', () => {
  render(
    <Breadcrumbs
      items={[{ label: 'Realtime', href: '/realtime' }, { label: 'Networked state' }]}
      current="Collections"
    />,
  );
  expect(steps()).toEqual(['Realtime', 'Networked state', 'Collections']);
});

it('links categories that have a page, and only those', () => {
  render(
    <Breadcrumbs
      items={[{ label: 'Realtime', href: '/realtime' }, { label: 'State' }]}
      current="Collections"
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Realtime');
  expect(links[0]).toHaveAttribute('href', '/realtime');
});

it('marks the page itself as the current one', () => {
  render(<Breadcrumbs items={[{ label: 'Realtime', href: '/realtime' }]} current="Rooms" />);
  expect(screen.getByText('Rooms')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});

it('shows categories of the same name, each once', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  render(<Breadcrumbs items={[{ label: 'Rooms' }, { label: 'Rooms' }]} current="Rooms" />);
  expect(steps()).toEqual(['Rooms', 'Rooms', 'Rooms']);
  expect(complaints).not.toHaveBeenCalled();
});

it('is absent for pages at the top', () => {
  const { container } = render(<Breadcrumbs items={[]} current="Home" />);
  expect(container).toBeEmptyDOMElement();
});
