import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../config/diagnostics/files';
import { LAYOUTS, SMALL_SCREENS } from './breakpoints';

const KNOWN = [
  ...LAYOUTS.flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 0.02}px`]),
  ...SMALL_SCREENS.map((width) => `max-width: ${width}px`),
];

/** The widths in the media queries of a style sheet. */
function widthsIn(css: string): string[] {
  const queries = [...css.matchAll(/@media[^{]+/g)].map(([query]) => query);
  return queries.flatMap((query) =>
    [...query.matchAll(/\(([^()]*width[^()]*)\)/g)].map(([, width = '']) => width.trim()),
  );
}

const root = process.cwd();
const sheets = ['src', 'packages']
  .flatMap((dir) => listFiles(path.resolve(dir)))
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file: path.relative(root, file), css: fs.readFileSync(file, 'utf8') }));

it('finds the widths of media queries', () => {
  expect(widthsIn('@media print { a { min-width: 1px } }')).toEqual([]);
  expect(widthsIn('@media (hover: hover) and (min-width: 7px) { }')).toEqual(['min-width: 7px']);
  expect(widthsIn('@media (7px <= width) { }')).toEqual(['7px <= width']);
});

it.each(sheets.filter(({ css }) => widthsIn(css).length > 0))(
  '$file changes at widths of the table',
  ({ css }) => {
    expect(widthsIn(css).filter((width) => !KNOWN.includes(width))).toEqual([]);
  },
);

it.each(LAYOUTS.concat(SMALL_SCREENS))('some style sheet changes at %d pixels', (width) => {
  const all = sheets.flatMap(({ css }) => widthsIn(css));
  expect(all.some((one) => [width, width - 0.02].some((at) => one.includes(`: ${at}px`)))).toBe(
    true,
  );
});
