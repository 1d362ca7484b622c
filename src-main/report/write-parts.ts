import { closeSync, openSync, writeSync } from 'node:fs';
import type { JobContext } from '#main/jobs/job.ts';

/** What a renderer returns: all of it, or its parts one after the other. */
export type ReportContent = string | Uint8Array | Iterable<string>;

/** Writes a new file, part by part, until the job is to stop. */
export function writeParts(file: string, content: ReportContent, { checkCancelled }: JobContext): void {
  const parts = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
  const handle = openSync(file, 'wx');
  try {
    for (const part of parts) {
      checkCancelled();
      writeAll(handle, Buffer.from(part));
    }
  } finally {
    closeSync(handle);
  }
}

function writeAll(handle: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
}
