/**
 * Jest's own test runner, in less time: `testRunner` of jest.config.ts. What it relies on is in
 * `src/test/contracts/jest.test.ts`.
 */
import vm from 'node:vm';
import { compileOnce } from './compile-once';
import { endStorages } from './end-storages';
import { keepSources, type Reader } from './keep-sources';

type Given = [globalConfig: unknown, config: unknown, environment: unknown, runtime: Reader];
type TestRunner = (...given: readonly [...Given, ...unknown[]]) => Promise<unknown>;

// It has no types.
const { default: runTests } = require('jest-circus/runner') as { readonly default: TestRunner };

vm.compileFunction = compileOnce(vm.compileFunction);
const shareSources = keepSources();

const runTestFile: TestRunner = (...given) => {
  shareSources(given[3]);
  return endStorages(() => runTests(...given));
};

export default runTestFile;
