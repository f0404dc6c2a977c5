import { contract, packageText } from './contract';

it('Jest compiles every module with vm.compileFunction, for a context', () => {
  contract(
    /\.compileFunction\)\([^]*?\bparsingContext:/.test(packageText('jest-runtime/build/index.js')),
    'Modules are compiled for each test file again: find how, for src/test/runner/compile-once.ts.',
  );
});

it('Jest’s test runner has an asynchronous storage that nothing ends', () => {
  const runner = packageText('jest-circus/build/jestAdapterInit.js');
  contract(
    /new \S*AsyncLocalStorage\(\)/.test(runner) && !runner.includes('.disable()'),
    'Remove src/test/runner/end-storages.ts: there is nothing left to end.',
  );
});

it('Jest looks for the text of a module where sources are kept', () => {
  const runtime = packageText('jest-runtime/build/index.js');
  contract(
    runtime.includes('source = this.strings.get(filename)') &&
      runtime.includes('this.strings.set(filename, source)') &&
      runtime.includes('this.fileCache = '),
    'Modules are read for each test file again: find where, for src/test/runner/keep-sources.ts.',
  );
});
