import { deflateSync, inflateRawSync, inflateSync } from 'node:zlib';

/** JSON as stored in `answer_text` and `answer_raw`: deflated, about a fifth of its size, with a checksum of its content. */
export function compressJson(value: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  return deflateSync(text, {
    level: 5,
    memLevel: text.length <= smallText ? smallMemory : usualMemory,
    chunkSize: chunkFor(text.length),
    windowBits: windowFor(text.length),
  });
}

/** Up to this many bytes a quarter of zlib's usual tables gives the same result in a quarter less time. */
const smallText = 8192;
const [smallMemory, usualMemory] = [6, 8];

/** Bits of the smallest window that holds all of a text, which is made and cleared for each: of 512 bytes to 32 KiB. */
const windowFor = (bytes: number): number => Math.min(15, Math.max(9, 32 - Math.clz32(bytes + 262)));

/** Most answers are a few kilobytes: the usual buffer of 16 KB for each takes up to twice the time, and much memory. */
const chunkFor = (bytes: number): number => Math.max(64, bytes);
/** What inflating multiplies the size of an answer by, about. */
const inflation = 4;

/** Throws if the content is damaged: the checksum is verified on every read. */
export const decompressJson = (blob: Uint8Array): unknown =>
  JSON.parse((hasChecksum(blob) ? inflateSync(blob, inflating(blob)) : inflateRawSync(blob)).toString('utf8'));

const inflating = (blob: Uint8Array) => ({ chunkSize: chunkFor(blob.length * inflation) });

/** Throws if the content is damaged: it equals what was stored if it has a checksum, otherwise it can be read. */
export function verifyJson(blob: Uint8Array): void {
  if (hasChecksum(blob)) inflateSync(blob, inflating(blob));
  else decompressJson(blob);
}

/** Whether the format is zlib's, with a checksum; the first format had none. No raw deflated JSON begins with these two bytes. */
const hasChecksum = (blob: Uint8Array): boolean =>
  ((blob[0] ?? 0) & 0x0f) === 8 && ((blob[0] ?? 0) * 256 + (blob[1] ?? 0)) % 31 === 0;
