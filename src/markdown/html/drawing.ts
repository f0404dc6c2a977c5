import { fromHtml } from 'hast-util-from-html';
import { type Mistake, nearest } from '../../config/diagnostics/problems';
import { attribute, type Element, h, hasClass, isElement, visitElements } from './tree';

/** The classes in the style sheet `drawings.css`. */
export const DRAWING_CLASSES = (
  'd-surface d-box d-box-accent d-line d-line-accent d-line-dashed d-arrow d-arrow-both d-spark ' +
  'd-text d-text-small d-text-accent d-text-strong d-text-code d-text-middle d-text-end'
).split(' ');

const ELEMENTS = new Set(
  'svg g defs marker path rect circle ellipse line polyline polygon text tspan title desc use symbol linearGradient radialGradient stop clipPath mask pattern'.split(
    ' ',
  ),
);
/** Root attributes that are useless in a page. */
const NEEDLESS = new Set(['xmlns', 'xmlnsXLink', 'id', 'className', 'version', 'xmlSpace']);
const COLORS = ['fill', 'stroke', 'stopColor', 'color', 'floodColor', 'lightingColor'];
const THEMELESS = /^(?:none|currentcolor|inherit|transparent|url\(#[^)]*\))$/i;

export interface Drawing {
  /** The root element as in the file. */
  readonly svg: Element;
  readonly width: number;
  readonly height: number;
  /** What a page cannot accept of the file. */
  readonly mistakes: readonly Mistake[];
}

/**
 * Reads an SVG file whose root has the class `drawing`. Such a file becomes part of the page and
 * follows its theme, so it may only hold shapes, texts and classes.
 *
 * @returns undefined if the file is an ordinary picture.
 */
export function readDrawing(source: string): Drawing | undefined {
  if (!/<svg\b[^>]*\sclass=["'][^"']*\bdrawing\b/.test(source)) return undefined;
  const svg = fromHtml(source, { fragment: true }).children.find((child) =>
    isElement(child, 'svg'),
  );
  if (!isElement(svg) || !hasClass(svg, 'drawing')) return undefined;
  const mistakes: Mistake[] = [];
  const [, , width = 0, height = 0] = (attribute(svg, 'viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) {
    mistakes.push({
      ...lineOf(svg),
      message: 'The drawing has no viewBox, so its size is not known.',
      fix: 'Write viewBox="0 0 width height" on its <svg>.',
    });
  }
  visitElements({ type: 'root', children: [svg] }, (element) => {
    mistakes.push(...mistakesOf(element, element === svg));
  });
  return { svg, width, height, mistakes };
}

function mistakesOf(element: Element, isRoot: boolean): Mistake[] {
  const { tagName, properties } = element;
  const place = lineOf(element);
  // Left by editors in a file, and invisible to readers.
  if (tagName === 'metadata') return [];
  if (!ELEMENTS.has(tagName)) {
    const message = `A drawing must not contain <${tagName}>.`;
    const fix = 'Draw with shapes and texts, and save as plain SVG: a drawing is part of the page.';
    return [{ ...place, message, fix }];
  }
  const found: Mistake[] = [];
  const refuse = (message: string, fix: string) => found.push({ ...place, message, fix });
  for (const name of Object.keys(properties)) {
    const value = attribute(element, name) ?? '';
    const outside = `A drawing refers to nothing outside its file: "${value}".`;
    if (/^on/i.test(name)) {
      refuse(`A drawing has no scripts: "${name.toLowerCase()}".`, 'Remove the attribute.');
    } else if (name === 'style') {
      refuse('A drawing has no style attributes.', 'Use a class such as d-box or d-text.');
    } else if (/^(?:href|xLinkHref)$/.test(name) && !value.startsWith('#')) {
      refuse(outside, 'Draw it, or refer to an id.');
    } else if (/url\(\s*["']?(?!#)/i.test(value)) {
      refuse(outside, 'Refer to an id: url(#…).');
    } else if (COLORS.includes(name) && !THEMELESS.test(value)) {
      refuse(
        `The colour "${value}" does not follow the theme.`,
        'Use a class such as d-box, d-line or d-text.',
      );
    }
  }
  for (const name of (attribute(element, 'className') ?? '').split(/\s+/).filter(Boolean)) {
    if (DRAWING_CLASSES.includes(name) || (isRoot && name === 'drawing')) continue;
    const near = nearest(name, DRAWING_CLASSES);
    refuse(
      `The style sheet of drawings has no class "${name}".`,
      near ? `Write "${near}".` : `Use ${DRAWING_CLASSES.join(', ')}.`,
    );
  }
  return found;
}

function lineOf(element: Element): { line?: number } {
  const line = element.position?.start.line;
  return line === undefined ? {} : { line };
}

const HEADS = { plain: 'd-head', accent: 'd-head-accent' } as const;
type Tone = keyof typeof HEADS;

/**
 * Makes a drawing part of the page: named by its text alternative, with a size, with ids unique on
 * the page, and with heads on its arrows.
 *
 * @param prefix prepended to all ids.
 */
export function embedDrawing(
  { svg, width, height }: Drawing,
  alternative: string,
  prefix: string,
): Element {
  const tones = new Set<Tone>();
  visitElements({ type: 'root', children: [svg] }, (element) => {
    delete element.position;
    scopeIds(element, prefix);
    const both = hasClass(element, 'd-arrow-both');
    if (!both && !hasClass(element, 'd-arrow')) return;
    const tone: Tone = hasClass(element, 'd-line-accent') ? 'accent' : 'plain';
    tones.add(tone);
    element.properties.markerEnd = `url(#${prefix}head-${tone})`;
    if (both) element.properties.markerStart = `url(#${prefix}head-${tone})`;
  });
  const own = svg.children.filter(
    (child) =>
      !['title', 'desc', 'metadata'].some((name) => isElement(child, name)) &&
      child.type !== 'comment',
  );
  const titleId = `${prefix}title`;
  const heads = [...tones].map((tone) => head(`${prefix}head-${tone}`, HEADS[tone]));
  const kept = Object.entries(svg.properties).filter(([name]) => !NEEDLESS.has(name));
  const properties = {
    ...Object.fromEntries(kept),
    width: Math.round(width),
    height: Math.round(height),
    role: 'img',
    ariaLabelledBy: [titleId],
  };
  const title = h('title', { id: titleId }, [alternative]);
  const defs = heads.length > 0 ? [h('defs', {}, heads)] : [];
  return h('svg', properties, [title, ...defs, ...own]);
}

/** Not every browser lets a marker inherit its line's colour, so there is one marker per colour. */
function head(id: string, className: string): Element {
  const properties = {
    id,
    viewBox: '0 0 10 10',
    refX: '9',
    refY: '5',
    markerWidth: '11',
    markerHeight: '11',
    markerUnits: 'userSpaceOnUse',
    orient: 'auto-start-reverse',
  };
  return h('marker', properties, [h('path', { className: [className], d: 'M0 0 10 5 0 10z' })]);
}

function scopeIds({ properties }: Element, prefix: string): void {
  for (const [name, value] of Object.entries(properties)) {
    if (name === 'id') properties.id = prefix + String(value);
    else if (typeof value !== 'string') continue;
    else if (/^(?:href|xLinkHref)$/.test(name)) properties[name] = value.replace('#', `#${prefix}`);
    else properties[name] = value.replace(/url\((["']?)#/g, `url($1#${prefix}`);
  }
}
