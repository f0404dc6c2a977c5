import { contract, packageText } from './contract';

const RECORDER = packageText('posthog-js/dist/posthog-recorder.js');
const LIBRARY = packageText('posthog-js/dist/module.mjs');
const DOCUMENT = 'adapt the figures in docs/analytics.md';

it.each([
  ['scrolling every 100 ms', /\.scroll\|\|100\b/],
  ['media every 500 ms', /\.media\|\|500\b/],
  ['resizes every 200 ms', /width:Number\(\w+\),height:Number\(\w+\)\}\),[^}]*\}\),200\)/],
  ['frames given up after 5000 ms', /iframeLoadTimeout:\w+=5e3/],
  ['style sheets given up after 5000 ms', /stylesheetLoadTimeout:\w+=5e3/],
])('the recorder has %s, and no option for it', (figure, code) => {
  contract(code.test(RECORDER), `posthog-recorder.js has not "${figure}" any more: ${DOCUMENT}.`);
});

it('the library takes 5 s for its longest interval', () => {
  contract(/,250,5e3,/.test(LIBRARY), `posthog-js has another longest interval: ${DOCUMENT}.`);
});

it.each([
  ['joins the events of a batch key', /\.batchKey:null\)\|\|\w+\.url\)/],
  ['reads the batch key of `capture`', /batchKey:null==\w+\?void 0:\w+\._batchKey/],
  ['spreads `fetch_options` over its signal', /signal:[^{}]{1,60}\},\w+\.fetchOptions\)/],
])('the library %s', (what, code) => {
  contract(
    code.test(LIBRARY),
    `posthog-js no longer ${what}: adapt src/client/analytics/requests.ts.`,
  );
});

it('the library sends nothing while `__loaded` is false, its queues included', () => {
  contract(
    /__loaded\?\w+\?\w+\.__request_queue\.push/.test(LIBRARY),
    'posthog-js looks at something else before it sends: adapt src/client/analytics/posthog.ts.',
  );
});
