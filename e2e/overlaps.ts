/** In pixels: the distance between two points at which a line is looked at. */
const STEP = 1;
/** In pixels: an arrowhead touches what is this near, and misses what is no farther than `NEAR`. */
const TOUCHING = 3;
const NEAR = 12;
/** In pixels: what a head of 11 takes up of its line, which is straight there. */
const HEAD = 11;
/** In radians. */
const ASKEW = 0.25;

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
type Point = Readonly<Record<'x' | 'y', number>>;

interface Shape {
  readonly element: SVGGeometryElement;
  readonly style: CSSStyleDeclaration;
  readonly points: readonly Point[];
  readonly box: Box;
}

interface Text {
  readonly element: Element;
  readonly name: string;
  readonly box: Box;
  /** Drawn around its letters, so that lines below do not touch them. */
  readonly hasHalo: boolean;
}

/**
 * What a reader of a drawn picture stumbles over: texts that something lies on or that are cut, and
 * arrows that miss. It measures what the browser has drawn.
 *
 * @param picture at its natural size in a document.
 */
export function overlapsIn(picture: SVGSVGElement): string[] {
  const shapes = shapesOf(picture);
  const texts = textsOf(picture);
  const frame = picture.getBoundingClientRect();
  return [
    ...texts.filter(({ box }) => !holds(frame, box)).map(({ name }) => `${name} is cut.`),
    ...texts.flatMap((text, index) =>
      texts
        .slice(index + 1)
        .filter(({ box }) => touches(text.box, box))
        .map(({ name }) => `${text.name} and ${name} overlap.`),
    ),
    ...texts.flatMap((text) =>
      shapes
        .filter((shape) => shape.points.some((point) => isIn(text.box, point)))
        .filter((shape) => !isHidden(shape, text, shapes))
        .map((shape) => `${text.name} has a line through it: ${markup(shape)}`),
    ),
    ...shapes.flatMap((shape) => missesOf(shape, shapes)),
  ];
}

function shapesOf(picture: SVGSVGElement): Shape[] {
  return [
    ...picture.querySelectorAll<SVGGeometryElement>(
      ':is(path, line, polyline, polygon, rect, circle, ellipse):not(marker *, defs *)',
    ),
  ]
    .filter((element) => element.getTotalLength() > STEP)
    .map((element) => {
      const place = element.getScreenCTM() ?? undefined;
      const length = element.getTotalLength();
      const points = Array.from({ length: Math.ceil(length / STEP) + 1 }, (_, index) =>
        element.getPointAtLength(Math.min(index * STEP, length)).matrixTransform(place),
      );
      const box = element.getBoundingClientRect();
      return { element, style: getComputedStyle(element), points, box };
    })
    .filter(({ style }) => isDrawn(style.fill) || isDrawn(style.stroke));
}

function isDrawn(paint: string): boolean {
  return paint !== 'none' && !/^rgba.*, 0\)$/.test(paint);
}

/** Each line of the texts, or each word where words stand apart. */
function textsOf(picture: SVGSVGElement): Text[] {
  return [...picture.querySelectorAll(':is(text, tspan):not(:has(tspan))')]
    .map((element) => {
      const { left, right, top, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return {
        element,
        name: `“${element.textContent.trim()}”`,
        // Without the space that a line has above and below its letters.
        box: {
          left: left + 1,
          right: right - 1,
          top: top + height * 0.2,
          bottom: top + height * 0.8,
        },
        hasHalo: style.paintOrder.startsWith('stroke') && isDrawn(style.stroke),
      };
    })
    .filter(({ name }) => name.length > 2);
}

/** Whether something between them hides the part of a shape that is below a text. */
function isHidden({ element }: Shape, text: Text, shapes: readonly Shape[]): boolean {
  if (!isBelow(element, text.element)) return false;
  return (
    // Lifelines are the only straight lines that labels could lie on, and they do not have to.
    (text.hasHalo && element.tagName !== 'line') ||
    shapes.some(
      ({ element: plate, style, box }) =>
        isDrawn(style.fill) &&
        holds(box, text.box) &&
        isBelow(element, plate) &&
        isBelow(plate, text.element),
    )
  );
}

function isBelow(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

function missesOf(shape: Shape, shapes: readonly Shape[]): string[] {
  const targets = shapes.filter((other) => !hasHead(other)).flatMap(({ points }) => points);
  return [
    { head: shape.style.markerEnd, line: shape.points.toReversed(), isStart: false },
    { head: shape.style.markerStart, line: shape.points, isStart: true },
  ].flatMap(({ head, line, isStart }) => {
    // The last step may be none at all.
    const [end, , next] = line;
    const back = line[Math.min(HEAD / STEP, line.length - 1)];
    if (head === 'none' || !end || !next || !back) return [];
    const along = angle(back, end);
    const turn = Math.abs(angle(next, end) - along);
    const beyond = tipOf(shape.element, head, isStart);
    const tip = { x: end.x + beyond * Math.cos(along), y: end.y + beyond * Math.sin(along) };
    const gap = Math.min(...targets.map(({ x, y }) => Math.hypot(x - tip.x, y - tip.y)));
    return [
      ...(Math.min(turn, 2 * Math.PI - turn) > ASKEW
        ? ['A head does not point along its line']
        : []),
      ...(gap > TOUCHING && gap < NEAR ? [`An arrow ends ${gap.toFixed(1)} px from a box`] : []),
    ].map((fault) => `${fault}: ${markup(shape)}`);
  });
}

const hasHead = ({ style }: Shape) => style.markerEnd !== 'none' || style.markerStart !== 'none';
const angle = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x);

/** How far the tip of a head is beyond the end of its line, in pixels. */
function tipOf({ ownerSVGElement }: SVGElement, head: string, isStart: boolean): number {
  const [, id = ''] = /#([^"]+)/.exec(head) ?? [];
  const marker = ownerSVGElement?.querySelector<SVGMarkerElement>(`[id="${id}"]`);
  const drawn = marker?.querySelector('path')?.getBBox();
  if (!marker || !drawn) return 0;
  const width = marker.markerWidth.baseVal.value;
  const scale = marker.hasAttribute('viewBox') ? width / marker.viewBox.baseVal.width : 1;
  const isTurned = !isStart || marker.getAttribute('orient') === 'auto-start-reverse';
  const place = marker.refX.baseVal.value;
  return scale * (isTurned ? drawn.x + drawn.width - place : place - drawn.x);
}

const isIn = (box: Box, { x, y }: Point) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;
const holds = (box: Box, inner: Box) =>
  box.left <= inner.left &&
  box.right >= inner.right &&
  box.top <= inner.top &&
  box.bottom >= inner.bottom;
const touches = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;
const markup = ({ element }: Shape) => element.outerHTML.replace(/ (?:xmlns|style)="[^"]*"/g, '');
