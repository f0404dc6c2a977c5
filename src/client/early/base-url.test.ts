/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { goTo, setBody } from '../../test/dom';
import { watchBaseUrl } from './base-url';

beforeAll(() => watchBaseUrl());

beforeEach(() => {
  goTo('/manual/');
  setBody(`<div id="base-url-banner" role="alert" hidden>Loaded from
    <code data-base-url-here></code></div>`);
});

function fail(source: string): void {
  const script = document.createElement('script');
  script.src = source;
  document.body.append(script);
  fireEvent.error(script);
  fireEvent.load(window);
}

it('says nothing of other files', () => {
  fail('https://widget.example/widget.js');
  fail('/app-0123456789.js');
  fireEvent.error(window);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells of the site’s own scripts that are missing, and from where', () => {
  fail('/scripts/early-0123456789.js');
  expect(screen.getByRole('alert')).toHaveTextContent('Loaded from http://localhost/manual/');
});

it('says nothing on a page without the banner', () => {
  setBody('');
  fail('/scripts/early-0123456789.js');
  expect(screen.queryByRole('alert')).toBeNull();
});
