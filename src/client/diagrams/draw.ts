import { mermaidConfig } from '../../page-model/mermaid-config';

interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/** Next to this file: `build/bundling/vendor.ts` publishes both. */
const MERMAID = './mermaid.esm.min.mjs';

let count = 0;

/**
 * Draws a diagram in the page's current colours. Loaded only when a diagram without a prerendered
 * picture comes near the viewport.
 *
 * @returns the SVG element as text.
 * @throws mermaid's error if the source has a mistake.
 */
export async function draw(source: string, mode: 'light' | 'dark'): Promise<string> {
  const { default: mermaid } = (await import(MERMAID)) as { default: Mermaid };
  const style = getComputedStyle(document.documentElement);
  mermaid.initialize(mermaidConfig(mode, (name) => style.getPropertyValue(name).trim()));
  const { svg } = await mermaid.render(`diagram-${++count}`, source);
  return svg;
}
