import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { attribute, h, hasClass, isElement, replaceElements, text, visitElements } from './tree';

const parse = (html: string) => fromHtml(html, { fragment: true });

it('creates elements', () => {
  const element = h('p', { className: ['a', 'b'] }, ['x < y', h('br'), text('z')]);
  expect(toHtml(element)).toBe('<p class="a b">x &#x3C; y<br>z</p>');
});

it('reads attributes as text', () => {
  const element = h('p', { className: ['a', 'b'], hidden: false, tabIndex: 0, title: '' });
  expect(attribute(element, 'className')).toBe('a b');
  expect(attribute(element, 'hidden')).toBeUndefined();
  expect(attribute(element, 'tabIndex')).toBe('0');
  expect(attribute(element, 'title')).toBe('');
  expect(attribute(element, 'id')).toBeUndefined();
});

it('matches classes by their whole name', () => {
  expect(hasClass(h('p', { className: ['code-title'] }), 'code')).toBe(false);
  expect(hasClass(h('p', { className: ['a', 'code'] }), 'code')).toBe(true);
  expect(hasClass(h('p'), 'code')).toBe(false);
});

it('distinguishes elements from other nodes', () => {
  expect(isElement(h('p'), 'p')).toBe(true);
  expect(isElement(h('p'), 'a')).toBe(false);
  expect(isElement(text('p'))).toBe(false);
  expect(isElement(undefined)).toBe(false);
});

it('visits elements in the order of the document', () => {
  const seen: string[] = [];
  visitElements(parse('<a><b></b></a>x<i></i>'), ({ tagName }) => seen.push(tagName));
  expect(seen).toEqual(['a', 'b', 'i']);
});

it('replaces with none, one or many, and does not visit replacements', () => {
  const root = parse('<b>1</b><i>2</i><u><b>3</b></u><b>4</b>');
  replaceElements(root, (element) => {
    if (element.tagName === 'b') return [h('b', {}, ['new']), ...element.children];
    return element.tagName === 'i' ? [] : undefined;
  });
  expect(toHtml(root)).toBe('<b>new</b>1<u><b>new</b>3</u><b>new</b>4');
});
