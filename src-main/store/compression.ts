import { deflateSync, inflateRawSync, inflateSync } from 'node:zlib';

/** JSON as stored in `answer_text` and `answer_raw`: deflated, about a fifth of its size, with a checksum of its content. */
export const compressJson = (value: unknown): Buffer => deflateSync(JSON.stringify(value), { level: 5 });

/** Throws if the content is damaged: the checksum is verified on every read. */
export const decompressJson = (blob: Uint8Array): unknown =>
  JSON.parse((hasChecksum(blob) ? inflateSync(blob) : inflateRawSync(blob)).toString('utf8'));

/** Throws if the content is damaged: it equals what was stored if it has a checksum, otherwise it can be read. */
export function verifyJson(blob: Uint8Array): void {
  // Most answers are a few kilobytes: the usual buffer of 16 KB for each takes twice the time, and much memory.
  if (hasChecksum(blob)) inflateSync(blob, { chunkSize: Math.max(64, blob.length * 4) });
  else decompressJson(blob);
}

/** Whether the format is zlib's, with a checksum; the first format had none. No raw deflated JSON begins with these two bytes. */
const hasChecksum = (blob: Uint8Array): boolean =>
  ((blob[0] ?? 0) & 0x0f) === 8 && ((blob[0] ?? 0) * 256 + (blob[1] ?? 0)) % 31 === 0;
