import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pino, { type Logger } from 'pino';
import { scrubMessage } from '#main/platforms/http/scrub.ts';
import { createLogFile, type LogLimits } from './log-file.ts';

/** The log of a workspace. Logging never throws, whatever happens to the disk. */
export interface Log {
  readonly warn: Logger['warn'];
  readonly error: Logger['error'];
  close(): void;
}

export const logFileOf = (directory: string): string => path.join(directory, 'answerscope.log');

/** Longer texts are cut: a message is a sentence, and a stack ends in code that is not ours. */
const longestMessage = 400;
const longestStack = 4_000;

/**
 * The workspace's log file: defects and slow statements, never a request's body or an answer. Secrets of the environment and
 * whatever looks like a key are removed from every line.
 */
export function createLog(
  directory: string,
  variables: Readonly<Record<string, string | undefined>>,
  limits: Partial<LogLimits> = {},
): Log {
  const file = createLogFile(logFileOf(directory), limits);
  const logger = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    {
      write: (line: string) => {
        const secrets = secretsOf(variables);
        file.write(`${JSON.stringify(withoutSecrets(JSON.parse(line), secrets))}\n`);
      },
    },
  );
  const guarded =
    (method: 'warn' | 'error'): Logger['warn'] =>
    (...args: unknown[]) => {
      try {
        (logger[method] as (...given: unknown[]) => void)(...args);
      } catch {
        // What cannot be written as JSON is not worth a crash.
      }
    };
  return { warn: guarded('warn'), error: guarded('error'), close: file.close };
}

/** Values of variables that hold a secret, read each time because the desktop app changes them while it runs. */
const secretsOf = (variables: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(variables).flatMap(([name, value]) =>
    value !== undefined && /KEY|TOKEN|SECRET|PASS|LOGIN|CREDENTIAL|POSTGRES|WEBHOOK/i.test(name) ? [value] : [],
  );

function withoutSecrets(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return scrubMessage(value, secrets);
  if (Array.isArray(value)) return value.map((part) => withoutSecrets(part, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutSecrets(part, secrets)]));
}

/** Logs a defect; returns the id to find it by. */
export function logDefect(log: Log, operation: string, error: unknown): string {
  const id = randomBytes(4).toString('hex');
  log.error({ id, operation, error: describe(error) }, 'defect');
  return id;
}

function describe(error: unknown): object | string {
  if (!(error instanceof Error)) return String(error).slice(0, longestMessage);
  const message = withoutQuotedText(error).slice(0, longestMessage);
  // The stack begins with the message, in full.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  return { name: error.name, message, stack: frames.join('\n').slice(0, longestStack), ...cause };
}

/** A message without the text it quotes: a parser quotes what it read, which may be an answer. */
const withoutQuotedText = ({ message }: Error): string =>
  message.replaceAll(/"[^"]{12,}(?:"|$)|'[^']{40,}(?:'|$)/g, '"…"');
