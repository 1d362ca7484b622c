/** Where an unhandled error is logged, and whom it is told. */
export interface UnhandledParts {
  /** Logs an error; returns the id to find it by, and the file; null while no workspace was opened yet. */
  readonly log: (operation: string, error: unknown) => { readonly id: string; readonly file: string } | null;
  /** Tells the person, in one or two sentences. */
  readonly tell: (message: string) => void;
  /** Ends the program in order. Called once. */
  readonly end: () => void;
}

/**
 * Handles errors that nothing caught: the first is logged, told to the person, and ends the program in order, because what
 * it interrupted is unknown; later ones are only logged. Neither logging nor telling may throw again.
 */
export function handleUnhandled(source: Pick<NodeJS.Process, 'on'>, { log, tell, end }: UnhandledParts): void {
  let ending = false;
  const handle = (operation: string) => (error: unknown) => {
    let place = '';
    try {
      const logged = log(operation, error);
      place = logged === null ? `: ${messageOf(error)}` : `. It is logged under ${logged.id} in ${logged.file}`;
    } catch {
      place = `: ${messageOf(error)}`;
    }
    if (ending) return;
    ending = true;
    try {
      tell(
        `Something went wrong inside Answerscope${place}. Everything stored is kept; Answerscope closes and continues at the next start.`,
      );
    } finally {
      end();
    }
  };
  source.on('uncaughtException', handle('unhandled error'));
  source.on('unhandledRejection', handle('unhandled rejection'));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
