/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import { bodyComponents } from '.';

const { Button, Door, Doors, Hero, Plan, Plans, SearchField, TwoClients, TypeFilter } =
  bodyComponents;

const mistakesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-mistake]')].map((one) => [
    one.getAttribute('data-mistake'),
    one.getAttribute('data-fix'),
  ]);

it('Hero has the title of the page, its text and a picture', () => {
  const { container } = render(
    <Hero title="Make it multiplayer" picture={<TwoClients caption="Two clients" />}>
      <p>Text</p>
    </Hero>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Make it multiplayer');
  expect(screen.getByText('Text')).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('Two clients');
  expect(container.querySelector('.clients')).toHaveAttribute('aria-hidden', 'true');
  expect(mistakesIn(container)).toEqual([]);
});

it('Button is a link', () => {
  render(<Button href="/start">Start</Button>);
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/start');
});

it('SearchField opens the search, and is a link to it for readers without scripts', () => {
  render(<SearchField>Search the docs</SearchField>);
  const button = screen.getByRole('button', { name: 'Search the docs' });
  expect(button).toHaveAttribute('data-search-open');
  expect(screen.getByRole('link', { name: 'Search the docs' })).toHaveAttribute('href', '/search');
});

it('Doors is a list of links with icons and sentences', () => {
  const { container } = render(
    <Doors>
      <Door icon="headset" title="Build for XR" href="/xr">
        With hands.
      </Door>
      <Door title="Plain" href="/plain" />
    </Doors>,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('With hands.');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Build for XR' })).toHaveAttribute(
    'href',
    '/xr',
  );
  expect(first?.querySelector('svg')).toBeInTheDocument();
  expect(second?.querySelector('svg')).not.toBeInTheDocument();
  expect(mistakesIn(container)).toEqual([]);
});

it('TypeFilter opens the list of types with what was typed, or shows a text', () => {
  const { container } = render(<TypeFilter>All classes.</TypeFilter>);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/reference');
  expect(form?.method).toBe('get');
  expect(screen.getByRole('searchbox', { name: 'Class name' })).toHaveAttribute('name', 'filter');
  expect(screen.getByRole('button', { name: 'Find' })).toBeVisible();
  expect(screen.getByText('All classes.')).toBeInTheDocument();
});

it('Plans is a list of what plans cost and hold', () => {
  const { container } = render(
    <Plans>
      <Plan icon="two" name="Pro" price="$49" unit="a month">
        <p>1,500 room hours</p>
      </Plan>
    </Plans>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Pro$49 a month1,500 room hours');
  expect(mistakesIn(container)).toEqual([]);
});

it.each([
  [
    'a title that is missing',
    <Hero key="" />,
    ['<Hero> has no title.', 'Add title="…": the heading of the page.'],
  ],
  [
    'an unknown icon',
    <Door key="" title="A" href="/a" icon="headst" />,
    [
      '<Door> has no icon "headst".',
      'Write "headset", or one of join, find, upgrade, headset, private, one, two, many.',
    ],
  ],
  [
    'an unknown prop',
    <Door key="" title="A" {...{ hre: '/a' }} href="/a" />,
    ['<Door> has no property "hre".', 'Write "href", or one of icon, title, href.'],
  ],
  [
    'a plan without a price',
    <Plan key="" name="Pro" />,
    ['<Plan> has no price.', 'Add price="…": what it costs.'],
  ],
])('reports %s to the author', (_, element, mistake) => {
  expect(mistakesIn(render(element).container)).toEqual([mistake]);
});
