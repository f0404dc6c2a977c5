import type { Element, ElementContent, Parents, Properties, Root, RootContent, Text } from 'hast';
import { toString as textContent } from 'hast-util-to-string';

export type { Element, ElementContent, Properties, Root, RootContent };
export { textContent };

/** Makes an element. */
export function h(
  tagName: string,
  properties: Properties = {},
  children: (ElementContent | string)[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
  };
}

export function text(value: string): Text {
  return { type: 'text', value };
}

export function isElement(node: unknown, tagName?: string): node is Element {
  const element = node as Element | undefined;
  return element?.type === 'element' && (tagName === undefined || element.tagName === tagName);
}

/** A property as text; undefined where it is absent. Class lists are joined. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'className') ?? '').split(' ').includes(name);
}

/**
 * Visits each element in the order of the document. What the visitor returns takes the element's
 * place: nothing leaves it, an array replaces it (and is not visited again).
 */
export function visitElements(
  parent: Parents,
  visitor: (element: Element, parent: Parents) => ElementContent[] | undefined | void,
): void {
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index];
    if (!isElement(child)) continue;
    const replacement = visitor(child, parent);
    if (replacement) {
      parent.children.splice(index, 1, ...(replacement as never[]));
      index += replacement.length - 1;
    } else {
      visitElements(child, visitor);
    }
  }
}
