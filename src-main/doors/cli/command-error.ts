/** A command that cannot go on, in one line that says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What a shell expects of a program that was interrupted. */
export const interrupted = (message: string): CommandError => new CommandError(message, 130);

/** The one line an error is told in. */
export function lineOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (
    message
      .split(/\s*\r?\n\s*/)
      .filter(Boolean)
      .join(' ') || 'Something went wrong.'
  );
}
