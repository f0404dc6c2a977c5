/** Between a card and the line of its link, and between a card and the window's edges, in CSS pixels. */
const GAP = 6;
const MARGIN = 16;

type Line = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** @param top how much of the window a bar covers from its upper edge on. */
type Room = Size & { readonly top: number };

/**
 * Where a card is, in the window: above the link, where the text has been read, or below it.
 *
 * @param lines the parts of a link that goes on in the next line.
 * @returns nothing if the card would lie over the link or end outside the window.
 */
export function placeCard(
  lines: readonly Line[],
  card: Size,
  room: Room,
): Pick<Line, 'left' | 'top'> | undefined {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return undefined;
  const above = first.top - GAP - card.height;
  const below = last.bottom + GAP;
  const isAbove = above >= room.top;
  if (!isAbove && below + card.height + GAP > room.height) return undefined;
  const { left } = isAbove ? first : last;
  const most = room.width - MARGIN - card.width;
  return { left: Math.max(MARGIN, Math.min(left, most)), top: isAbove ? above : below };
}
