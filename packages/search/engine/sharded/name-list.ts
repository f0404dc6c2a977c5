import type { IndexedPage, Unit } from '../pages';
import { firstWhere } from '../parts';
import { type Keys, keysOf, namesOfPage, namesOfUnit } from './keys';
import { type PageLine, readPage, readUnit, writePage, writeUnit } from '../lines';
import type { RunOf } from './runs';

/** A page of which some headings or members are known, by their place on it. */
export interface NumberedPage extends Omit<IndexedPage, 'section' | 'units'> {
  readonly number: number;
  readonly units: readonly (readonly [place: number, unit: Unit])[];
}

/** @param pages sorted by their numbers. */
export function writePages(pages: readonly NumberedPage[]): string {
  let last = 0;
  return pages
    .flatMap((page) => {
      const gap = (page.number - last).toString(36);
      last = page.number;
      const units = page.units.map(
        ([place, unit]) => `${place.toString(36)} ${writeUnit(unit, page.rank)}`,
      );
      return [`@${gap} ${writePage(page)}`, ...units];
    })
    .join('\n');
}

/**
 * Pages with some of their headings and members, one a line. Lines are read when a query needs them:
 * most shards have hundreds of which a few match, and objects for all of them would take more time
 * than the query.
 */
export class NameList {
  private readonly starts: number[];
  /** By line: that of its page, and the page's number. */
  private readonly pageLines: number[] = [];
  private readonly numbers: number[] = [];
  /** The same lines in lower case, without the folders of the pages' paths. */
  private readonly folded: string;
  private readonly foldedStarts: number[];
  private readonly keys: Keys[] = [];

  constructor(
    private readonly text: string,
    private readonly runOf: RunOf,
  ) {
    this.starts = startsOf(text);
    this.folded = text.toLowerCase().replace(/^(@\S+ \d)\/[^\t\n]*\//gm, '$1');
    this.foldedStarts = startsOf(this.folded);
    let page = 0;
    let number = 0;
    this.starts.forEach((start, line) => {
      if (text[start] === '@') {
        page = line;
        number += parseInt(text.slice(start + 1, text.indexOf(' ', start)), 36);
      }
      this.pageLines.push(page);
      this.numbers.push(number);
    });
  }

  /** The lines that contain one of some texts, in lower case. */
  linesWith(texts: Iterable<string>): Set<number> {
    const found = new Set<number>();
    for (const text of texts) {
      let at = this.folded.indexOf(text);
      while (at >= 0) {
        const next = firstWhere(this.foldedStarts, (start) => start > at);
        found.add(next - 1);
        const from = this.foldedStarts[next];
        at = from === undefined ? -1 : this.folded.indexOf(text, from);
      }
    }
    return found;
  }

  keysAt(line: number): Keys {
    return (this.keys[line] ??= keysOf(
      this.placeAt(line) === 0 ? namesOfPage(this.pageAt(line)) : namesOfUnit(this.unitAt(line)),
    ));
  }

  /** The number of a line's page. */
  numberAt(line: number): number {
    return this.numbers[line] ?? 0;
  }

  popularityAt(line: number): number {
    const start = this.starts[this.pageLines[line] ?? 0] ?? 0;
    return Number(this.text[this.text.indexOf(' ', start) + 1]);
  }

  /** A line's place on its page: 0 for the page itself. */
  placeAt(line: number): number {
    if (this.pageLines[line] === line) return 0;
    const start = this.starts[line] ?? 0;
    return parseInt(this.text.slice(start, this.text.indexOf(' ', start)), 36);
  }

  /** Whether a line is a heading or member of the page in another line. */
  isOn(line: number, page: number): boolean {
    return this.pageLines[line] === page;
  }

  /** A page without its headings and members; undefined if it is not in the list. */
  page(number: number): PageLine | undefined {
    const line = this.lineOf(number);
    return line === undefined ? undefined : this.pageAt(line);
  }

  /** A heading or member; undefined if it is not in the list. */
  unit(number: number, place: number): Unit | undefined {
    const page = this.lineOf(number);
    if (page === undefined) return undefined;
    for (let line = page + 1; this.isOn(line, page); line++) {
      if (this.placeAt(line) === place) return this.unitAt(line);
    }
    return undefined;
  }

  private lineOf(number: number): number | undefined {
    const line = firstWhere(this.numbers, (one) => one >= number);
    return this.numbers[line] === number ? line : undefined;
  }

  private pageAt(line: number): PageLine {
    return readPage(this.restOf(line));
  }

  private unitAt(line: number): Unit {
    return readUnit(this.restOf(line), this.runOf(this.numberAt(line)).rank);
  }

  private restOf(line: number): string {
    const start = this.text.indexOf(' ', this.starts[line]) + 1;
    const next = this.starts[line + 1];
    return this.text.slice(start, next === undefined ? undefined : next - 1);
  }
}

/** Where each line of a text begins. */
function startsOf(text: string): number[] {
  const starts: number[] = text === '' ? [] : [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
    starts.push(end + 1);
  return starts;
}
