/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen, within } from '@testing-library/react';
import { TableOfContents } from './TableOfContents';

it('lists the headings of the page in a collapsible landmark', () => {
  render(<TableOfContents id="t1" html='<ul><li><a href="#a">A</a></li></ul>' />);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'A' })).toHaveAttribute('href', '#a');
  const fold = contents.getByRole('button', { name: 'On this page' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
});

it('has no links on a page without headings', () => {
  render(<TableOfContents id="t2" html="" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
