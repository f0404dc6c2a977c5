import { FONTS_ATTRIBUTE, FONTS_KEY, write } from '../early/storage';

const FONTS = '1em Figtree, Geist Mono';
/** Browsers do not count what moves by less, in CSS pixels. */
const LIMIT = 3;
/** Side by side, each text moves the next ones by what it is wider. */
const WIDTH_WEIGHT = 5;
/** Of .004 em: nobody sees letters closer or wider by a twentieth of an em in one text. */
const MOST = 12;
const STEPS = Array.from({ length: MOST }, (_, index) => [-1 - index, 1 + index]).flat();
const toEm = (steps: number) => `${steps / 250}em`;

/**
 * Loads the web fonts on a first visit. By now, the document has been parsed: on a slow line, they
 * would hold the rest of it back. The stand-ins are as wide (`styles/fonts.css`). Later documents
 * show the web fonts at once, from the cache (`early/theme.ts`).
 */
export function start(): void {
  document.fonts.load(FONTS).then(
    () => {
      show();
      write(FONTS_KEY, '');
    },
    // The stand-ins remain.
    () => undefined,
  );
}

/** Shows the web fonts. In what would move then, letters are a little closer or wider. */
function show(): void {
  // Not style attributes: the runtime inserts the page anew after going back, and policies forbid them.
  const sheet = new CSSStyleSheet();
  const rules = Array.from({ length: 3 * MOST + 1 }, (_, index) => toEm(index - 2 * MOST)).map(
    (one) => `:root [data-letters="${one}"]{letter-spacing:${one}}`,
  );
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
  const blocks = [...visible()].map(watch);
  document.documentElement.setAttribute(FONTS_ATTRIBUTE, '');
  const around = new Set<Element>();
  for (const { block } of blocks)
    for (let one = block.parentElement; one; one = one.parentElement) around.add(one);
  // The inner ones first: what is around a text changes with it.
  fit(blocks.filter(({ block }) => !around.has(block)));
  fit(blocks.filter(({ block }) => around.has(block)));
}

/**
 * Sets the letters of blocks so that nothing in them moves, or as little as can be. All blocks try a
 * step before any is looked at: each look at a page that has changed lays it out.
 */
function fit(blocks: readonly ReturnType<typeof watch>[]): void {
  let open = blocks
    .map((one) => ({ ...one, own: ownSpacing(one.block), best: '', least: one.movement() }))
    .filter(({ least }) => least >= LIMIT);
  for (const step of STEPS) {
    for (const { block, own } of open) block.dataset.letters = toEm(own + step);
    for (const one of open) {
      const now = one.movement();
      if (now < one.least) [one.best, one.least] = [one.block.dataset.letters ?? '', now];
    }
    open = open.filter(({ least }) => least >= LIMIT);
  }
  for (const { block, best } of open) block.dataset.letters = best;
}

/** The letter spacing that style sheets give to a block, in steps. */
const ownSpacing = (block: Element, { letterSpacing, fontSize } = getComputedStyle(block)) =>
  Math.round((250 * Number.parseFloat(letterSpacing)) / Number.parseFloat(fontSize)) || 0;

/** The texts of which a part is in the window, by the block that has their lines. */
function visible(): Map<HTMLElement, Node[]> {
  const blocks = new Map<HTMLElement, Node[]>();
  const walk = (element: HTMLElement): void => {
    // Measuring what is folded would lay it out.
    if (element.matches('details:not([open]) > :not(summary)')) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight;
    if (height > 0 && !isInWindow) return;
    const texts = [...element.childNodes].filter(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    if (isInWindow && texts.length > 0) {
      let block = element;
      while (block.parentElement && getComputedStyle(block).display === 'inline')
        block = block.parentElement;
      blocks.set(block, [...(blocks.get(block) ?? []), ...texts]);
    }
    for (const child of element.children) walk(child as HTMLElement);
  };
  walk(document.body);
  return blocks;
}

/** @returns the block, and how far a text in it has moved since at most, or by how much it has grown. */
function watch([block, texts]: readonly [HTMLElement, readonly Node[]]) {
  // Cells are as wide as their column: closer letters in one would set it apart from the next.
  const weight = getComputedStyle(block).display === 'table-cell' ? 1 : WIDTH_WEIGHT;
  const layout = () => {
    const box = block.getBoundingClientRect();
    const starts = texts.flatMap((text) => {
      const range = new Range();
      range.selectNodeContents(text);
      const { left, top } = range.getClientRects()[0] ?? box;
      return [left - box.left, top - box.top];
    });
    return [box.width * weight, block.offsetHeight, ...starts];
  };
  const before = layout();
  const movement = () =>
    Math.max(...layout().map((now, index) => Math.abs(now - (before[index] ?? now))));
  return { block, movement };
}
