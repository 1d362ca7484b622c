import type { Readable, Transform } from 'node:stream';
import zlib from 'node:zlib';
import { PageFetchError } from './page-fetch-error.ts';

export interface PageBytesOptions {
  /** The `Content-Encoding` header. */
  readonly encoding: string;
  /** The `Content-Length` header, 0 when there is none. */
  readonly declaredLength: number;
  /** Limit after decompression: a small compressed body must not expand without bound. */
  readonly maxBytes: number;
  readonly host: string;
}

/** Reads a response to its end, decompressing; throws `too_large` as soon as the limit is exceeded. */
export async function readPageBytes(body: Readable, options: PageBytesOptions): Promise<Uint8Array> {
  const tooLarge = () =>
    new PageFetchError(
      'too_large',
      `The page at ${options.host} is larger than ${Math.round(options.maxBytes / 1024)} KiB.`,
    );
  if (options.declaredLength > options.maxBytes) {
    body.on('error', () => undefined).destroy();
    throw tooLarge();
  }
  let source = body;
  for (const decoder of decoders(options.encoding, options.host)) {
    source.on('error', (failure) => decoder.destroy(failure));
    source = source.pipe(decoder);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > options.maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } finally {
    body.on('error', () => undefined).destroy();
  }
  return Buffer.concat(chunks);
}

/** One decompressor per listed coding, last applied first. */
function decoders(encoding: string, host: string): Transform[] {
  const codings = encoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  return codings.toReversed().map((coding) => {
    if (coding === 'gzip' || coding === 'x-gzip') return zlib.createGunzip();
    if (coding === 'deflate') return zlib.createInflate();
    if (coding === 'br') return zlib.createBrotliDecompress();
    throw new PageFetchError('connection', `${host} used an unsupported compression ("${coding}").`);
  });
}
