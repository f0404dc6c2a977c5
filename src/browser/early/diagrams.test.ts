/** @jest-environment jsdom */
import '../../test/dom';
import { screen, waitFor, within } from '@testing-library/react';
import { announce, FakeIntersectionObserver, setBody } from '../../test/dom';
import { COLOR_MODE_EVENT } from './color-mode';
import { startDiagrams } from './diagrams';

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

beforeAll(startDiagrams);

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

it('names a picture by its alternative, where the caption is not all of it', async () => {
  figure().setAttribute('data-alt', 'A joins B');
  FakeIntersectionObserver.show(figure());
  expect(await screen.findByRole('img', { name: 'A joins B' })).toBeVisible();
});

it('draws again in another colour mode, in place of the picture before', async () => {
  FakeIntersectionObserver.show(figure());
  await picture();
  changeMode('dark');
  await waitFor(() => expect(mockDraw).toHaveBeenLastCalledWith('graph TD; A --> B', 'dark'));
  expect(within(figure()).getAllByRole('img')).toHaveLength(1);
});

it('says that it cannot draw, beside the source, and warns', async () => {
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

it('takes the message away once it can', async () => {
  FakeIntersectionObserver.show(figure());
  await picture();
  mockDraw.mockRejectedValueOnce(new Error('Not now'));
  changeMode('dark');
  await waitFor(() => expect(message()).toBeVisible());
  changeMode('light');
  await waitFor(() => expect(message()).not.toBeInTheDocument());
  expect(figure()).not.toHaveAttribute('data-failed');
});

it('loads the pictures of the other theme when the reader is about to change it', () => {
  setBody(
    '<button data-color-mode-toggle>Dark mode</button><button>Other</button><figure class="diagram-drawn"><img alt="Light" loading="lazy"><img alt="Dark" loading="lazy"></figure><img alt="Photo" loading="lazy">',
  );
  const loading = () => screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  // jsdom has the attribute only.
  for (const image of screen.getAllByRole('img')) {
    Object.defineProperty(image, 'loading', {
      set: (value: string) => image.setAttribute('loading', value),
    });
  }
  screen.getByRole('button', { name: 'Other' }).focus();
  expect(loading()).toEqual(['lazy', 'lazy', 'lazy']);
  screen.getByRole('button', { name: 'Dark mode' }).focus();
  expect(loading()).toEqual(['eager', 'eager', 'lazy']);
});
