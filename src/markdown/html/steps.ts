import { type Element, h, isElement, type Root } from './tree';

/**
 * Puts each numbered section of a page (`## 1. Build the level`) into an element of its own, with its
 * number apart: they are the steps of a tutorial, and stand on a rail.
 */
export function frameSteps(root: Root): void {
  let step: Element | undefined;
  const children: Root['children'] = [];
  for (const child of root.children) {
    if (isElement(child, 'h2')) {
      step = hasNumber(child) ? h('section', { className: ['step'] }, [child]) : undefined;
      children.push(step ?? child);
    } else if (step && child.type !== 'doctype') step.children.push(child);
    else children.push(child);
  }
  root.children = children;
}

/** Whether a heading has a number, which it then has as an element. */
function hasNumber(heading: Element): boolean {
  const [first] = heading.children;
  const [all, number] = (first?.type === 'text' && /^(\d+)\.(?=\s)/.exec(first.value)) || [];
  if (first?.type !== 'text' || all === undefined || number === undefined) return false;
  first.value = first.value.slice(all.length);
  // The dot is read out and copied, not seen.
  heading.children.unshift(
    h('span', { className: ['step-number'] }, [number, h('span', {}, ['.'])]),
  );
  return true;
}
