/** @jest-environment jsdom */
import '../../../../src/test/dom';
import { render, screen } from '@testing-library/react';
import { Filters } from './Filters';

// Sections are 100 px wide, in a row.
Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
  get(this: HTMLElement) {
    return this.localName === 'label'
      ? 100 * [...(this.parentElement?.querySelectorAll('label') ?? [])].indexOf(this as never)
      : 0;
  },
});

it('keeps the active section in sight when a later part of the index changes the order', () => {
  const filters = (counts: Record<string, number>) => (
    <Filters counts={counts} chosen={['Room']} onChange={() => undefined} />
  );
  const { rerender } = render(filters({ Guides: 4, Room: 3, Reference: 2 }));
  const row = screen.getByRole('group', { name: 'Sections' });
  expect(row.scrollLeft).toBe(100);
  rerender(filters({ Guides: 9, Room: 3, Reference: 7 }));
  expect(row.scrollLeft).toBe(200);
  // Where readers have scrolled to stays as it is until the order changes again.
  row.scrollLeft = 0;
  rerender(filters({ Guides: 9, Room: 4, Reference: 7 }));
  expect(row.scrollLeft).toBe(0);
});
