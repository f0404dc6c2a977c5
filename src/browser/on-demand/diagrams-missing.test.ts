/** @jest-environment jsdom */
import '../../test/dom';
import { screen, waitFor } from '@testing-library/react';
import { FakeIntersectionObserver, setBody } from '../../test/dom';
import { start } from './diagrams';

// Nothing stands in for mermaid here: there is no such file, as where the network fails.
it('shows the source where mermaid cannot be loaded', async () => {
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
