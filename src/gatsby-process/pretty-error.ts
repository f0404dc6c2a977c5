/** What Gatsby's command line asks of pretty-error. */
interface Formatter {
  readonly skipNodeFiles: () => unknown;
  readonly skipPackage: (...names: readonly string[]) => unknown;
  readonly skip: (isSkipped: (line: unknown) => boolean) => unknown;
  readonly appendStyle: (style: object) => unknown;
  readonly withoutColors: () => unknown;
  readonly render: (error: unknown) => string;
}

export type PrettyError = new () => Formatter;

type Step = (formatter: Formatter) => unknown;

/**
 * Stands in for pretty-error, whose 230 modules print errors: it is loaded for the first of them,
 * and set up then as it was asked to be before.
 *
 * @param load loads pretty-error.
 */
export function errorsPrintedBy(load: () => PrettyError): PrettyError {
  return class implements Formatter {
    private readonly steps: Step[] = [];
    private formatter?: Formatter;

    skipNodeFiles(): void {
      this.set((formatter) => formatter.skipNodeFiles());
    }

    skipPackage(...names: readonly string[]): void {
      this.set((formatter) => formatter.skipPackage(...names));
    }

    skip(isSkipped: (line: unknown) => boolean): void {
      this.set((formatter) => formatter.skip(isSkipped));
    }

    appendStyle(style: object): void {
      this.set((formatter) => formatter.appendStyle(style));
    }

    withoutColors(): void {
      this.set((formatter) => formatter.withoutColors());
    }

    render(error: unknown): string {
      if (!this.formatter) {
        this.formatter = new (load())();
        for (const step of this.steps) step(this.formatter);
      }
      return this.formatter.render(error);
    }

    private set(step: Step): void {
      if (this.formatter) step(this.formatter);
      else this.steps.push(step);
    }
  };
}
