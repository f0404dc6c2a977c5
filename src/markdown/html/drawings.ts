import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { substitute, type Variables } from '../../config/settings/variables';
import type { Problem } from '../../config/diagnostics/problems';
import { escapeAttribute } from '../../page-model/escape-attribute';
import { displayPath } from '../../config/diagnostics/files';
import { type AssetContext, type AssetResult, type AssetStamp, findAsset, stampOf } from './assets';
import { type Drawing, embedDrawing, readDrawing } from './drawing';
import { placeOf } from './mistakes';
import { scrollable } from './picture-frame';
import {
  attribute,
  type Element,
  type ElementContent,
  h,
  isElement,
  replaceElements,
  type Root,
} from './tree';

interface Candidate {
  readonly image: Element;
  /** The paragraph around it, which cannot contain a figure. */
  readonly paragraph?: Element;
}

interface DrawingResult extends AssetResult {
  /** Missing files; the page is rebuilt once they exist. */
  readonly awaited: string[];
}

/** As wide as a phone leaves for a drawing with texts of 14 px, scaled to no less than 13. */
const UPRIGHT_WIDTH = 350;

/**
 * Replaces images of drawings (SVG files with the class `drawing`) with the drawings themselves, as
 * figures. Other pictures are left to `resolveAssets`. Phones show `map.upright.svg` in place of
 * `map.svg`, if it is there.
 */
export async function inlineDrawings(root: Root, context: AssetContext): Promise<DrawingResult> {
  const stamps: AssetStamp[] = [];
  const awaited: string[] = [];
  const problems: Problem[] = [];
  const figures = new Map<Element, Element[]>();
  let count = 0;

  for (const { image, paragraph } of candidates(root)) {
    const source = attribute(image, 'src') ?? '';
    const file = findAsset(source, context);
    if (!file) continue;
    const drawing = await drawingIn(file, context);
    if (!drawing) continue;
    const tall = file.replace(/\.svg$/i, '.upright.svg');
    const upright = existsSync(tall) ? await drawingIn(tall, context) : undefined;
    stamps.push(await stampOf(file), ...(upright ? [await stampOf(tall)] : []));
    if (!upright) awaited.push(tall);
    const mistakes = [
      ...mistakesOf(drawing, file, context),
      ...(upright ? mistakesOf(upright, tall, context, UPRIGHT_WIDTH) : []),
    ];
    problems.push(...placeProblems(image, paragraph, source, context), ...mistakes);
    const replaced = paragraph && isAlone(image, paragraph) ? paragraph : image;
    // Develop does not show what a build rejects.
    const isTaken = mistakes.length === 0 && (!paragraph || replaced === paragraph);
    const figure = isTaken && figureOf(drawing, upright, image, `drawing-${++count}-`);
    figures.set(replaced, figure ? [figure] : []);
  }
  replaceElements(root, (element) => figures.get(element));
  return { stamps, problems, awaited };
}

async function drawingIn(file: string, { variables }: AssetContext): Promise<Drawing | undefined> {
  return readDrawing(substitute(await fs.readFile(file, 'utf8'), escaped(variables ?? {})));
}

function mistakesOf(
  { mistakes, width }: Drawing,
  file: string,
  { rootDir }: AssetContext,
  limit = Infinity,
): Problem[] {
  const wide = {
    message: `The upright drawing is ${width} wide.`,
    fix: `Draw it at most ${limit} wide, with texts of 14 px or more.`,
  };
  return [...mistakes, ...(width > limit ? [wide] : [])].map((mistake) => ({
    check: 'content',
    file: displayPath(file, rootDir),
    ...mistake,
  }));
}

function candidates(root: Root): Candidate[] {
  const found: Candidate[] = [];
  const walk = (children: readonly unknown[], paragraph?: Element): void => {
    for (const child of children) {
      if (!isElement(child)) continue;
      if (child.tagName === 'img') {
        const source = attribute(child, 'src') ?? '';
        if (/^(?![a-z]+:|\/\/)[^?#]*\.svg(?:[?#]|$)/i.test(source)) {
          found.push({ image: child, ...(paragraph && { paragraph }) });
        }
      }
      walk(child.children, child.tagName === 'p' ? child : paragraph);
    }
  };
  walk(root.children);
  return found;
}

function isAlone(image: Element, paragraph: Element): boolean {
  const isBlank = (child: ElementContent) => child.type === 'text' && child.value.trim() === '';
  return paragraph.children.every((child) => child === image || isBlank(child));
}

function placeProblems(
  image: Element,
  paragraph: Element | undefined,
  source: string,
  context: AssetContext,
): Problem[] {
  const place = placeOf(image, context);
  const problems: Problem[] = [];
  if ((attribute(image, 'alt') ?? '').trim() === '') {
    const message = `The drawing "${source}" has no text alternative.`;
    const fix = 'Say in the brackets what it shows: ![…](…). It carries the same information.';
    problems.push({ check: 'textAlternatives', ...place, message, fix });
  }
  if (paragraph && !isAlone(image, paragraph)) {
    const message = `The drawing "${source}" is inside a paragraph.`;
    const fix = 'Put an empty line before and after it.';
    problems.push({ check: 'content', ...place, message, fix });
  }
  return problems;
}

function figureOf(
  drawing: Drawing,
  upright: Drawing | undefined,
  image: Element,
  prefix: string,
): Element {
  const caption = attribute(image, 'title');
  const alternative = attribute(image, 'alt') || caption || MESSAGES.drawing;
  const name = MESSAGES.drawingOf.replace('{title}', () => caption ?? alternative);
  const wide = scrollable([embedDrawing(drawing, alternative, prefix)], drawing.width, name);
  const both = upright && [
    h('div', { className: ['drawing-wide'] }, wide),
    h('div', { className: ['drawing-upright'] }, [
      embedDrawing(upright, alternative, `${prefix}upright-`),
    ]),
  ];
  return h('figure', { className: ['drawing'] }, [
    ...(both ?? wide),
    ...(caption ? [h('figcaption', {}, [caption])] : []),
  ]);
}

/** The values of variables, escaped for XML. */
function escaped(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, escapeAttribute(value)]),
  );
}
