import { COLOR_MODE_EVENT, currentColorMode } from './color-mode';
import { onPage } from './page-event';

interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/** Where `content-layer/vendor.ts` publishes mermaid's own modules. */
const MERMAID = '/vendor/mermaid/mermaid.esm.min.mjs';
/** Diagrams are drawn this far before they come into view. */
const NEAR = '400px';

let observer: IntersectionObserver | undefined;
let count = 0;

/** Draws diagrams in the reader's theme; mermaid is loaded when the first one comes near. */
export function startDiagrams(): void {
  onPage(() => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer?.unobserve(target);
          void draw(target);
        }
      },
      { rootMargin: NEAR },
    );
    for (const figure of document.querySelectorAll('[data-mermaid]')) observer.observe(figure);
  });
  document.addEventListener(COLOR_MODE_EVENT, () => {
    for (const figure of document.querySelectorAll('[data-mermaid][data-drawn]')) void draw(figure);
  });
}

async function draw(figure: Element): Promise<void> {
  const source = figure.querySelector('.diagram-source')?.textContent ?? '';
  const caption = figure.querySelector('figcaption')?.textContent ?? 'Diagram';
  try {
    const { default: mermaid } = (await import(MERMAID)) as { default: Mermaid };
    const dark = currentColorMode() === 'dark';
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      // Its own picture of a mistake would stay below the page.
      suppressErrorRendering: true,
      theme: dark ? 'dark' : 'default',
    });
    const { svg } = await mermaid.render(`diagram-${++count}`, source);
    const picture = document.createElement('div');
    picture.className = 'diagram-picture';
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', caption);
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
    message.textContent = 'This diagram cannot be drawn. Its source is below.';
    figure.prepend(message);
    figure.setAttribute('data-failed', '');
    console.warn('A diagram cannot be drawn.', error);
  }
}
