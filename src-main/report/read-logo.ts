import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { invalidRequest } from '#shared/contract/errors.ts';
import type { Logo } from './report-model.ts';

export const logoLimitBytes = 512 * 1024;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads a logo to embed; throws `invalid_request` if it is missing, too large, or neither PNG nor SVG. */
export const readLogo = (file: string): Logo => logoOf(readLimited(file), 'logoFile', file);

/** A logo given as a base64 data address; throws `invalid_request` as `readLogo` does. */
export const logoOfData = (address: string): Logo =>
  logoOf(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), 'logo', 'the picture');

function logoOf(bytes: Buffer, field: 'logo' | 'logoFile', name: string): Logo {
  if (bytes.subarray(0, 8).equals(pngSignature) && bytes.length > 24)
    return {
      mediaType: 'image/png',
      base64: bytes.toString('base64'),
      aspect: aspectOf(bytes.readUInt32BE(16), bytes.readUInt32BE(20)),
    };
  const text = bytes.toString('utf8');
  if (
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/i.test(
      text,
    )
  )
    return { mediaType: 'image/svg+xml', base64: bytes.toString('base64'), aspect: svgAspect(text) };
  throw invalidRequest(field, `${name} is neither a PNG nor an SVG picture`);
}

function readLimited(file: string): Buffer {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    throw invalidRequest('logoFile', `${file} cannot be read`);
  }
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) throw invalidRequest('logoFile', `${file} is not a file`);
    if (stat.size > logoLimitBytes)
      throw invalidRequest('logoFile', `${file} is larger than ${logoLimitBytes / 1024} KiB`);
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

const aspectOf = (width: number, height: number): number => (width > 0 && height > 0 ? width / height : 1);

/** Width ÷ height of a drawing, from its viewBox or its size; 1 if it has neither. */
function svgAspect(text: string): number {
  const tag = /<svg[^>]*>/i.exec(text)?.[0] ?? '';
  const box = /viewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(tag);
  if (box) return aspectOf(Number(box[1]), Number(box[2]));
  const size = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)`, 'i').exec(tag)?.[1] ?? 0);
  return aspectOf(size('width'), size('height'));
}
