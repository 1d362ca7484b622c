import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { invalidRequest } from '#shared/contract/errors.ts';
import type { Logo } from './report-model.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

export const logoLimitBytes = 512 * 1024;
/** The field of the request that a problem is about. */
type DataField = 'logo' | 'clientLogo';
type FileField = `${DataField}File`;

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads a logo to embed; throws `invalid_request` if it is missing, too large, or neither PNG nor SVG. */
export const readLogo = (file: string, field: FileField = 'logoFile'): Logo =>
  logoOf(readLimited(file, field), field, file);

/** A logo given as a base64 data address; throws `invalid_request` as `readLogo` does. */
export const logoOfData = (address: string, field: DataField = 'logo'): Logo =>
  logoOf(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), field, 'the picture');

function logoOf(bytes: Buffer, field: DataField | FileField, name: string): Logo {
  if (bytes.subarray(0, 8).equals(pngSignature) && bytes.length > 24)
    return {
      mediaType: 'image/png',
      base64: bytes.toString('base64'),
      aspect: aspectOf(bytes.readUInt32BE(16), bytes.readUInt32BE(20)),
    };
  const drawing = sanitiseSvg(decodeSvg(bytes));
  if (drawing !== null)
    return {
      mediaType: 'image/svg+xml',
      base64: Buffer.from(drawing.svg, 'utf8').toString('base64'),
      aspect: drawing.aspect,
    };
  throw invalidRequest(field, `${name} is neither a PNG nor an SVG picture`);
}

function readLimited(file: string, field: FileField): Buffer {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    throw invalidRequest(field, `${file} cannot be read`);
  }
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) throw invalidRequest(field, `${file} is not a file`);
    if (stat.size > logoLimitBytes) throw invalidRequest(field, `${file} is larger than ${logoLimitBytes / 1024} KiB`);
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

const aspectOf = (width: number, height: number): number => (width > 0 && height > 0 ? width / height : 1);

/** Drawing programs write UTF-8, some UTF-16 with its mark. */
function decodeSvg(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}
