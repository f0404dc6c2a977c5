/** @jest-environment jsdom */
import '../../test/dom';
import { fireEvent, screen } from '@testing-library/react';
import { hideBanner, showBanner } from './fault-banner';

it('shows one fault at a time, with an action', () => {
  const retry = jest.fn();
  showBanner('First.', 'Retry', () => undefined);
  showBanner('Second.', 'Retry', retry);
  expect(screen.getByRole('alert')).toHaveTextContent('Second.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  hideBanner();
  expect(screen.queryByRole('alert')).toBeNull();
});
