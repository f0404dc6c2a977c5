import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DecisionTable } from './decision-table';
import { RegistriesContext } from './registries';

const TABLES = {
  design: {
    label: 'Design',
    questions: { trust: { label: 'Trust', answers: { friends: 'Friends' } } },
    rows: [{ name: 'A', what: 'See [rooms](/room).', price: '`Free`', suits: {} }],
  },
};

const render = (element: React.ReactElement) =>
  renderToStaticMarkup(
    <RegistriesContext.Provider
      value={{ logCodes: [], terms: [], decisionTables: TABLES, apiHistory: [] }}
    >
      {element}
    </RegistriesContext.Provider>,
  );

it('shows a table of the registry, with Markdown in its texts', () => {
  const html = render(<DecisionTable id="design" />);
  expect(html).toContain('<p>See <a href="/room">rooms</a>.</p>');
  expect(html).toContain('<b>The price:</b> <code>Free</code>');
});

it.each([
  [<DecisionTable key="a" />, '&lt;DecisionTable&gt; has no id.', 'data-line'],
  [
    <DecisionTable key="b" id="desing" />,
    'There is no decision table &quot;desing&quot;.',
    'id=&quot;design&quot;',
  ],
])('reports a mistake: %#', (element, message, fix) => {
  const html = render(React.cloneElement(element, { 'data-line': '3' }));
  expect(html).toContain(`data-mistake="${message}"`);
  expect(html).toContain(fix);
});
