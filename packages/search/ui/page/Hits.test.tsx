/** @jest-environment jsdom */
import '../../../../src/test/dom';
import { render, screen } from '@testing-library/react';
import { installBasePath } from '../../../../src/base-path';
import type { SearchHit } from '../../engine/types';
import { Hits } from './Hits';

/** A hit without a text, or with one. */
function hit(path: string, anchor: string | null, content: string | null): SearchHit {
  const hierarchy = { lvl0: 'Pages', lvl1: path, lvl2: anchor, lvl3: null, lvl4: null };
  return {
    objectID: `${path}#${anchor}`,
    type: 'lvl2',
    url: anchor === null ? path : `${path}#${anchor}`,
    url_without_anchor: path,
    anchor,
    kind: 'M',
    hierarchy: { ...hierarchy, lvl5: null, lvl6: null },
    content,
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {} },
  };
}

const linesOf = (shown: SearchHit) => {
  const { unmount } = render(
    <Hits
      hits={[shown]}
      total={1}
      hasMore={false}
      onMore={() => Promise.resolve()}
      insights={undefined}
    />,
  );
  const lines = screen.getByRole('listitem').querySelectorAll('p').length;
  unmount();
  return lines;
};

const PATH_ONLY = 1;
const PATH_AND_TEXT = 2;

it.each([
  ['a section without a text', hit('/room', 'joining', null)],
  ['a page without a text', hit('/reference/classes/Room', null, null)],
  ['a section of a guide on such pages', hit('/guide/reference/classes/a', 'b', null)],
])('keeps a line for the text of %s', (_, shown) => {
  expect(linesOf(shown)).toBe(PATH_AND_TEXT);
});

it('shows the text of a member', () => {
  expect(linesOf(hit('/reference/classes/Room', 'Connect', 'Connects.'))).toBe(PATH_AND_TEXT);
});

it.each(['', '/docs'])('keeps no empty line below a member, on a site at "%s/"', (base) => {
  installBasePath(base);
  const lines = linesOf(hit(`${base}/reference/classes/Room`, 'Connect', null));
  installBasePath('');
  expect(lines).toBe(PATH_ONLY);
});
