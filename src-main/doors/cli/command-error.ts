/** An error that ends a command; its message is one line that says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The exit code where an option or argument is not what it must be. */
export const usageError = 2;

/** The error of an interrupted command, with the exit code that shells expect. */
export const interrupted = (message: string): CommandError => new CommandError(message, 130);

/** The message of an error in one line. */
export function lineOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (
    message
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' ') || 'Something went wrong.'
  );
}
