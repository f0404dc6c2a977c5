/** @jest-environment jsdom */
import '../../test/dom';

const warned = jest.spyOn(console, 'warn').mockImplementation();

let read: (key: string) => string | null;
let write: (key: string, value: string) => void;

// Each test has its own copy of the module, which warns once.
beforeEach(async () => {
  jest.resetModules();
  ({ read, write } = await import('./storage'));
  warned.mockClear();
});

/** A browser that forbids storage, as some do in private windows. */
const forbid = (method: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementationOnce(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });

it('reads back what was written', () => {
  write('theme', 'dark');
  expect(read('theme')).toBe('dark');
  expect(read('nothing')).toBeNull();
  expect(warned).not.toHaveBeenCalled();
});

it('reads nothing and warns if storage is forbidden', () => {
  write('theme', 'dark');
  forbid('getItem');
  expect(read('theme')).toBeNull();
  expect(warned).toHaveBeenCalledWith(
    'Browser storage: "theme" cannot be read.',
    expect.objectContaining({ name: 'SecurityError' }),
  );
});

it('writes nothing and warns if storage is forbidden or full', () => {
  write('theme', 'dark');
  forbid('setItem');
  expect(() => write('theme', 'light')).not.toThrow();
  expect(read('theme')).toBe('dark');
  expect(warned.mock.calls).toEqual([
    ['Browser storage: "theme" cannot be written.', expect.anything()],
  ]);
});

it('warns only once, whatever fails afterwards', () => {
  forbid('getItem');
  forbid('setItem');
  read('theme');
  write('theme', 'dark');
  expect(warned).toHaveBeenCalledTimes(1);
});
