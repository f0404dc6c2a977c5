import type { MermaidConfig } from '../../page-model/mermaid-config';
import { drawAs } from './draw';
import { clearLifelines } from './lifelines';
import { tidySvg } from './tidy-svg';

/**
 * Draws a diagram to be saved as a file, in the browser that `npm run diagrams` drives.
 *
 * @returns the text of a self-contained SVG file.
 */
export async function renderFile(source: string, config: MermaidConfig): Promise<string> {
  document.body.innerHTML = await drawAs('d', source, config);
  const picture = document.querySelector('svg');
  if (!picture) throw new Error('Mermaid drew nothing.');
  clearLifelines(picture);
  return tidySvg(picture);
}
