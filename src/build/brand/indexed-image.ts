/** The modulus of Adler-32. */
const MODULUS = 65521;
/** How many bytes can be summed up before the sums need more than 31 bits. */
const SUMMED_AT_ONCE = 3800;

/** A picture of indexes into a palette. It always knows the checksum that its file needs. */
export class IndexedImage {
  /** The bytes of a row: 0, which is PNG's mark for "no filter", then one for each pixel. */
  readonly stride: number;
  private readonly adler: Adler;

  /**
   * @param width in pixels.
   * @param rows as `stride` describes them; only `set` may write to them from now on.
   */
  constructor(
    readonly width: number,
    readonly rows: Uint8Array,
    { sum, sums }: Adler = adlerOf(rows),
  ) {
    this.stride = width + 1;
    this.adler = { sum, sums };
  }

  /** In pixels. */
  get height(): number {
    return this.rows.length / this.stride;
  }

  /** The Adler-32 of all rows. */
  get checksum(): number {
    const { sum, sums } = this.adler;
    const rest = (value: number) => ((value % MODULUS) + MODULUS) % MODULUS;
    return rest(sums) * 65536 + rest(sum);
  }

  get(x: number, y: number): number {
    return this.rows[y * this.stride + 1 + x] ?? 0;
  }

  set(x: number, y: number, index: number): void {
    const { rows, stride, adler } = this;
    const at = y * stride + 1 + x;
    const change = index - (rows[at] ?? 0);
    rows[at] = index;
    adler.sum += change;
    // A byte is in the sum of each byte from its own on.
    adler.sums += change * (rows.length - at);
  }

  copy(): IndexedImage {
    return new IndexedImage(this.width, this.rows.slice(), this.adler);
  }
}

/** The halves of an Adler-32, which may be too large by multiples of its modulus. */
interface Adler {
  /** Of all bytes, and 1. */
  sum: number;
  /** Of the sums up to each byte. */
  sums: number;
}

function adlerOf(bytes: Uint8Array): Adler {
  let [sum, sums] = [1, 0];
  for (let start = 0; start < bytes.length; start += SUMMED_AT_ONCE) {
    const end = Math.min(start + SUMMED_AT_ONCE, bytes.length);
    for (let at = start; at < end; at++) {
      sum += bytes[at] ?? 0;
      sums += sum;
    }
    sum %= MODULUS;
    sums %= MODULUS;
  }
  return { sum, sums };
}
