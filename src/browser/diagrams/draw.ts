import { mermaidConfig } from '../../page-model/mermaid-config';

interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/** Beside this file, where `content-layer/vendor.ts` publishes both. */
const MERMAID = './mermaid.esm.min.mjs';

let count = 0;

/**
 * Draws a diagram in the colours that the page has now. Loaded only where a page has a diagram
 * without a picture of its own, and then only when it comes near.
 *
 * @returns the SVG element as text.
 * @throws what mermaid throws at a source with a mistake.
 */
export async function draw(source: string, mode: 'light' | 'dark'): Promise<string> {
  const { default: mermaid } = (await import(MERMAID)) as { default: Mermaid };
  const style = getComputedStyle(document.documentElement);
  mermaid.initialize(mermaidConfig(mode, (name) => style.getPropertyValue(name).trim()));
  const { svg } = await mermaid.render(`diagram-${++count}`, source);
  return svg;
}
