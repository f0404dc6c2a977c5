/** @jest-environment jsdom */
import '../../test/dom';
import { screen } from '@testing-library/react';
import { announce, goTo, setBody } from '../../test/dom';
import { DOCS_VERSION_KEY } from '../early/storage';
import { pageIn, startSamePageLinks } from './same-page';

it.each([
  ['/', '/room/collections', '/room/collections'],
  ['/', '/', '/'],
  ['/v1', '/room/collections', '/v1/room/collections'],
  ['/v1/', '/room', '/v1/room'],
  ['/v1', '/', '/v1'],
  ['https://v1.docs.example', '/room', 'https://v1.docs.example/room'],
  ['https://v1.docs.example', '/', 'https://v1.docs.example'],
  ['/v1', '/r%C3%A4ume', '/v1/r%C3%A4ume'],
])('in %s the page %s is %s', (root, path, address) => {
  expect(pageIn(root, path)).toBe(address);
});

describe('links to other languages and versions', () => {
  beforeAll(startSamePageLinks);
  beforeEach(() => {
    localStorage.clear();
    setBody(`
      <a href="/" data-root="/" data-docs-version="Next" aria-current="true">Next</a>
      <a href="/v1" data-root="/v1" data-docs-version="1.0">1.0</a>
      <a href="/v1">Elsewhere</a>`);
  });

  const link = (name: string) => screen.getByRole('link', { name });

  it.each(['Next', '0.9', ''])('mark none if the last choice is "%s"', (version) => {
    localStorage.setItem(DOCS_VERSION_KEY, version);
    announce();
    for (const name of ['Next', '1.0']) expect(link(name)).not.toHaveAttribute('data-chosen');
  });

  it('lead to the page even if storage is forbidden', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    goTo('/room');
    announce();
    expect(link('1.0')).toHaveAttribute('href', '/v1/room');
    jest.restoreAllMocks();
  });
});
