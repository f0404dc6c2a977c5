import type { BodyProcess } from '../../site/body-process';
import { pageName } from '../page-files';

interface NamedPage {
  readonly internal: { readonly type: string };
  readonly absolutePath: string;
}

/**
 * Compiles what the other process has not begun, and waits for the rest: the bodies of all pages are
 * in the store then, apart from those that the other process could not compile.
 *
 * @param other undefined if there is none.
 */
export async function compileTogether<P extends NamedPage>(
  other: Pick<BodyProcess, 'take' | 'finish'> | undefined,
  pages: readonly P[],
  compile: (page: P) => Promise<void>,
): Promise<void> {
  if (!other) return;
  const byName = new Map(
    pages.map((page) => [pageName(page.internal.type, page.absolutePath), page]),
  );
  for (let name = other.take(); name !== undefined; name = other.take()) {
    const page = byName.get(name);
    if (page) await compile(page);
  }
  await other.finish();
}
