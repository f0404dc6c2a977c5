/** Files that `e2e/fixtures/authoring` does not have, by their path in a content folder. */
export const REGISTRIES: Readonly<Record<string, string>> = {
  'facts.ts': 'export default { animals: { walrus: 1 } };\n',
  'glossary.ts':
    "export default { Animals: { walrus: { name: 'Walrus', definition: 'Has two tusks.' } } };\n",
  'log-codes.ts': `export default {
  groups: { 1: 'Animals' },
  codes: {
    1001: {
      severity: 'error',
      text: 'No walrus found',
      cause: 'It swims.',
      fix: 'Wait.',
      since: '1.0.0',
    },
  },
};
`,
  'decision-tables.ts': `export default {
  animal: {
    label: 'Which animal',
    questions: { tusks: { label: 'Does it have tusks?', answers: { yes: 'Yes', no: 'No' } } },
    rows: [{ name: 'Walrus', what: 'An animal.', price: 'Fish.', suits: { tusks: ['yes'] } }],
  },
};
`,
  'search.ts': 'export default { synonyms: [] };\n',
  'docs/registries.mdx': `---
title: Registries
---

import Counter from '@site/src/components/Counter';

There are {facts.animals.walrus} of them.

<Glossary />

<DecisionTable id="animal" />

<Counter start={2} />

![Pools](./pools.svg)
`,
  'docs/pools.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="9" cy="9" r="8" /></svg>\n',
  'docs/errors/TDM1001.mdx': `---
title: TDM1001
---

<LogCode code="1001">

It is not here.

</LogCode>
`,
  'docs/figure.mdx': '---\ntitle: Figure\n---\n\n<InterpolationSimulator />\n',
};
