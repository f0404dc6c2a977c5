import { hashInName } from './hash-in-name';

describe('hashInName', () => {
  it('always has a letter', () => {
    const hashes = Array.from({ length: 2000 }, (_, index) => hashInName(`picture ${index}`));
    expect(hashes.filter((hash) => !/^[0-9a-f]{10}$/.test(hash) || /^\d+$/.test(hash))).toEqual([]);
  });

  it('has the length that was asked for', () => {
    expect(hashInName('a', 16)).toHaveLength(16);
    expect(hashInName(new Uint8Array([1, 2, 3]))).toHaveLength(10);
  });
});
