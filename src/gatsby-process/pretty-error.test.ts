import PrettyErrorOfPackage from 'pretty-error';
import { errorsPrintedBy, type PrettyError } from './pretty-error';

const load = jest.fn(() => PrettyErrorOfPackage as unknown as PrettyError);

/** Sets a formatter up as Gatsby's command line does. */
function setUp(formatter: InstanceType<PrettyError>): typeof formatter {
  formatter.skipNodeFiles();
  formatter.skipPackage('jest-circus');
  formatter.skip((line) => (line as { file?: string }).file === 'pretty-error.test.ts');
  formatter.appendStyle({ 'pretty-error': { marginTop: 1 } });
  return formatter;
}

beforeEach(() => load.mockClear());

it('prints what pretty-error prints, loaded for the first error', () => {
  const own = setUp(new (errorsPrintedBy(load))());
  const other = setUp(new (load())());
  load.mockClear();
  const error = new TypeError('No such page');
  const printed = own.render(error);
  expect(printed).toContain('No such page');
  expect(printed).not.toContain('pretty-error.test.ts');
  expect(printed).toBe(other.render(error));
  own.render(error);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['before', 'after'])('is set up %s it has printed', (when) => {
  const own = new (errorsPrintedBy(load))();
  if (when === 'after') own.render(new Error('first'));
  own.withoutColors();
  expect(own.render(new Error('second'))).not.toContain('\u001b[');
});

it('is not loaded without an error', () => {
  setUp(new (errorsPrintedBy(load))());
  expect(load).not.toHaveBeenCalled();
});
