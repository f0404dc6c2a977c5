/** @jest-environment jsdom */
import '../../test/dom';
import { screen, waitFor } from '@testing-library/react';
import { FakeIntersectionObserver, setBody } from '../../test/dom';
import { start } from './diagrams';

// Mermaid isn't mocked here: the file doesn't exist, as if the network had failed.
it('shows the source if mermaid cannot be loaded', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  setBody('<figure data-mermaid><pre class="diagram-source">graph TD</pre></figure>');
  start();
  FakeIntersectionObserver.show(screen.getByRole('figure'));
  await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('figure')).toHaveTextContent(
    'This diagram cannot be drawn. Its source is below.graph TD',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
