/** @jest-environment jsdom */
import '../../test/dom';
import { screen, waitFor, within } from '@testing-library/react';
import { announce, FakeIntersectionObserver, setBody } from '../../test/dom';
import { COLOR_MODE_EVENT } from '../early/color-mode';
import { start } from './diagrams';

const mockDraw = jest.fn();

jest.mock('/vendor/mermaid/draw.mjs', () => ({ __esModule: true, draw: mockDraw }), {
  virtual: true,
});

const root = document.documentElement;
const warned = jest.spyOn(console, 'warn').mockImplementation();
const figure = () => screen.getByRole('figure');
const picture = () => screen.findByRole('img', { name: 'Who joins' });
const message = () => screen.queryByText('This diagram cannot be drawn. Its source is below.');

function changeMode(mode: string): void {
  root.setAttribute('data-theme', mode);
  document.dispatchEvent(new CustomEvent(COLOR_MODE_EVENT));
}

beforeAll(start);

beforeEach(() => {
  warned.mockClear();
  mockDraw.mockReset().mockResolvedValue('<svg></svg>');
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
  expect(mockDraw).not.toHaveBeenCalled();
});

it('draws a diagram once, as a picture named by its caption', async () => {
  FakeIntersectionObserver.show(figure());
  FakeIntersectionObserver.show(figure());
  expect(await picture()).toBeVisible();
  expect(mockDraw.mock.calls).toEqual([['graph TD; A --> B', 'light']]);
});

it('names a picture by its alt text if it has one', async () => {
  figure().setAttribute('data-alt', 'A joins B');
  FakeIntersectionObserver.show(figure());
  expect(await screen.findByRole('img', { name: 'A joins B' })).toBeVisible();
});

it('redraws in a new colour mode, replacing the previous picture', async () => {
  FakeIntersectionObserver.show(figure());
  await picture();
  changeMode('dark');
  await waitFor(() => expect(mockDraw).toHaveBeenLastCalledWith('graph TD; A --> B', 'dark'));
  expect(within(figure()).getAllByRole('img')).toHaveLength(1);
});

it('shows an error with the source and warns if it cannot draw', async () => {
  mockDraw.mockRejectedValue(new Error('Parse error'));
  FakeIntersectionObserver.show(figure());
  await waitFor(() => expect(message()).toBeVisible());
  expect(figure()).toHaveTextContent('graph TD; A --> B');
  expect(figure()).toHaveAttribute('data-failed');
  expect(warned).toHaveBeenCalledWith(
    'A diagram cannot be drawn.',
    expect.objectContaining({ message: 'Parse error' }),
  );
});

it('removes the error once it can draw', async () => {
  FakeIntersectionObserver.show(figure());
  await picture();
  mockDraw.mockRejectedValueOnce(new Error('Not now'));
  changeMode('dark');
  await waitFor(() => expect(message()).toBeVisible());
  changeMode('light');
  await waitFor(() => expect(message()).not.toBeInTheDocument());
  expect(figure()).not.toHaveAttribute('data-failed');
});
