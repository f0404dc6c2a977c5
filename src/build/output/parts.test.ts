import { inParts } from './parts';

const MARK = '<script>part()</script>';
const text = (length: number) => `<p>${'a'.repeat(length)}</p>`;
const sidebar = '<nav><div data-static="sidebar-docs"><ul></ul></div></nav>';
const toc = '<nav><div data-static="toc-1"><ul><li></li></ul></div></nav>';
const page = (body: string) =>
  `${sidebar}<main>${toc}<article><div data-static="body-1">${body}</div></article><h2>a</h2></main>`;

it('ends parts after the sidebar and the table of contents, and nowhere in a short page', () => {
  const body = `${text(100)}<h2>a</h2>${text(100)}`;
  expect(inParts(page(body))).toBe(page(body).replaceAll('</ul></div>', `</ul>${MARK}</div>`));
});

it('ends parts between siblings, once there is enough in them', () => {
  const body = (mark: string) =>
    [
      `${text(7000)}<h2>too early</h2>${text(2000)}`,
      `<section class="api-member">${text(4000)}`,
      `<figure class="code">${text(5000)}</figure>\n`,
      `<h3>a</h3>${text(20_000)}</section>`,
      `<h2>last</h2>${text(100)}`,
    ].join(mark);
  const parts = inParts(page(body('')));
  expect(parts).toContain(`</p>${MARK}<section class="api-member">`);
  expect(parts).toContain(`</figure>\n${MARK}<h3>`);
  expect(parts).toContain(`</section>${MARK}<h2>last`);
  expect(parts.split(MARK)).toHaveLength(6);
  expect(parts.replaceAll(MARK, '')).toBe(page(body('')));
});

it('ends no part before the first element of another, which may look different', () => {
  const body = `${text(9000)}<div><h2>a</h2></div><ul><li><figure></figure></li></ul><section></section>`;
  expect(inParts(page(body)).split(MARK)).toHaveLength(3);
});

it('puts nothing into a list that is empty, which has a style of its own', () => {
  const html = page(text(100)).replace(toc, '<nav><div data-static="toc-1"></div></nav>');
  expect(inParts(html).split(MARK)).toHaveLength(2);
  expect(inParts(html)).toContain('<div data-static="toc-1"></div>');
});

it('leaves documents without a body as they are', () => {
  const html = `${sidebar}<main>${text(9000)}<h2>a</h2></main>`;
  expect(inParts(html)).toBe(html);
});
