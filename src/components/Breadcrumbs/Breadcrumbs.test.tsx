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

it('is an empty row for pages at the top', () => {
  const { container } = render(<Breadcrumbs items={[]} current="Home" />);
  expect(container.children).toHaveLength(1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('');
});
