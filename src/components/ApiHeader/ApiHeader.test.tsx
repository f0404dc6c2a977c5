/** @jest-environment jsdom */
import '../../test/dom';
import { render, screen } from '@testing-library/react';
import { ApiHeader } from './ApiHeader';

it('shows name and kind in one heading, separated from each other', () => {
  render(<ApiHeader name="RealtimeComponent<T>" kind="class" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('RealtimeComponent<T> class');
});

it.each([
  ['RealtimeArray', ['Realtime', 'Array']],
  ['IRoom', ['IRoom']],
  ['Vector3Model', ['Vector3', 'Model']],
])('can break %s before its capitals, without changing it', (name, parts) => {
  render(<ApiHeader name={name} kind="class" />);
  const shown = screen.getByText(name);
  expect(shown.innerHTML.split('<wbr>')).toEqual(parts);
});
