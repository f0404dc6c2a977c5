/** @jest-environment jsdom */
import '../../test/dom';
import { render } from '@testing-library/react';
import { Helmet } from './head';

const meta = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"]`)].map((element) =>
    element.getAttribute('content'),
  );

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width">' +
    '<title data-react-helmet="true">Server</title>' +
    '<meta name="description" content="Server" data-react-helmet="true">' +
    '<meta name="robots" content="noindex" data-react-helmet="true">';
});

it('removes elements of the previous page that this one lacks', () => {
  const { unmount } = render(
    <Helmet>
      <title>First</title>
      <meta name="keywords" content="a, b" />
      <link rel="canonical" href="https://a.example/first" />
    </Helmet>,
  );
  expect(meta('robots')).toEqual([]);
  unmount();
  render(
    <Helmet>
      <title>Second</title>
      <meta name="description" content="Of the second" />
    </Helmet>,
  );
  expect(document.title).toBe('Second');
  expect(meta('description')).toEqual(['Of the second']);
  expect(meta('keywords')).toEqual([]);
  expect(document.head.querySelector('link')).toBeNull();
});

it('leaves elements alone that do not belong to a page', () => {
  render(<Helmet />);
  expect(meta('viewport')).toEqual(['width=device-width']);
});

it('skips what a condition left out', () => {
  render(
    <Helmet>
      {false}
      {undefined}
      <meta name="description" content="Here" />
    </Helmet>,
  );
  expect(meta('description')).toEqual(['Here']);
});
