import type { Open } from './html-tokens';
import type { Node } from './tree';

const LIST = /^(?:row|card-(?:deck|group|columns)|carousel-inner)$/;
const COLUMN = /^col(?:-|$)/;
const CARD = /^(?:(?:\w+-)?card|carousel-item)$/;
const CONTROL = /^carousel-(?:control|indicators)/;

const hasClass = ({ attributes }: Open, name: RegExp): boolean =>
  String(attributes.get('class') ?? '')
    .split(/\s+/)
    .some((one) => name.test(one));

/** Whether an element turns the pages of a carousel, which becomes a list. */
export const isControl = (tag: Open): boolean => hasClass(tag, CONTROL);

/**
 * What becomes of an element that DocFX's templates show by the style sheet of Bootstrap: rows of
 * cards and carousels are lists of cards, whose columns need no elements.
 *
 * @returns its classes; undefined if only its content stays.
 */
export function withoutBootstrap(tag: Open, children: readonly Node[]): Open | undefined {
  const first = children.find(({ value }) => !/^\s*(?:\{\/\*.*)?$/s.test(value ?? 'node'));
  const holdsCard = first?.type === 'raw' && /^<\w+ className="card"/.test(first.value ?? '');
  if (holdsCard && hasClass(tag, COLUMN)) return undefined;
  const name = hasClass(tag, CARD)
    ? 'card'
    : holdsCard && hasClass(tag, LIST)
      ? 'cards'
      : undefined;
  if (name === undefined) return tag;
  const others = [...tag.attributes].filter(([key]) => !/^(?:class|style|data-)/i.test(key));
  return { ...tag, attributes: new Map([['class', name], ...others]) };
}
