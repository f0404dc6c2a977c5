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
    hierarchy: { ...hierarchy, lvl5: null, lvl6: null },
    content,
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {} },
  };
}

/** @param keepsLines whether texts may still come. */
const linesOf = (shown: SearchHit, keepsLines: boolean) => {
  const { unmount } = render(
    <Hits
      hits={[shown]}
      keepsLines={keepsLines}
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
  ['a section whose text has not loaded', hit('/room', 'joining', null)],
  ['a page whose text has not loaded', hit('/reference/classes/Room', null, null)],
  ['a section of a guide on such pages', hit('/guide/reference/classes/a', 'b', null)],
])('keeps a line for the text of %s', (_, shown) => {
  expect(linesOf(shown, true)).toBe(PATH_AND_TEXT);
});

it.each([
  ['a section', hit('/room', 'joining', null)],
  ['a page', hit('/reference/classes/Room', null, null)],
])('keeps no empty line below %s whose text will not come', (_, shown) => {
  expect(linesOf(shown, false)).toBe(PATH_ONLY);
});

it.each([true, false])(
  'shows the text of a member; lines are kept for others: %s',
  (keepsLines) => {
    const member = hit('/reference/classes/Room', 'Connect', 'Connects.');
    expect(linesOf(member, keepsLines)).toBe(PATH_AND_TEXT);
  },
);

it.each(['', '/docs'])('keeps no empty line below a member, on a site at "%s/"', (base) => {
  installBasePath(base);
  const lines = linesOf(hit(`${base}/reference/classes/Room`, 'Connect', null), true);
  installBasePath('');
  expect(lines).toBe(PATH_ONLY);
});
