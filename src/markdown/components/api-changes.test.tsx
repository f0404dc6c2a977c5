import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiChanges } from './api-changes';
import { RegistriesContext } from './registries';

const apiHistory = ['2.2.0', '2.3.0'].map((version) => ({ version, types: [] }));
const render = (element: React.ReactElement) =>
  renderToStaticMarkup(
    <RegistriesContext.Provider value={{ logCodes: [], terms: [], decisionTables: {}, apiHistory }}>
      {element}
    </RegistriesContext.Provider>,
  );

it.each([
  [<ApiChanges key="a" from="2.3.0" />, 'data-from="2.3.0"'],
  [<ApiChanges key="b" from="2.2.0" to="2.3.0" />, 'data-from="2.2.0" data-to="2.3.0"'],
  [<ApiChanges key="c" />, '&lt;ApiChanges&gt; has no from.'],
  [<ApiChanges key="d" from="2.3.1" />, 'There is no snapshot of version &quot;2.3.1&quot;.'],
  [<ApiChanges key="e" from="7" />, '--snapshot 7&quot;'],
  [
    <ApiChanges key="f" from="2.3.0" to="2.2.0" />,
    'There is no snapshot after &quot;2.3.0&quot; of version &quot;2.2.0&quot;.',
  ],
])('has a place for changes, or reports a mistake: %#', (element, expected) => {
  expect(render(element)).toContain(expected);
});
