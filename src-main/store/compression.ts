import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** JSON as stored in `answer_text` and `answer_raw`: deflated, about a fifth of its size. */
export const compressJson = (value: unknown): Buffer => deflateRawSync(JSON.stringify(value), { level: 5 });

export const decompressJson = (blob: Uint8Array): unknown => JSON.parse(inflateRawSync(blob).toString('utf8'));
