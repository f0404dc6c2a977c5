/** In pixels: between a label and the lifeline beside it. */
const GAP = 8;

/**
 * Moves labels off lifelines, on which mermaid writes what a participant tells itself and what passes
 * one. They start after their lifeline, or end before the last one; what has no room stays.
 */
export function clearLifelines(picture: SVGSVGElement): void {
  const lifelines = [...picture.querySelectorAll<SVGLineElement>('.actor-line')]
    .map(({ x1 }) => x1.baseVal.value)
    .sort((one, other) => one - other);
  for (const label of picture.querySelectorAll<SVGTextElement>('.messageText')) {
    const { x, width } = label.getBBox();
    const index = lifelines.findIndex((line) => line > x && line < x + width);
    const crossed = lifelines[index] ?? 0;
    const room = (lifelines[index + 1] ?? lifelines[index - 1] ?? crossed) - crossed;
    if (index < 0 || Math.abs(room) < width + 2 * GAP) continue;
    label.setAttribute('x', String(crossed + Math.sign(room) * GAP));
    label.setAttribute('text-anchor', room > 0 ? 'start' : 'end');
  }
}
