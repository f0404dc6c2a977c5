import type * as Draw from '../diagrams/draw';
import { COLOR_MODE_EVENT, currentColorMode } from '../early/color-mode';
import { nearViewport, onPage } from '../early/events';

/** `client/diagrams/draw.ts`, as published by `build/bundling/vendor.ts` next to mermaid. */
const DRAW = `${BASE_PATH}/vendor/mermaid/draw.mjs`;
/** How far from the viewport diagrams are drawn. */
const NEAR = '400px';

/**
 * Draws diagrams that have no prerendered picture in the reader's theme. Mermaid is loaded when the
 * first of them comes near the viewport.
 */
export function start(): void {
  const watch = nearViewport(NEAR, (figure) => void draw(figure));
  onPage(() => watch(document.querySelectorAll('[data-mermaid]')));
  document.addEventListener(COLOR_MODE_EVENT, () => {
    for (const figure of document.querySelectorAll('[data-mermaid][data-drawn]')) void draw(figure);
  });
}

async function draw(figure: Element): Promise<void> {
  const source = figure.querySelector('.diagram-source')?.textContent ?? '';
  const name =
    figure.getAttribute('data-alt') ??
    figure.querySelector('figcaption')?.textContent ??
    MESSAGES.diagram;
  try {
    const { draw: svgOf } = (await import(/* webpackIgnore: true */ DRAW)) as typeof Draw;
    const svg = await svgOf(source, currentColorMode());
    const picture = document.createElement('div');
    picture.className = 'diagram-picture';
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', name);
    picture.innerHTML = svg;
    figure.querySelector('.diagram-picture')?.remove();
    figure.querySelector('.diagram-error')?.remove();
    figure.removeAttribute('data-failed');
    figure.prepend(picture);
    figure.setAttribute('data-drawn', '');
  } catch (error) {
    figure.querySelector('.diagram-error')?.remove();
    const message = document.createElement('p');
    message.className = 'diagram-error';
    message.textContent = MESSAGES.diagramFailed;
    figure.prepend(message);
    figure.setAttribute('data-failed', '');
    console.warn('A diagram cannot be drawn.', error);
  }
}
