import fs from 'node:fs';
import { displayPath } from '../../../src/config/diagnostics/files';
import { counted, wordsOf } from '../shared/tally';
import {
  type ComparedPage,
  type Comparison,
  minutesEach,
  minutesFor,
  type Verdict,
} from './compare';

/** As many differences of a page are listed, and as many pages of one around them. */
const LISTED = 3;

const VERDICTS: Readonly<Record<Verdict, string>> = {
  'as it was': 'as it was',
  changed: 'changed',
  notice: 'with a notice in the place of something',
  missing: 'missing',
};

/** Minutes for what is around the pages: each is one setting. */
const FRAME_MINUTES = 5;

/** Whether both sites show the same. */
export const isWhole = ({ pages, frames }: Comparison): boolean =>
  frames.size === 0 && pages.every(({ verdict }) => verdict === 'as it was');

/** The verdicts, and the pages that need a look: why, and how long. @param all whether everything is listed. */
export function comparisonText(comparison: Comparison, rootDir: string, all = false): string {
  const { pages, frames, builtDir } = comparison;
  const most = all ? Infinity : LISTED;
  const toSee = pages
    .filter(({ verdict }) => verdict !== 'as it was')
    .sort((a, b) => minutesFor(b) - minutesFor(a));
  const around = [...frames].map(([text, addresses]) => {
    const more = addresses.length > most ? ` and ${addresses.length - most} more` : '';
    return `  ${text}\n    on ${addresses.slice(0, most).join(', ')}${more}`;
  });
  const minutesOf = minutesEach(toSee);
  const minutes = [...minutesOf.values()].reduce(
    (sum, one) => sum + one,
    frames.size * FRAME_MINUTES,
  );
  const unbuilt = pages.filter(({ isBuilt }) => !isBuilt).length;
  const others =
    unbuilt === 1
      ? '1 page is not there, and compared with its source.'
      : `${unbuilt} pages are not there, and compared with their sources.`;
  const types = pages.filter(({ isType }) => isType).length;
  const laidOut =
    types > 0
      ? ` Of ${counted(types, 'page')} of types, only addresses, anchors, links and pictures are compared: this site lays them out in its own way.`
      : '';
  const how = builtDir
    ? `Compared with the built pages in ${displayPath(builtDir, rootDir)}.${unbuilt > 0 ? ` ${others}` : ''}${laidOut}`
    : 'Compared with what the sources tell, because the original is not built: not the order and names in its sidebar, navbar and footer, and nothing that a build adds to a page.';
  const looks = toSee.map((page) => pageText(page, minutesOf.get(page) ?? 0, rootDir, most));
  const parts = [
    how,
    around.length > 0 && `Around the pages:\n${around.join('\n')}`,
    looks.length > 0 && `Pages that need a look:\n${looks.join('\n')}`,
    verdictsText(pages),
    minutes > 0 && effortText(toSee.length, frames.size, minutes),
  ];
  return parts.filter((part) => part !== false).join('\n\n');
}

function verdictsText(pages: readonly ComparedPage[]): string {
  const counts = Object.entries(VERDICTS).map(([verdict, name]) => {
    return `${pages.filter((page) => page.verdict === verdict).length} ${name}`;
  });
  return `${counted(pages.length, 'page')}: ${counts.join(', ')}.`;
}

function effortText(pages: number, around: number, minutes: number): string {
  const time = minutes < 90 ? counted(minutes, 'minute') : `${Math.round(minutes / 60)} hours`;
  return `${counted(pages, 'page')} and ${counted(around, 'difference')} around pages need a look: about ${time}, guessed by the kinds of differences.`;
}

function pageText(page: ComparedPage, minutes: number, rootDir: string, most: number): string {
  const { address, verdict, differences, file } = page;
  const word = differences.find((one) => one.word !== undefined)?.word;
  const place = file === undefined ? address : `${displayPath(file, rootDir)}${lineOf(file, word)}`;
  const texts = differences.map(({ text }) => text);
  const more = texts.length - most;
  const why =
    verdict === 'missing'
      ? [`is not here: nothing is at ${address}`]
      : [...texts.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])];
  return `  ${place} (${verdict}, ${minutes} min)\n${why.map((one) => `    ${one}`).join('\n')}`;
}

function lineOf(file: string, word: string | undefined): string {
  if (word === undefined || !fs.existsSync(file)) return '';
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => wordsOf(line).includes(word));
  return at < 0 ? '' : `:${at + 1}`;
}
