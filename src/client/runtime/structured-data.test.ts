/** @jest-environment jsdom */
import { forgetStructuredData } from './structured-data';

it('removes what describes the page that was loaded, and no other data', () => {
  document.body.innerHTML =
    '<script type="application/ld+json">{}</script><script type="application/json">{}</script>';
  forgetStructuredData();
  forgetStructuredData();
  expect([...document.scripts].map(({ type }) => type)).toEqual(['application/json']);
});
