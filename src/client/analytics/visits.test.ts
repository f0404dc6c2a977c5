/** @jest-environment jsdom */
import { PAGE_EVENT } from '../early/events';
import { followVisits } from './visits';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function goTo(address: string): void {
  history.pushState(null, '', address);
  document.dispatchEvent(new CustomEvent(PAGE_EVENT));
}

it('reports each page once, with its full address', async () => {
  const report = jest.fn();
  followVisits(['http://localhost/a?x=1', 'http://localhost/a#b', 'http://localhost/c'], report);
  expect(report.mock.calls).toEqual([['http://localhost/a?x=1'], ['http://localhost/c']]);
  goTo('/c#section');
  goTo('/d?y=2');
  goTo('/c');
  await frame();
  expect(report.mock.calls.slice(2)).toEqual([['http://localhost/d?y=2'], ['http://localhost/c']]);
});
