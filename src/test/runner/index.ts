/**
 * Jest's own test runner, in less time: `testRunner` of jest.config.ts. What it relies on is in
 * `src/test/contracts/jest.test.ts`.
 */
import vm from 'node:vm';
import { compileOnce } from './compile-once';
import { endStorages } from './end-storages';

type TestRunner = (...args: readonly unknown[]) => Promise<unknown>;

// It has no types.
const { default: runTests } = require('jest-circus/runner') as { readonly default: TestRunner };

vm.compileFunction = compileOnce(vm.compileFunction);

const runTestFile: TestRunner = (...args) => endStorages(() => runTests(...args));

export default runTestFile;
