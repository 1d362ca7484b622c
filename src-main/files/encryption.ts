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

async function decrypted(source: string, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return fromWeb(await decrypter.decrypt(toWeb(createReadStream(source))));
}
