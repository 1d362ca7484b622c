import { rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { invalidRequest, ServiceError, type ServiceErrorBody } from '#shared/contract/errors.ts';
import { temporaryBeside } from '#main/files/durable.ts';
import { isEncrypted } from '#main/files/is-encrypted.ts';
import { makeDirectory } from '#main/files/paths.ts';
import { workerEntry } from '#main/jobs/worker-entry.ts';

/** To a worker: a file to decrypt into a new one. */
export interface FileToDecrypt {
  readonly decrypt: { readonly source: string; readonly target: string; readonly passphrase: string };
}

export type DecryptReply = { readonly ok: true } | { readonly ok: false; readonly error: ServiceErrorBody };

/**
 * Calls `use` with a backup, decrypted for as long as that takes if it is encrypted. Throws `invalid_request` naming
 * `passphrase` if one is needed or does not fit.
 */
export async function withOpened<Value>(
  backup: string,
  passphrase: string | undefined,
  directory: string,
  use: (file: string) => Promise<Value>,
): Promise<Value> {
  if (!isEncrypted(backup)) return use(backup);
  if (passphrase === undefined) throw invalidRequest('passphrase', `${backup} is encrypted: its passphrase is needed`);
  makeDirectory(directory);
  const plain = temporaryBeside(path.join(directory, 'backup.db'));
  try {
    await decryptInThread({ source: backup, target: plain, passphrase });
    return await use(plain);
  } finally {
    rmSync(plain, { force: true });
  }
}

/** Deriving the key from the passphrase takes a second of one processor: not in the process of the window. */
function decryptInThread(decrypt: FileToDecrypt['decrypt']): Promise<void> {
  const worker = new Worker(workerEntry());
  return new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (reply: DecryptReply) => {
      if (reply.ok) return resolve();
      const { code, message, details } = reply.error;
      reject(new ServiceError(code, message, { details }));
    });
    worker.postMessage({ decrypt } satisfies FileToDecrypt);
  }).finally(() => void worker.terminate());
}
