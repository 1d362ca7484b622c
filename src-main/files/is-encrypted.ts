import { closeSync, openSync, readSync } from 'node:fs';

const start = 'age-encryption.org/v1\n';

/** Whether a file is encrypted in the age format, by its beginning; false if it cannot be read. */
export function isEncrypted(file: string): boolean {
  const begun = Buffer.alloc(start.length);
  try {
    const descriptor = openSync(file, 'r');
    try {
      return readSync(descriptor, begun, 0, begun.length, 0) === begun.length && begun.toString('latin1') === start;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return false;
  }
}
