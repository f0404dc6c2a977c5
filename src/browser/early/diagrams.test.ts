/** @jest-environment jsdom */
import '../../test/dom';
import { screen, waitFor, within } from '@testing-library/react';
import { announce, FakeIntersectionObserver, setBody } from '../../test/dom';
import { COLOR_MODE_EVENT } from './color-mode';
import { startDiagrams } from './diagrams';

const mockMermaid = { initialize: jest.fn(), render: jest.fn() };

jest.mock(
  '/vendor/mermaid/mermaid.esm.min.mjs',
  () => ({ __esModule: true, default: mockMermaid }),
  { virtual: true },
);

const root = document.documentElement;
const warned = jest.spyOn(console, 'warn').mockImplementation();
const figure = () => screen.getByRole('figure');
const picture = () => screen.findByRole('img', { name: 'Who joins' });
const message = () => screen.queryByText('This diagram cannot be drawn. Its source is below.');

function changeMode(mode: string): void {
  root.setAttribute('data-theme', mode);
  document.dispatchEvent(new CustomEvent(COLOR_MODE_EVENT));
}

beforeAll(startDiagrams);

beforeEach(() => {
  warned.mockClear();
  mockMermaid.initialize.mockReset();
  mockMermaid.render.mockReset().mockResolvedValue({ svg: '<svg></svg>' });
  root.setAttribute('data-theme', 'light');
  setBody(`
    <figure data-mermaid>
      <pre class="diagram-source">graph TD; A --&gt; B</pre>
      <figcaption>Who joins</figcaption>
    </figure>`);
  announce();
});

it('loads nothing before a diagram comes near', async () => {
  FakeIntersectionObserver.show(figure(), false);
  await Promise.resolve();
  expect(mockMermaid.initialize).not.toHaveBeenCalled();
});

it('draws a diagram once, as a picture named by its caption', async () => {
  FakeIntersectionObserver.show(figure());
  FakeIntersectionObserver.show(figure());
  expect(await picture()).toBeVisible();
  expect(mockMermaid.render).toHaveBeenCalledTimes(1);
  expect(mockMermaid.render).toHaveBeenCalledWith(expect.any(String), 'graph TD; A --> B');
  expect(mockMermaid.initialize).toHaveBeenCalledWith(
    expect.objectContaining({ theme: 'default', securityLevel: 'strict' }),
  );
});

it('draws again in another colour mode, in place of the picture before', async () => {
  FakeIntersectionObserver.show(figure());
  await picture();
  changeMode('dark');
  await waitFor(() => expect(mockMermaid.render).toHaveBeenCalledTimes(2));
  expect(mockMermaid.initialize).toHaveBeenLastCalledWith(
    expect.objectContaining({ theme: 'dark' }),
  );
  expect(within(figure()).getAllByRole('img')).toHaveLength(1);
});

it('says that it cannot draw, beside the source, and warns', async () => {
  mockMermaid.render.mockRejectedValue(new Error('Parse error'));
  FakeIntersectionObserver.show(figure());
  await waitFor(() => expect(message()).toBeVisible());
  expect(figure()).toHaveTextContent('graph TD; A --> B');
  expect(figure()).toHaveAttribute('data-failed');
  expect(warned).toHaveBeenCalledWith(
    'A diagram cannot be drawn.',
    expect.objectContaining({ message: 'Parse error' }),
  );
});

it('takes the message away once it can', async () => {
  FakeIntersectionObserver.show(figure());
  await picture();
  mockMermaid.render.mockRejectedValueOnce(new Error('Not now'));
  changeMode('dark');
  await waitFor(() => expect(message()).toBeVisible());
  changeMode('light');
  await waitFor(() => expect(message()).not.toBeInTheDocument());
  expect(figure()).not.toHaveAttribute('data-failed');
});
