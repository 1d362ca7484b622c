import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pino, { type Logger } from 'pino';

/** The workspace's log file: defects and slow statements, never a request's body, a secret or an answer. */
export function createLog(directory: string): Logger {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: path.join(directory, 'answerscope.log'), mkdir: true, sync: true, mode: 0o600 }),
  );
}

/** Logs a defect; returns the id to find it by. */
export function logDefect(log: Logger, operation: string, error: unknown): string {
  const id = randomBytes(4).toString('hex');
  log.error(
    {
      id,
      operation,
      error: error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : String(error),
    },
    'defect',
  );
  return id;
}
