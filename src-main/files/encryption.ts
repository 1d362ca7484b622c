import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { invalidRequest } from '#shared/contract/errors.ts';
import { moveIntoPlace, temporaryBeside } from './durable.ts';

// The library speaks the streams of browsers.
const toWeb = (stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> =>
  Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
const fromWeb = (stream: ReadableStream): Readable => Readable.fromWeb(stream as unknown as WebStream);

/**
 * Encrypts a stream with a passphrase (age format, scrypt) into a new file, reads it back, and gives it its name once what
 * it decrypts to is what went in. On failure nothing is left.
 */
export async function encryptInto(file: string, source: Readable, passphrase: string): Promise<void> {
  const temporary = temporaryBeside(file);
  try {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    const written = createHash('sha256');
    const counted = source.on('data', (chunk: Uint8Array) => written.update(chunk)).pause();
    const encrypted = await encrypter.encrypt(toWeb(counted));
    await pipeline(fromWeb(encrypted), createWriteStream(temporary, { flags: 'wx', mode: 0o600 }));
    const read = createHash('sha256');
    await pipeline(await decrypted(temporary, passphrase), digesting(read));
    if (read.digest('hex') !== written.digest('hex')) throw new Error(`${file} does not decrypt to what was encrypted`);
    moveIntoPlace(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

const digesting = (hash: ReturnType<typeof createHash>): Writable =>
  new Writable({
    write: (chunk: Uint8Array, _encoding, done) => {
      hash.update(chunk);
      done();
    },
  });

/**
 * Decrypts a file into a new one. Throws `invalid_request` for a wrong passphrase, and for a file that is damaged or cut off;
 * then nothing is left.
 */
export async function decryptInto(file: string, source: string, passphrase: string): Promise<void> {
  const content = await decrypted(source, passphrase).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : '';
    throw /no identity matched/.test(message)
      ? invalidRequest('passphrase', `does not open ${source}; nothing was changed`)
      : invalidRequest('file', `${source} is encrypted and damaged (${message}); nothing was changed`);
  });
  try {
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    rmSync(file, { force: true });
    // Of the library: a part does not have the checksum that it should have.
    if (error instanceof Error && !('code' in error))
      throw invalidRequest('file', `${source} is encrypted and damaged or cut off; nothing was changed`);
    throw error;
  }
}

/** Who may open a file: those who have a passphrase, or the owner of a public key (`age1…`). */
export type Lock = { readonly passphrase: string } | { readonly recipient: string };
/** What opens it: the passphrase, or the secret key (`AGE-SECRET-KEY-…`). */
export type Opener = { readonly passphrase: string } | { readonly identity: string };

/** Encrypts a stream into a new file, which gets its name once it is whole. Throws `invalid_request` for a key that is none. */
export async function encryptFor(file: string, source: Readable, lock: Lock): Promise<void> {
  if ('passphrase' in lock) return encryptInto(file, source, lock.passphrase);
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(lock.recipient);
  } catch {
    source.destroy();
    throw invalidRequest('recipient', 'is not a public key of age (age1…)');
  }
  const temporary = temporaryBeside(file);
  try {
    const encrypted = await encrypter.encrypt(toWeb(source));
    await pipeline(fromWeb(encrypted), createWriteStream(temporary, { flags: 'wx', mode: 0o600 }));
    moveIntoPlace(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * The content of an encrypted file. Throws `invalid_request` for a wrong passphrase or key; the stream fails with an error
 * without a code where the file is damaged or cut off.
 */
export async function openEncryptedFile(source: string, opener: Opener): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    if ('passphrase' in opener) decrypter.addPassphrase(opener.passphrase);
    else decrypter.addIdentity(opener.identity);
  } catch {
    throw invalidRequest('identity', 'is not a secret key of age (AGE-SECRET-KEY-…)');
  }
  try {
    return fromWeb(await decrypter.decrypt(toWeb(createReadStream(source))));
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw /no identity matched/.test(message)
      ? invalidRequest(
          'passphrase' in opener ? 'passphrase' : 'identity',
          `does not open ${source}; nothing was changed`,
        )
      : invalidRequest('file', `${source} is damaged (${message}); nothing was changed`);
  }
}

async function decrypted(source: string, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return fromWeb(await decrypter.decrypt(toWeb(createReadStream(source))));
}
