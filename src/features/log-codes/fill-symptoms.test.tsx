import { LOG_CODES } from '../../test/log-codes';
import { fillSymptoms, type PageSymptoms } from './fill-symptoms';

const body = {
  html: '<h2 id="first">First</h2><div data-slot="symptoms" class="gathered"></div><h2 id="last">Last</h2>',
  headings: [
    { id: 'first', text: 'First', depth: 2 },
    { id: 'last', text: 'Last', depth: 2 },
  ],
};
const page = (path: string, section: string, fix = 'Keep it'): PageSymptoms => ({
  path,
  title: `Page ${path}`,
  section,
  symptoms: [{ id: 'pitfalls.1', symptom: `<code>${path}</code> is gone`, cause: 'No owner', fix }],
});

it('lists log codes and symptoms by section, each with a link to its place', () => {
  const pages = [page('/b', 'Room'), page('/c', 'Realtime', 'Keep it.'), page('/d', 'Room')];
  const { html, headings } = fillSymptoms(body, pages, LOG_CODES);
  expect(headings.map(({ id }) => id)).toEqual(['first', 'room', 'realtime', 'log-codes', 'last']);
  expect(html).toContain('Filter the 5 problems');
  expect(html.match(/href="[^"]*"/g)).toEqual(
    ['/b#pitfalls.1', '/d#pitfalls.1', '/c#pitfalls.1', '/errors/DTX1004', '/errors/DTX2004'].map(
      (href) => `href="${href}"`,
    ),
  );
  expect(html).toContain('<a href="/b#pitfalls.1"><code>/b</code> is gone</a>');
  expect(html.match(/No owner\. Keep it\.</g)).toHaveLength(3);
});

it('leaves the codes out if there is no registry', () => {
  const { html, headings } = fillSymptoms(body, [page('/b', 'Room')], []);
  expect(headings.map(({ id }) => id)).toEqual(['first', 'room', 'last']);
  expect(html).toContain('Filter the 1 problems');
});

it('leaves a body without a place for them as it is', () => {
  const plain = { ...body, html: '<p>Text</p>' };
  expect(fillSymptoms(plain, [page('/b', 'Room')], LOG_CODES)).toBe(plain);
});
