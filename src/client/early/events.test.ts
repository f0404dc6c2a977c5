/** @jest-environment jsdom */
import '../../test/dom';
import { announce, goTo } from '../../test/dom';
import { onPage } from './events';

it('calls back with the path of the current page and of each later one', () => {
  goTo('/first');
  const seen: string[] = [];
  onPage((path) => seen.push(path));
  expect(seen).toEqual(['/first']);
  goTo('/second#part');
  expect(seen).toEqual(['/first']);
  announce();
  expect(seen).toEqual(['/first', '/second']);
});
