import { toHtml } from 'hast-util-to-html';
import { parseHtml } from './parse';
import { frameSteps } from './steps';

const frame = (html: string) => {
  const root = parseHtml(html);
  frameSteps(root);
  return toHtml(root);
};
const h2 = (number: string, rest: string) =>
  `<h2><span class="step-number">${number}<span>.</span></span>${rest}</h2>`;

it.each([
  ['<p>a</p><h2>B</h2><p>c</p>', '<p>a</p><h2>B</h2><p>c</p>'],
  ['<h2>2.1.0</h2><p>c</p>', '<h2>2.1.0</h2><p>c</p>'],
  [
    '<p>a</p><h2>1. B <code>c</code></h2><p>d</p><h3>2. e</h3><h2>10. F</h2><h2>G</h2><p>h</p>',
    `<p>a</p><section class="step">${h2('1', ' B <code>c</code>')}<p>d</p><h3>2. e</h3></section>` +
      `<section class="step">${h2('10', ' F')}</section><h2>G</h2><p>h</p>`,
  ],
])('puts the numbered sections of %s into elements', (html, expected) => {
  expect(frame(html)).toBe(expected);
});
