/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent } from '@testing-library/react';
import { setBody } from '../../test/dom';
import { startRuntime } from './runtime';

const BUILD = {
  scripts: ['/webpack-runtime.js', '/framework.js', '/app.js'],
  hash: 'abc',
  chunks: JSON.stringify({ 'component---doc': ['/doc.js', '/common.js'], 'component---api': [] }),
};
const PAGE = { path: '/room', page: { componentChunkName: 'component---doc', result: {} } };

function documentWith(data: { build?: object; page?: object }): void {
  document.head.innerHTML = '';
  const json = (id: string, value: object | undefined) =>
    value ? `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>` : '';
  setBody(json('site-build', data.build) + json('site-page', data.page));
}

const inserted = () => [...document.head.querySelectorAll('script')];
const sources = () => inserted().map((script) => script.getAttribute('src'));

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  // Removes the listeners of a test that never started the runtime.
  fireEvent.keyDown(window);
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'pageData');
});

it('inserts the runtime in order, with the template’s files before its last script', () => {
  documentWith({ build: BUILD, page: PAGE });
  startRuntime();
  jest.runAllTimers();
  expect(sources()).toEqual([
    '/webpack-runtime.js',
    '/framework.js',
    '/doc.js',
    '/common.js',
    '/app.js',
  ]);
  expect(inserted().every((script) => !script.async)).toBe(true);
});

it('passes the document’s data to Gatsby', () => {
  documentWith({ build: BUILD, page: PAGE });
  startRuntime();
  jest.runAllTimers();
  expect(window.pagePath).toBe('/room');
  expect(window.___webpackCompilationHash).toBe('abc');
  expect(window.pageData).toEqual(PAGE.page);
});

it('works without page data', () => {
  documentWith({ build: BUILD, page: { path: '/room' } });
  startRuntime();
  jest.runAllTimers();
  expect(sources()).toEqual(BUILD.scripts);
  expect(window).not.toHaveProperty('pageData');
});

it.each([
  ['the build', { page: PAGE }],
  ['the page', { build: BUILD }],
])('inserts nothing into a document without %s', (_, data) => {
  documentWith(data);
  startRuntime();
  jest.runAllTimers();
  fireEvent.keyDown(window);
  expect(inserted()).toEqual([]);
});

it('waits for an idle moment, but no longer than two seconds', () => {
  const idle = jest.fn<number, [() => void, IdleRequestOptions]>();
  Object.assign(window, { requestIdleCallback: idle });
  documentWith({ build: BUILD, page: PAGE });
  startRuntime();
  expect(inserted()).toEqual([]);
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  idle.mock.calls[0]?.[0]();
  expect(inserted()).toHaveLength(5);
});

it('waits while the pointer only rests on the page', () => {
  documentWith({ build: BUILD, page: PAGE });
  startRuntime();
  fireEvent(window, Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  expect(inserted()).toEqual([]);
  fireEvent(window, new Event('touchstart'));
  expect(inserted()).toHaveLength(5);
});

it('inserts the runtime once', () => {
  documentWith({ build: BUILD, page: PAGE });
  startRuntime();
  fireEvent.keyDown(window);
  fireEvent.touchStart(window);
  jest.runAllTimers();
  expect(inserted()).toHaveLength(5);
});
