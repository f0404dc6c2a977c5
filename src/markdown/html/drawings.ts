import fs from 'node:fs/promises';
import { substitute, type Variables } from '../../config/settings/variables';
import type { Problem } from '../../config/diagnostics/problems';
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

/**
 * Replaces images of drawings (SVG files with the class `drawing`) with the drawings themselves, as
 * figures. Other pictures are left to `resolveAssets`.
 */
export async function inlineDrawings(root: Root, context: AssetContext): Promise<AssetResult> {
  const stamps: AssetStamp[] = [];
  const problems: Problem[] = [];
  const figures = new Map<Element, Element[]>();
  let count = 0;

  for (const { image, paragraph } of candidates(root)) {
    const source = attribute(image, 'src') ?? '';
    const file = findAsset(source, context);
    if (!file) continue;
    const text = await fs.readFile(file, 'utf8');
    const drawing = readDrawing(substitute(text, escaped(context.variables ?? {})));
    if (!drawing) continue;
    stamps.push(await stampOf(file));
    problems.push(
      ...placeProblems(image, paragraph, source, context),
      ...drawing.mistakes.map((mistake): Problem => ({
        check: 'content',
        file: displayPath(file, context.rootDir),
        ...mistake,
      })),
    );
    const replaced = paragraph && isAlone(image, paragraph) ? paragraph : image;
    // Develop does not show what a build rejects.
    const isTaken = drawing.mistakes.length === 0 && (!paragraph || replaced === paragraph);
    figures.set(replaced, isTaken ? [figureOf(drawing, image, `drawing-${++count}-`)] : []);
  }
  replaceElements(root, (element) => figures.get(element));
  return { stamps, problems };
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
    problems.push({
      check: 'textAlternatives',
      ...place,
      message: `The drawing "${source}" has no text alternative.`,
      fix: 'Say in the brackets what it shows: ![…](…). It carries the same information.',
    });
  }
  if (paragraph && !isAlone(image, paragraph)) {
    problems.push({
      check: 'content',
      ...place,
      message: `The drawing "${source}" is inside a paragraph.`,
      fix: 'Put an empty line before and after it.',
    });
  }
  return problems;
}

function figureOf(drawing: Drawing, image: Element, prefix: string): Element {
  const caption = attribute(image, 'title');
  const alternative = attribute(image, 'alt') || caption || MESSAGES.drawing;
  const svg = embedDrawing(drawing, alternative, prefix);
  return h('figure', { className: ['drawing'] }, [
    ...scrollable(
      [svg],
      drawing.width,
      MESSAGES.drawingOf.replace('{title}', () => caption ?? alternative),
    ),
    ...(caption ? [h('figcaption', {}, [caption])] : []),
  ]);
}

/** The values of variables, escaped for XML. */
function escaped(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
    ]),
  );
}
