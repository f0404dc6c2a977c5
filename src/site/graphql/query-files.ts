import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Store } from 'gatsby';

type ParseFile = (file: string, addError: unknown) => Promise<unknown>;

/** The module of Gatsby that looks for queries in all files below `src/`, and in its plugins. */
export interface FileParserModule {
  readonly default: { readonly prototype: { parseFile: ParseFile } };
}

interface State {
  readonly components: ReadonlyMap<string, unknown>;
}

/** A query's tag is imported, since Gatsby's third version. */
const IMPORTS_GATSBY = /["'`]gatsby["'`]/;

/**
 * Has Gatsby parse for queries only templates and files that import from it. It parses all that
 * have words such as `config` or `Head`, and goes through each five times: 3 % of a build's CPU time.
 *
 * @param store Gatsby's; it knows the templates, where other exports than queries count too.
 */
export function parseOnlyQueryFiles(
  store: Pick<Store, 'getState'>,
  module: FileParserModule = loadModule(),
): void {
  const { prototype } = module.default;
  const { parseFile } = prototype;
  prototype.parseFile = async function (this: unknown, file, addError) {
    const { components } = (store.getState as () => State)();
    const matters = components.has(file) || (await mayHaveQuery(file));
    return matters ? parseFile.call(this, file, addError) : null;
  };
}

/** What cannot be read is Gatsby's to report. */
async function mayHaveQuery(file: string): Promise<boolean> {
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  return text === undefined || IMPORTS_GATSBY.test(text);
}

function loadModule(): FileParserModule {
  const load = createRequire(path.resolve('package.json'));
  return load('gatsby/dist/query/file-parser') as FileParserModule;
}
