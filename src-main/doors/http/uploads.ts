import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ServiceError } from '#shared/contract/errors.ts';

/** Uploaded files waiting for their import, in a folder only the user can read. */
export interface Uploads {
  /** Writes a body to a new file and returns its path; on failure deletes the file and throws, `body_too_large` over the limit. */
  receive(body: Readable, name: string): Promise<{ readonly file: string; readonly bytes: number }>;
  /** Deletes a file; one that is not an upload is left alone. */
  discard(file: string): void;
}

export interface UploadOptions {
  readonly directory: string;
  /** Maximum size of one file. */
  readonly limitBytes?: number;
}

const mebibyte = 1024 ** 2;
/** More than two years of an agency's answers as CSV. */
const defaultLimitBytes = 2_048 * mebibyte;
/** How many files may wait for their import; beyond that the oldest is deleted. An export of a tool has several. */
const maximumWaiting = 20;
/** The extensions by which an import recognises a format. */
const extensions = new Set(['.csv', '.tsv', '.json', '.jsonl', '.ndjson', '.txt', '.xlsx']);

const tooLarge = (limitBytes: number): ServiceError =>
  new ServiceError(
    'body_too_large',
    `The file is larger than ${Math.max(1, Math.round(limitBytes / mebibyte))} MiB. Split it, or import it from the command line.`,
  );

/** Empties the folder: what an earlier run left there was never imported. */
export function createUploads({ directory, limitBytes = defaultLimitBytes }: UploadOptions): Uploads {
  rmSync(directory, { recursive: true, force: true });
  const waiting: string[] = [];
  const discard = (file: string): void => {
    const at = waiting.indexOf(file);
    if (at < 0) return;
    waiting.splice(at, 1);
    rmSync(file, { force: true });
  };

  return {
    discard,
    receive: async (body, name) => {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      const extension = path.extname(name).toLowerCase();
      const file = path.join(directory, `${randomUUID()}${extensions.has(extension) ? extension : ''}`);
      let bytes = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          if (bytes <= limitBytes) done(null, chunk);
          else done(tooLarge(limitBytes));
        },
      });
      try {
        await pipeline(body, counted, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
      } catch (error) {
        rmSync(file, { force: true });
        if (error instanceof ServiceError) throw error;
        throw (error as NodeJS.ErrnoException).code === 'ENOSPC'
          ? new ServiceError('unavailable', 'The disk is too full for this file.', { cause: error })
          : new ServiceError('invalid_request', 'The upload was interrupted. Try again.', { cause: error });
      }
      waiting.push(file);
      while (waiting.length > maximumWaiting && waiting[0] !== undefined) discard(waiting[0]);
      return { file, bytes };
    },
  };
}
