/** @jest-environment jsdom */
import '../../test/dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { setBody } from '../../test/dom';
import { startCopy } from './copy';

const writeText = jest.fn<Promise<void>, [string]>();

function offerClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

const button = () => screen.getByRole('button');

async function press(): Promise<void> {
  fireEvent.click(button());
  await act(() => Promise.resolve());
}

beforeAll(startCopy);

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  offerClipboard();
  setBody(`
    <figure>
      <figcaption>Join.cs</figcaption>
      <button data-copy><span class="code-copy-label">Copy</span></button>
      <pre><code><span>var a = 1;</span>\n  a &lt; 2;\n</code></pre>
    </figure>`);
});

afterEach(() => jest.useRealTimers());

it('says for two seconds that it has copied', async () => {
  await press();
  expect(button()).toHaveAccessibleName('Copied');
  expect(button()).toHaveAttribute('data-copy', 'copied');
  jest.advanceTimersByTime(1999);
  expect(button()).toHaveAccessibleName('Copied');
  jest.advanceTimersByTime(1);
  expect(button()).toHaveAccessibleName('Copy');
  expect(button()).toHaveAttribute('data-copy', '');
});

it('starts the two seconds again on a second click', async () => {
  await press();
  jest.advanceTimersByTime(1500);
  await press();
  jest.advanceTimersByTime(1500);
  expect(button()).toHaveAccessibleName('Copied');
  jest.advanceTimersByTime(500);
  expect(button()).toHaveAccessibleName('Copy');
});

it('says so if the browser refuses', async () => {
  writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await press();
  expect(button()).toHaveAccessibleName('Not copied');
  expect(button()).toHaveAttribute('data-copy', 'failed');
});

it('suggests the keyboard shortcut without a clipboard', async () => {
  Reflect.deleteProperty(navigator, 'clipboard');
  await press();
  expect(button()).toHaveAccessibleName('Press Ctrl+C');
});

it('copies nothing on a click outside the button', async () => {
  fireEvent.click(screen.getByText('Join.cs'));
  await act(() => Promise.resolve());
  expect(writeText).not.toHaveBeenCalled();
});
