import { type MermaidConfig, mermaidConfig } from '../../page-model/mermaid-config';

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
export function draw(source: string, mode: 'light' | 'dark'): Promise<string> {
  const style = getComputedStyle(document.documentElement);
  const config = mermaidConfig(mode, (name) => style.getPropertyValue(name).trim());
  return drawAs(`diagram-${++count}`, source, config);
}

/** @param id of the SVG element; its rules and the ids in it begin with it. */
export async function drawAs(id: string, source: string, config: MermaidConfig): Promise<string> {
  const { default: mermaid } = (await import(MERMAID)) as { default: Mermaid };
  mermaid.initialize(config);
  return (await mermaid.render(id, source)).svg;
}
