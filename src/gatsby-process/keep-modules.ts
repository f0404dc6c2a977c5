import path from 'node:path';
import { keepCompiledModules } from './compile-cache';
import { keepResolvedModules } from './resolve-cache';

/**
 * Keeps what a process finds out about the modules that it loads, for the next build.
 *
 * @param kind the kind of process. Each writes files of its own when it ends.
 */
export function keepModules(kind: 'gatsby' | 'bodies'): void {
  const dir = path.resolve('node_modules', '.cache', 'modules', kind);
  keepCompiledModules(dir);
  keepResolvedModules(path.join(dir, 'resolved.json'), path.resolve('node_modules'));
}
