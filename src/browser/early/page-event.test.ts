/** @jest-environment jsdom */
import '../../test/dom';
import { announce, goTo } from '../../test/dom';
import { onPage } from './page-event';

it('calls for the page that is there and for each one after it, by its path', () => {
  goTo('/first');
  const seen: string[] = [];
  onPage((path) => seen.push(path));
  expect(seen).toEqual(['/first']);
  goTo('/second#part');
  expect(seen).toEqual(['/first']);
  announce();
  expect(seen).toEqual(['/first', '/second']);
});
