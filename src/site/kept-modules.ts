import path from 'node:path';
import { keepBundlesIn } from '../diagnostics/evaluate-module';
import { isPlainBuild } from './plain-build';

/** Has a build keep the settings and the registries of the content folder as JavaScript. */
export function keepEvaluatedModules(): void {
  if (!isPlainBuild()) keepBundlesIn(path.resolve('node_modules', '.cache', 'evaluated'));
}
