import type { MermaidConfig } from '../../page-model/mermaid-config';
import { tidySvg } from './tidy-svg';

interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

const MERMAID = './mermaid.esm.min.mjs';

/**
 * Draws a diagram to be saved as a file, in the browser that `npm run diagrams` drives.
 *
 * @returns the text of a self-contained SVG file.
 */
export async function renderFile(source: string, config: MermaidConfig): Promise<string> {
  const { default: mermaid } = (await import(MERMAID)) as { default: Mermaid };
  mermaid.initialize(config);
  const { svg } = await mermaid.render('d', source);
  document.body.innerHTML = svg;
  const picture = document.querySelector('svg');
  if (!picture) throw new Error('Mermaid drew nothing.');
  return tidySvg(picture);
}
