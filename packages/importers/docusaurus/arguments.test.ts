import { folderAmong, readArguments } from './arguments';

function read(positionals: readonly string[], help = false) {
  const said: string[] = [];
  const result = readArguments(() => ({ values: { help }, positionals }), 'Usage', 'docfx.json', {
    log: (text) => said.push(`log: ${text}`),
    error: (text) => said.push(`error: ${text}`),
  });
  return { result, said };
}

it('returns the options with the one folder', () => {
  expect(read(['a'])).toEqual({ result: { values: { help: false }, folder: 'a' }, said: [] });
});

it('shows the help', () => {
  expect(read([], true)).toEqual({ result: 0, said: ['log: Usage'] });
});

it('asks for one folder, by the file that it is known by', () => {
  const said = ['error: Name one folder: the one with docfx.json.\n\nUsage'];
  expect(read([])).toEqual({ result: 2, said });
  expect(read(['a', 'b'])).toEqual({ result: 2, said });
});

it('tells the folder from the values of options', () => {
  const options = { out: { type: 'string' }, check: { type: 'boolean' } } as const;
  expect(folderAmong(['--out', 'a', '--check', 'b'], options)).toBe('b');
  expect(folderAmong(['--other', '--out=a', '--', '-b'], options)).toBe('-b');
  expect(folderAmong(['--check'], options)).toBeUndefined();
});

it('says what is wrong with the options', () => {
  const error = jest.fn();
  const parse = (): never => {
    throw new Error('Unknown option');
  };
  expect(readArguments(parse, 'Usage', 'docfx.json', { log: jest.fn(), error })).toBe(2);
  expect(error).toHaveBeenCalledWith('Unknown option\n\nUsage');
});
