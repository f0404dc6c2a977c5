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

it('replaces the server’s elements, each once', () => {
  render(
    <Helmet>
      <title>First</title>
      <meta name="description" content="Of the first" />
    </Helmet>,
  );
  expect(document.title).toBe('First');
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(meta('description')).toEqual(['Of the first']);
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

it('sets links and the properties of social cards', () => {
  render(
    <Helmet>
      <link rel="canonical" href="https://a.example/first" />
      <meta property="og:title" content="First" />
    </Helmet>,
  );
  const canonical = document.head.querySelector('link[rel="canonical"]');
  expect(canonical).toHaveAttribute('href', 'https://a.example/first');
  expect(document.head.querySelector('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'First',
  );
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

it('follows a page that changes', () => {
  const { rerender } = render(
    <Helmet>
      <title>One</title>
    </Helmet>,
  );
  rerender(
    <Helmet>
      <title>Two</title>
    </Helmet>,
  );
  expect(document.title).toBe('Two');
});
