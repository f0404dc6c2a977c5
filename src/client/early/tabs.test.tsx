/** @jest-environment jsdom */
import '../../test/dom';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TabItem, Tabs } from '../../markdown/elements/tabs';
import { announce, setBody } from '../../test/dom';
import { TAB_KEY } from './storage';
import { startTabs } from './tabs';

let key = 0;

function group(name: string | undefined, values: readonly string[], inside = <></>) {
  return (
    <section key={++key}>
      <Tabs {...(name !== undefined && { groupId: name })}>
        {values.map((value) => (
          <TabItem key={value} value={value} label={value.toUpperCase()}>
            Text of {value}
            {inside}
          </TabItem>
        ))}
      </Tabs>
    </section>
  );
}

/** A page as the server renders it. */
function page(...groups: React.ReactElement[]): void {
  setBody(renderToStaticMarkup(<>{groups}</>));
  announce();
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () =>
  screen.getAllByRole('tab', { selected: true }).map((element) => element.textContent);

beforeAll(startTabs);
beforeEach(() => localStorage.clear());

it.each([
  { key: 'ArrowDown' },
  { key: 'Enter' },
  { key: 'ArrowLeft', altKey: true },
  { key: 'ArrowRight', metaKey: true },
  { key: 'Home', ctrlKey: true },
])('leaves %j to the browser', (init) => {
  page(group(undefined, ['a', 'b', 'c']));
  const event = createEvent.keyDown(tab('A'), init);
  fireEvent(tab('A'), event);
  expect(event.defaultPrevented).toBe(false);
  expect(chosen()).toEqual(['A']);
});

describe('groups of the same name', () => {
  it('switch together if they have the value', () => {
    page(group('lang', ['a', 'b']), group('lang', ['b', 'a', 'c']), group('lang', ['a', 'c']));
    fireEvent.click(screen.getAllByRole('tab', { name: 'B' })[0] as HTMLElement);
    expect(chosen()).toEqual(['B', 'B', 'A']);
  });

  it('leave groups with another name or none alone', () => {
    page(group('lang', ['a', 'b']), group('os', ['a', 'b']), group(undefined, ['a', 'b']));
    fireEvent.click(screen.getAllByRole('tab', { name: 'B' })[0] as HTMLElement);
    expect(chosen()).toEqual(['B', 'A', 'A']);
  });

  it('start with their own default if they lack the stored value', () => {
    localStorage.setItem(`${TAB_KEY}lang`, 'gone');
    page(group('lang', ['a', 'b']));
    expect(chosen()).toEqual(['A']);
  });
});

it('keeps nested tabs apart', () => {
  page(group(undefined, ['a', 'b'], group(undefined, ['x', 'y'])));
  expect(screen.getByRole('tabpanel', { name: 'B' })).toHaveTextContent(/^BText of b/);
  fireEvent.click(screen.getAllByRole('tab', { name: 'Y' })[0] as HTMLElement);
  expect(chosen()).toEqual(['A', 'Y', 'X']);
});

it('is set up only once, however often its page is shown', () => {
  page(group(undefined, ['a', 'b']));
  const { id } = tab('A');
  fireEvent.click(tab('B'));
  announce();
  expect(tab('A').id).toBe(id);
  expect(chosen()).toEqual(['B']);
});
