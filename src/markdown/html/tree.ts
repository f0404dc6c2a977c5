import type { Element, ElementContent, Parents, Properties, Root, RootContent, Text } from 'hast';
import { toString as textContent } from 'hast-util-to-string';

export type { Element, ElementContent, Properties, Root, RootContent };
export { textContent };

/** Creates an element. */
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

/** A property as text; undefined if it is absent. Class lists are joined. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export function hasClass(element: Element, name: string): boolean {
  return element.properties.className?.includes(name) ?? false;
}

/** Visits each element in document order. */
export function visitElements(parent: Parents, visitor: (element: Element) => void): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    visitor(child);
    visitElements(child, visitor);
  }
}

/** The elements in a tree that fulfil a condition, in document order. */
export function findElements(parent: Parents, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visitElements(parent, (element) => {
    if (isWanted(element)) found.push(element);
  });
  return found;
}

/**
 * Visits each element in document order. What the visitor returns replaces the element and is not
 * visited again; undefined keeps the element.
 */
export function replaceElements(
  parent: Parents,
  replacementOf: (element: Element) => ElementContent[] | undefined,
): void {
  const children = parent.children as ElementContent[];
  for (let index = 0; index < children.length; index++) {
    const child = children[index];
    if (!isElement(child)) continue;
    const replacement = replacementOf(child);
    if (replacement) {
      children.splice(index, 1, ...replacement);
      index += replacement.length - 1;
    } else {
      replaceElements(child, replacementOf);
    }
  }
}
