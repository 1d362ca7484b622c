/** The longest that closing may take, seconds, unless `ANSWERSCOPE_CLOSE_SECONDS` says otherwise. */
const defaultSeconds = 40;

/** The longest that closing may take, milliseconds: scans have 5 seconds, jobs 15, the rest is for a disk that is slow. */
export function closeLimitMs(environment: Readonly<Record<string, string | undefined>>): number {
  const seconds = Number(environment['ANSWERSCOPE_CLOSE_SECONDS']);
  return 1000 * (Number.isFinite(seconds) && seconds > 0 ? seconds : defaultSeconds);
}

/** How closing ended: in order, or cut off after the limit because something hung. */
export type CloseEnd = 'closed' | 'cut';

/**
 * Closes once, however often it is called: a second call waits for the first. After the limit it gives up waiting; what is
 * stored then is as after a crash, and the next start continues from it. Never rejects.
 */
export function createCloser(
  close: () => Promise<void>,
  limitMs: number,
  onProblem: (what: string, error: unknown) => void,
): () => Promise<CloseEnd> {
  let ending: Promise<CloseEnd> | null = null;
  const run = async (): Promise<CloseEnd> => {
    const { promise: cut, resolve } = Promise.withResolvers<CloseEnd>();
    const timer = setTimeout(() => resolve('cut'), limitMs);
    const closed = close().then(
      () => 'closed' as const,
      (error: unknown) => {
        onProblem('closing', error);
        return 'closed' as const;
      },
    );
    const end = await Promise.race([closed, cut]);
    clearTimeout(timer);
    if (end === 'cut') onProblem('closing', new Error(`it took longer than ${limitMs / 1000} seconds and was cut`));
    return end;
  };
  return () => (ending ??= run());
}
