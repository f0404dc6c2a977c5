import type * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOG_CODES } from '../../test/log-codes';
import { LogCode, LogLine } from './log-line';
import { RegistriesContext } from './registries';
import { LogCodeIndex } from './problem-lists';

const render = (element: React.ReactElement) =>
  renderToStaticMarkup(
    <RegistriesContext.Provider
      value={{ logCodes: LOG_CODES, terms: [], decisionTables: {}, apiHistory: [] }}
    >
      {element}
    </RegistriesContext.Provider>,
  );
const mistakesIn = (element: React.ReactElement) =>
  [...render(element).matchAll(/data-mistake="([^"]*)" data-fix="([^"]*)"/g)].map(
    ([, message, fix]) => `${message} ${fix}`,
  );

it('shows a line with values in the places of its placeholders, and leads to its page', () => {
  expect(render(<LogLine code="1004" matcher="a.example" />)).toBe(
    '<pre class="api-signature log-line"><code>Region list timed out: a.example sent no list within &lt;seconds&gt; s ' +
      '<a href="/errors/DTX1004">DTX1004</a></code></pre>',
  );
});

it.each([
  [
    <LogLine key="a" />,
    '&lt;LogLine&gt; has no code. Add code=&quot;…&quot;: a number of log-codes.ts.',
  ],
  [
    <LogLine key="b" code="1040" />,
    'There is no log code &quot;1040&quot;. Write code=&quot;1004&quot;.',
  ],
  [<LogCode key="c" code="77" />, 'There is no log code &quot;77&quot;. Add it to log-codes.ts.'],
  [
    <LogLine key="d" code="1004" region="eu" />,
    'The line has no placeholder &lt;region&gt;: &quot;Region list timed out: &lt;matcher&gt; sent no list within &lt;seconds&gt; s&quot;. Use matcher, seconds.',
  ],
  [
    <LogLine key="e" code="1004">
      Text
    </LogLine>,
    '&lt;LogLine&gt; has content, which it does not show. Write &lt;LogLine code=&quot;…&quot; /&gt;; the line comes from log-codes.ts.',
  ],
])('reports a mistake: %#', (element, mistake) => {
  expect(mistakesIn(element)).toEqual([mistake]);
});

it('begins the page of a code with the fix and what the registry has, around what the line means', () => {
  const html = render(<LogCode code="1004">Meaning.</LogCode>);
  const text = html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
  expect(text).toBe(
    '|Fix|Ask |Matcher| again.|Severity|Warning|Since|2.0.0|Region list timed out: &lt;matcher&gt; sent no list within &lt;seconds&gt; s |DTX1004|Meaning.|Cause|A slow |line|.|Fix|',
  );
  expect(html).toContain('<a href="/transport">line</a>');
});

it('lists all codes by group, with a filter, and with links to their pages only', () => {
  const html = render(<LogCodeIndex />);
  expect(html).toContain('Filter the 2 codes');
  expect(html.match(/<h2[^>]*>[^<]*/g)).toEqual([
    '<h2 id="connecting">Connecting',
    '<h2 id="models">Models',
  ]);
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/errors/DTX1004"', 'href="/errors/DTX2004"']);
});
