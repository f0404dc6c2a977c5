import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { frameAdmonitions, frameFootnotes, unwrapRawHtml, wrapTables } from './blocks';
import type { Root } from './tree';

function run(step: (root: Root) => void, html: string): string {
  const root = fromHtml(html, { fragment: true });
  step(root);
  return toHtml(root);
}

describe('unwrapRawHtml', () => {
  it('unwraps blocks in bare spans, and leaves other spans alone', () => {
    expect(run(unwrapRawHtml, '<span><div>a</div></span>')).toBe('<div>a</div>');
    for (const html of [
      '<span class="x"><div>a</div></span>',
      '<span>a<div>b</div></span>',
      '<span><b>a</b></span>',
      '<span></span>',
    ]) {
      expect(run(unwrapRawHtml, html)).toBe(html);
    }
  });
});

describe('frameAdmonitions', () => {
  it('gives an aside a label and a title', () => {
    expect(run(frameAdmonitions, '<div data-admonition="tip"><p>a</p></div>')).toBe(
      '<aside class="admonition admonition-tip" role="note" aria-label="Tip"><p class="admonition-title">Tip</p><p>a</p></aside>',
    );
  });

  it.each([
    ['secondary', 'note', 'Secondary'],
    ['success', 'tip', 'Success'],
    ['important', 'info', 'Important'],
    ['caution', 'warning', 'Caution'],
  ])('shows "%s" as %s, by its own name', (name, type, title) => {
    expect(run(frameAdmonitions, `<div data-admonition="${name}">a</div>`)).toBe(
      `<aside class="admonition admonition-${type}" role="note" aria-label="${title}"><p class="admonition-title">${title}</p>a</aside>`,
    );
  });

  it('keeps its own title, first, and is labelled by its text', () => {
    const html = run(
      frameAdmonitions,
      '<div data-admonition="danger"><p>a</p><p class="admonition-title">Mind <code>b</code></p></div>',
    );
    expect(html).toContain(
      'aria-label="Mind b"><p class="admonition-title">Mind <code>b</code></p><p>a',
    );
    expect(html.match(/admonition-title/g)).toHaveLength(1);
  });

  it('frames nested ones each with its own title', () => {
    const html = run(
      frameAdmonitions,
      '<div data-admonition="note">a<div data-admonition="tip"><p class="admonition-title">T</p>b</div></div>',
    );
    expect(html).toContain('aria-label="Note"><p class="admonition-title">Note</p>a<aside');
    expect(html).toContain('aria-label="T"><p class="admonition-title">T</p>b</aside></aside>');
  });

  it('puts the two rings beside the title of a checkpoint, as decoration', () => {
    const html = run(
      frameAdmonitions,
      '<div data-admonition="checkpoint"><p>Two capsules.</p></div><div data-admonition="checkpoint"><p class="admonition-title">Both players see</p></div>',
    );
    expect(html).toMatch(
      /^<aside class="admonition admonition-checkpoint" role="note" aria-label="You see"><p class="admonition-title"><svg class="rings" viewBox="0 0 40 24" aria-hidden="true">.*<\/svg>You see<\/p><p>Two capsules/,
    );
    expect(html).toMatch(/aria-label="Both players see">.*<\/svg>Both players see</);
    expect(html.match(/class="ring-(?:you|others)"/g)).toHaveLength(6);
  });

  it('throws for an unknown type: earlier stages have already reported it', () => {
    expect(() => run(frameAdmonitions, '<div data-admonition="hint">a</div>')).toThrow(
      '"hint" is not a type of admonition.',
    );
  });
});

describe('wrapTables', () => {
  it('does not make the empty corner above a column of names a header', () => {
    const html = run(wrapTables, '<table><tr><th></th><th>Flag</th></tr></table>');
    expect(html).toContain('<td></td><th scope="col">Flag</th>');
  });

  it('names each table’s region by the heading above it and gives headers a scope', () => {
    const html = run(
      wrapTables,
      '<h2>Sizes</h2><table><tr><th>A</th></tr></table><h3>C#</h3><div><table><tr><th scope="row">B</th></tr></table></div>',
    );
    expect(html).toContain('role="region" tabindex="0" aria-label="Table: Sizes"><table>');
    expect(html).toContain('<th scope="col">A</th>');
    expect(html).toContain('<th scope="row">B</th>');
  });

  const row = (cell: string, ...texts: string[]) =>
    `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
  const table = (head: string[], texts: string[], open = '<table>') =>
    run(wrapTables, `${open}${row('th', ...head)}${row('td', ...texts)}</table>`);
  const OPEN = 'Nobody else sees the door open';

  it('names the cells of a table to be read by their columns, and keeps the roles', () => {
    const html = table(['', 'Fix', 'Since'], [OPEN, 'Request the ownership of the door', '']);
    expect(html).toContain('<table class="table-cards" role="table">');
    expect(html).toContain('<td role="cell"></td><th scope="col" role="columnheader">Fix</th>');
    expect(html).toContain('<td role="cell">Nobody');
    expect(html).toContain('<td role="cell" data-label="Fix">Request');
    expect(html).toContain('<td role="cell"></td></tr></tbody>');
    expect(table(['A', 'B'], ['C', 'D'], '<table class="table-cards">')).toContain(
      'data-label="B">D',
    );
    expect(table(['A', 'B'], ['C', 'D'], '<table class="api-values table-cards">')).toContain(
      '"cell">D',
    );
  });

  it.each([
    ['is as narrow as a phone', ['Symptom', 'After'], [OPEN, '20 ms']],
    ['has columns of words only', ['A', 'B', 'C'], Array<string>(3).fill('Twenty characters, ok')],
    ['has figures to compare', ['A', 'B', 'C', 'D'], [OPEN, '1', '2', '3']],
  ])('leaves a table that %s', (_, head, texts) => {
    expect(table(head, texts)).not.toContain('role="table"');
  });

  it('numbers the tables below the same heading', () => {
    const html = run(wrapTables, '<h2>Sizes</h2><table></table><p>a</p><table></table>');
    expect(html.match(/aria-label="[^"]+"/g)).toEqual([
      'aria-label="Table: Sizes"',
      'aria-label="Table: Sizes 2"',
    ]);
  });

  it('names a table without a heading', () => {
    expect(run(wrapTables, '<table></table>')).toContain('aria-label="Table: Table"');
  });

  it('names the region by a heading that ends with a sharp sign', () => {
    expect(run(wrapTables, '<h2>Types of C#</h2><table></table>')).toContain(
      'aria-label="Table: Types of C#"',
    );
  });
});

describe('frameFootnotes', () => {
  it('shows the title of the footnotes and touches no other heading', () => {
    expect(
      run(
        frameFootnotes,
        '<h2 id="footnote-label" class="sr-only">Footnotes</h2><h2 id="a">A</h2>',
      ),
    ).toBe('<h2 id="footnote-label" class="footnote-title">Footnotes</h2><h2 id="a">A</h2>');
  });
});
