import fs from 'node:fs';
import { type Build, buildOf, type EarlyMade, type FlattenOptions, publishFile } from './flatten';
import { type MadeFiles, type PublishedFiles, publishedFiles } from './kept-files';

/**
 * Makes files of `dist/` while Gatsby still renders others: the folder is half of the work of a large
 * site's last seconds, in which Gatsby uses one core. They are made in a folder of their own, from
 * which `flatten` takes those whose sources have not changed since. Whatever goes wrong here, it makes
 * a file itself.
 */
export class EarlyFiles implements EarlyMade {
  private readonly dir: string;
  private begun: { readonly out: PublishedFiles; readonly build: Build } | undefined;

  constructor(
    private readonly options: Pick<
      FlattenOptions,
      'publicDir' | 'distDir' | 'inspect' | 'policyOf'
    >,
  ) {
    this.dir = `${options.distDir}.early`;
    this.remove();
  }

  /**
   * Makes files.
   *
   * @param names their paths in `public/`, where they are finished. The first is a document.
   */
  make(names: readonly string[]): void {
    const { publicDir } = this.options;
    for (const name of names) {
      try {
        this.begun ??= {
          out: publishedFiles(this.dir, this.dir),
          build: buildOf(publicDir, name),
        };
        const { out, build } = this.begun;
        if (build.hash !== undefined) publishFile(out, name, build, this.options);
      } catch {
        // Nothing is known of the file then.
        continue;
      }
    }
  }

  /** The files; undefined if those of the build are made of something else. */
  for({ hash, scripts }: Build): MadeFiles | undefined {
    const { out, build } = this.begun ?? {};
    return build?.hash === hash && build?.scripts === scripts ? out : undefined;
  }

  /** Removes the folder, which is of no use once the files have been taken from it. */
  remove(): void {
    fs.rmSync(this.dir, { recursive: true, force: true });
  }
}
