/**
 * Runs the main function of a command. A number that it returns is the exit code; an error ends it with
 * 1, and its message is printed.
 */
export function runCommand(main: () => unknown): void {
  Promise.resolve()
    .then(main)
    .then((code) => {
      if (typeof code === 'number') process.exitCode = code;
    })
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
