import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { markSymptoms } from './symptoms';

const table = (headers: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${headers.map((text) => `<th>${text}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

function mark(html: string) {
  const root = fromHtml(html, { fragment: true });
  return { symptoms: markSymptoms(root), html: toHtml(root) };
}

it('collects the rows of tables with a cause and a fix, whatever the symptom is called', () => {
  const { symptoms, html } = mark(
    '<h2 id="pitfalls">Pitfalls</h2>' +
      table(
        ['Symptom', 'Cause', 'Fix'],
        ['It is gone', 'No <code class="language-text">owner</code>', 'Keep it'],
      ) +
      '<h3 id="more">More</h3>' +
      table(['You see', 'Cause', 'Fix'], ['<a href="/a">Nothing</a>', 'C', '<a href="/b">F</a>.']),
  );
  expect(symptoms).toEqual([
    { id: 'pitfalls.1', symptom: 'It is gone', cause: 'No <code>owner</code>', fix: 'Keep it' },
    { id: 'more.2', symptom: 'Nothing', cause: 'C', fix: 'F.' },
  ]);
  expect(html).toContain('<td id="pitfalls.1">It is gone</td>');
  // Only the list is without links.
  expect(html).toContain('<td id="more.2"><a href="/a">Nothing</a></td>');
});

it('leaves other tables alone', () => {
  const { symptoms, html } = mark(
    table(['Key', 'Meaning'], ['a', 'b']) +
      table(['Problem', 'What it does', 'Fix'], ['a', 'b', 'c']) +
      table(['Symptom', 'Cause', 'Fix', 'Since'], ['a', 'b', 'c', 'd']),
  );
  expect(symptoms).toEqual([]);
  expect(html).not.toContain('id=');
});
