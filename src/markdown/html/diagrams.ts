import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { normalized } from '../../features/diagrams/store';
import { type AssetContext, type AssetStamp, publish, stampOf } from './assets';
import { scrollable } from './picture-frame';
import type { Size } from './pictures';
import { attribute, type Element, findElements, h, replaceElements, type Root, text } from './tree';

export interface DiagramResult {
  readonly stamps: AssetStamp[];
  /** Missing files; the page is rebuilt once they exist. */
  readonly awaited: string[];
}

type Fence = ReturnType<typeof fenceOf>;

/**
 * Turns mermaid fences into figures with the pictures made by `npm run diagrams`, one per theme. If
 * those are missing, the figure holds the source, which the browser draws when it comes near.
 *
 * What a diagram shows is also there as text: its alternative, and its source for everybody.
 */
export async function frameDiagrams(root: Root, context: AssetContext): Promise<DiagramResult> {
  const stamps: AssetStamp[] = [];
  const awaited: string[] = [];
  const figures = new Map<Element, Element[]>();
  const fences = findElements(root, ({ properties }) => properties.dataDiagram !== undefined);
  for (const element of fences) {
    const fence = fenceOf(element);
    const pictures = await publishPictures(fence.source, context);
    stamps.push(...pictures.stamps);
    awaited.push(...pictures.awaited);
    const [light, dark] = pictures.images;
    const frame = light && dark ? pictureFrame(fence, light, dark) : sourceFrame(fence);
    figures.set(element, [...mistakesOf(element, fence), frame]);
  }
  replaceElements(root, (element) => figures.get(element));
  return { stamps, awaited };
}

function fenceOf(element: Element) {
  return {
    source: normalized(attribute(element, 'dataDiagram') ?? ''),
    title: attribute(element, 'dataTitle')?.trim() || undefined,
    alternative: attribute(element, 'dataAlt')?.trim() || undefined,
  };
}

/** For `extractMistakes`, which reports it. */
function mistakesOf(element: Element, { title, alternative }: Fence): Element[] {
  if (title ?? alternative) return [];
  const properties = {
    dataMistake: 'The diagram has no text alternative.',
    dataFix:
      'Say what it shows, behind ```mermaid: title="…", and alt="…" where that is not all of it.',
    dataCheck: 'textAlternatives',
    dataLine: attribute(element, 'dataLine'),
    dataSource: attribute(element, 'dataSource'),
  };
  return [h('template', properties)];
}

interface Image extends Size {
  readonly url: string;
}

interface Pictures extends DiagramResult {
  /** Light and dark, or none. */
  readonly images: Image[];
}

async function publishPictures(
  source: string,
  { diagrams, rootDir }: AssetContext,
): Promise<Pictures> {
  if (!diagrams) return { images: [], stamps: [], awaited: [] };
  const files = Object.values(diagrams.filesOf(source));
  // The pictures depend on the colours.
  const stamps = [await stampOf(diagrams.tokensFile)];
  const sizes = await Promise.all(files.map(sizeOf));
  if (!sizes.every((size) => size !== undefined)) {
    const isThere = (file: string) => existsSync(file);
    return {
      images: [],
      stamps: [...stamps, ...(await Promise.all(files.filter(isThere).map(stampOf)))],
      awaited: files.filter((file) => !isThere(file)),
    };
  }
  const images: Image[] = [];
  for (const [index, size] of sizes.entries()) {
    const { stamp, url } = await publish(files[index] ?? '', rootDir);
    stamps.push(stamp);
    images.push({ ...size, url });
  }
  return { images, stamps, awaited: [] };
}

/** The size written by `tidySvg`; undefined if the file is missing or not one of ours. */
async function sizeOf(file: string): Promise<Size | undefined> {
  const svg = await fs.readFile(file, 'utf8').catch(() => '');
  const [tag = ''] = /^<svg\b[^>]*>/.exec(svg) ?? [];
  const measure = (name: string) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(tag)?.[1]);
  const [width, height] = [measure('width'), measure('height')];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function pictureFrame(fence: Fence, light: Image, dark: Image): Element {
  const alt = fence.alternative ?? fence.title ?? MESSAGES.diagram;
  const image = ({ url, width, height }: Image, mode: string) =>
    h('img', {
      className: [`diagram-${mode}`],
      src: url,
      alt,
      width,
      height,
      // The hidden one is not loaded.
      loading: 'lazy',
      decoding: 'async',
    });
  const pictures = [image(light, 'light'), image(dark, 'dark')];
  const name = MESSAGES.diagramOf.replace('{title}', () => fence.title ?? alt);
  return h('figure', { className: ['diagram', 'diagram-drawn'] }, [
    ...scrollable(pictures, light.width, name),
    ...caption(fence),
    h('details', { className: ['diagram-text'] }, [
      h('summary', { className: ['diagram-label'] }, [MESSAGES.diagramSource]),
      sourceOf(fence),
    ]),
  ]);
}

function sourceFrame(fence: Fence): Element {
  const properties = {
    className: ['diagram', `diagram-${placeSize(fence.source)}`],
    dataMermaid: '',
    dataAlt: fence.alternative,
  };
  return h('figure', properties, [sourceOf(fence), ...caption(fence)]);
}

function sourceOf({ source }: Fence): Element {
  return h('pre', { className: ['diagram-source'], tabIndex: 0 }, [h('code', {}, [text(source)])]);
}

function caption({ title }: Fence): Element[] {
  return title === undefined ? [] : [h('figcaption', {}, [title])];
}

/** The size reserved for a diagram before it is drawn, by its number of lines. */
function placeSize(source: string): string {
  const lines = source.split('\n').length;
  return lines <= 6 ? 'small' : lines <= 11 ? 'medium' : 'large';
}
