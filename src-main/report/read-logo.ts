import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { invalidRequest } from '#shared/contract/errors.ts';
import type { Logo } from './report-model.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

export const logoLimitBytes = 512 * 1024;
/** Drawings are read and written again where they are given: larger ones would hold up the window. */
const drawingLimitBytes = 100 * 1024;
/** The field of the request that a problem is about. */
type DataField = 'logo' | 'clientLogo' | 'picture';
type FileField = 'logoFile' | 'clientLogoFile';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads a logo to embed; throws `invalid_request` if it is missing, too large, or none of PNG, JPEG and SVG. */
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
  const photograph = jpegSize(bytes);
  if (photograph !== null)
    return {
      mediaType: 'image/jpeg',
      base64: bytes.toString('base64'),
      aspect: aspectOf(photograph.width, photograph.height),
    };
  const text = decodeSvg(bytes);
  if (bytes.length > drawingLimitBytes && text.includes('<svg'))
    throw invalidRequest(field, `${name} is a drawing larger than ${drawingLimitBytes / 1024} KiB; save it as PNG`);
  const drawing = sanitiseSvg(text);
  if (drawing !== null)
    return {
      mediaType: 'image/svg+xml',
      base64: Buffer.from(drawing.svg, 'utf8').toString('base64'),
      aspect: drawing.aspect,
    };
  throw invalidRequest(field, `${name} is no PNG, JPEG or SVG picture`);
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

/** The address of a logo that can be kept: an SVG as it is written again. */
export const addressOfLogo = ({ mediaType, base64 }: Logo): string => `data:${mediaType};base64,${base64}`;

/** Markers of the segments that say how large a JPEG picture is (ITU T.81, table B.1): all frames but those between are none. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Width and height of a JPEG picture in pixels; null if the bytes are none. */
function jpegSize(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

const aspectOf = (width: number, height: number): number => (width > 0 && height > 0 ? width / height : 1);

/** Drawing programs write UTF-8, some UTF-16 with its mark. */
function decodeSvg(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}
