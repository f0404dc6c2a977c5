import type { Page } from '@playwright/test';
import type { SearchHit, SearchResult } from '../packages/search/engine/types';

const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const marked = (value: string) => ({ value, matchLevel: 'none' as const });

/** Its texts and its address are escaped, as all of the engine's are. */
export const ESCAPED_HIT: SearchHit = {
  objectID: 'escaped',
  type: 'content',
  url: '/room?a=1&amp;b=2#which-part',
  url_without_anchor: '/room',
  anchor: 'which-part',
  hierarchy: {
    lvl0: 'Questions &amp; answers',
    lvl1: 'Tom &amp; &quot;Jerry&quot;',
    lvl2: 'Why isn&#39;t List&lt;T&gt; there?',
    ...none,
  },
  content: 'Where a &lt; b &amp;&amp; b &gt; c, it is.',
  _highlightResult: {
    hierarchy: {
      lvl0: marked('Questions &amp; answers'),
      lvl1: marked('Tom &amp; &quot;Jerry&quot;'),
      lvl2: marked('Why isn&#39;t <mark>List&lt;T&gt;</mark> there?'),
    },
    content: marked('Where a &lt; b &amp;&amp; b &gt; c, it is.'),
  },
  _snippetResult: {
    hierarchy: {
      lvl1: marked('Tom &amp; &quot;Jerry&quot;'),
      lvl2: marked('Why isn&#39;t <mark>List&lt;T&gt;</mark> there?'),
    },
    content: marked('Where a &lt; b &amp;&amp; b &gt; c, it is.'),
  },
};

/** Puts an engine in the place of the site's own that answers every query with this hit. */
export async function answerWith(page: Page, hit: SearchHit): Promise<void> {
  const result: Omit<SearchResult, 'query'> = {
    hits: [hit],
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    facets: { lvl0: { 'Questions & answers': 1, Room: 2 } },
    suggestions: [],
    index: 'complete',
  };
  const body = `
    addEventListener('message', ({ data: { type, id, requests } }) => {
      if (type === 'load') postMessage({ type: 'state', state: 'complete' });
      else if (type === 'search')
        postMessage({
          type: 'result',
          id,
          results: requests.map(({ query }) => ({ ...${JSON.stringify(result)}, query })),
        });
    });
    postMessage({ type: 'ready' });`;
  await page.route('**/search/engine-*', (route) =>
    route.fulfill({
      headers: {
        'Content-Type': 'text/javascript',
        // As the site's own worker has it, without which its pages take none.
        'Cross-Origin-Embedder-Policy': 'credentialless',
      },
      body,
    }),
  );
}
