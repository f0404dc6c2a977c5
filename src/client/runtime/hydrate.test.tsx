/** @jest-environment jsdom */
import '../../test/dom';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticHtml } from '../../components/StaticHtml/StaticHtml';
import { hydrateInSlices } from './hydrate';

jest.mock('@gatsbyjs/reach-router', () => ({ globalHistory: {}, navigate: jest.fn() }));

const PARTS = { sidebar: '<p>Sidebar</p>', body: '<p>Body</p>', footer: '<p>Footer</p>' };

const page = (parts: Readonly<Record<string, string | undefined>>) => (
  <>
    {Object.entries(parts).map(([id, html]) => (
      <StaticHtml key={id} id={id} html={html} />
    ))}
    <button type="button">Hydrated</button>
  </>
);

/** A document as rendered by the server. */
function documentWithParts(): HTMLElement {
  document.body.innerHTML = `<div id="___gatsby">${renderToString(page(PARTS))}</div>`;
  return document.getElementById('___gatsby') as HTMLElement;
}

const inBrowser = page({ sidebar: undefined, body: undefined, footer: undefined });

it('reads the document’s HTML once, a part in a task', async () => {
  jest.useFakeTimers();
  const container = documentWithParts();
  const reads = jest.spyOn(Element.prototype, 'innerHTML', 'get');
  hydrateInSlices(inBrowser, container);
  const perTask = [reads.mock.calls.length];
  for (const _ of Object.keys(PARTS)) {
    jest.advanceTimersToNextTimer();
    perTask.push(reads.mock.calls.length);
  }
  // The whole page, in case it crashes, and then its parts.
  expect(perTask).toEqual([1, 2, 3, 4]);
  const body = screen.getByText('Body');
  await act(() => jest.runAllTimersAsync());
  expect(reads).toHaveBeenCalledTimes(4);
  expect(screen.getByText('Body')).toBe(body);
});

it('does nothing without a page', () => {
  expect(() => hydrateInSlices(inBrowser, null)).not.toThrow();
});
