import path from 'node:path';

/** Where Jest's runtime looks for the text of a module before it reads the file. */
export interface Reader {
  readonly fileCache: { strings: Map<string, string> };
}

const PACKAGES = `${path.sep}node_modules${path.sep}`;

/** A test file's texts of modules, of which those of packages are shared. */
class Sources extends Map<string, string> {
  constructor(
    own: Iterable<[string, string]>,
    private readonly packages: Map<string, string>,
  ) {
    super();
    for (const [file, text] of own) super.set(file, text);
  }

  override get(file: string): string | undefined {
    return super.get(file) ?? this.packages.get(file);
  }

  override set(file: string, text: string): this {
    if (file.includes(PACKAGES)) this.packages.set(file, text);
    else super.set(file, text);
    return this;
  }
}

/**
 * Jest reads every module again for each test file. Packages do not change while tests run, so they
 * are read once. The project's own files are read again, because they may change with `--watch`.
 *
 * @returns what has a runtime of Jest share the texts.
 */
export function keepSources(): (runtime: Reader) => void {
  const packages = new Map<string, string>();
  return ({ fileCache }) => {
    fileCache.strings = new Sources(fileCache.strings, packages);
  };
}
