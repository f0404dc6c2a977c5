/** Bytes of a page, the largest that there is: one page of pointers is then enough for any site. */
const PAGE = 65_536;

const text = (value: string) => Buffer.from(value);

function varint(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

/** A row as a cell: its length and number, the types of its columns, and their values. */
function cell(row: number, columns: readonly (string | number | null)[]): Buffer {
  const values = columns.map((column) =>
    typeof column === 'string' ? text(column) : Buffer.from(column === null ? [] : [column]),
  );
  const types = columns.flatMap((column, index) =>
    column === null
      ? [0]
      : typeof column === 'number'
        ? [1]
        : varint(13 + 2 * (values[index]?.length ?? 0)),
  );
  const body = Buffer.concat([Buffer.from([types.length + 1, ...types]), ...values]);
  return Buffer.concat([Buffer.from([...varint(body.length), ...varint(row)]), body]);
}

/** @param last the page that a page of pointers ends with. @param start where the page begins in it. */
function page(cells: readonly Buffer[], last?: number, start = 0): Buffer {
  const bytes = Buffer.alloc(PAGE);
  let end = PAGE;
  let at = bytes.writeUInt8(last === undefined ? 13 : 5, start) + 2;
  at = bytes.writeUInt16BE(cells.length, at);
  const content = at;
  at = last === undefined ? at + 3 : bytes.writeUInt32BE(last, at + 3);
  for (const one of cells) {
    end -= one.length;
    one.copy(bytes, end);
    at = bytes.writeUInt16BE(end, at);
  }
  bytes.writeUInt16BE(end % PAGE, content);
  return bytes;
}

/**
 * A database with one table, as a file of SQLite 3 (https://www.sqlite.org/fileformat2.html): writing it
 * takes less than a package with native code does.
 *
 * @param sql creates the table, whose first column is an integer primary key.
 */
export function sqliteTable(
  name: string,
  sql: string,
  rows: readonly (readonly string[])[],
): Buffer {
  const leaves: { readonly cells: Buffer[]; last: number }[] = [];
  let free = 0;
  rows.forEach((row, index) => {
    const own = cell(index + 1, [null, ...row]);
    free -= own.length + 2;
    if (free < 0) {
      leaves.push({ cells: [], last: 0 });
      free = PAGE - 8 - own.length - 2;
    }
    const leaf = leaves[leaves.length - 1];
    leaf?.cells.push(own);
    if (leaf) leaf.last = index + 1;
  });
  // The root of the table is page 2: its only leaf, or what leads to its leaves.
  const pointers = leaves.slice(0, -1).map(({ last }, index) => {
    const left = Buffer.alloc(4);
    left.writeUInt32BE(index + 3);
    return Buffer.concat([left, Buffer.from(varint(last))]);
  });
  const inner = leaves.length > 1 ? [page(pointers, leaves.length + 2)] : [];
  const pages = [...inner, ...leaves.map(({ cells }) => page(cells))];
  if (pages.length === 0) pages.push(page([]));
  const first = page([cell(1, ['table', name, name, 2, sql])], undefined, 100);
  first.write('SQLite format 3\0');
  // The size of a page, versions, and fractions that are fixed; then counts and the encoding.
  first.set([0, 1, 1, 1, 0, 64, 32, 32], 16);
  for (const [at, value] of [
    [24, 1],
    [28, pages.length + 1],
    [40, 1],
    [44, 4],
    [56, 1],
    [92, 1],
    [96, 3_040_000],
  ] as const)
    first.writeUInt32BE(value, at);
  return Buffer.concat([first, ...pages]);
}
