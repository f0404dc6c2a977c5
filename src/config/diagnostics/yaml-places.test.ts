import { frontMatterLocator } from './yaml-places';

const RAW = '---\nname: A\nmembers:\n  - name: b\n    signature: int b\n---\n';

describe('frontMatterLocator', () => {
  it.each([
    [['name'], { line: 2, column: 1 }],
    [['members', 0, 'signature'], { line: 5, column: 5 }],
    [['members', 0], { line: 4, column: 5 }],
  ])('finds %j', (keys, place) => {
    expect(frontMatterLocator(RAW)(keys)).toEqual(place);
  });

  it('finds the nearest parent of a missing key', () => {
    expect(frontMatterLocator(RAW)(['members', 0, 'missing'])).toEqual({ line: 4, column: 5 });
  });

  it('names the first line of a file without front matter', () => {
    expect(frontMatterLocator('text')(['name'])).toEqual({ line: 1 });
  });
});
