import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { logoLimitBytes, readLogo } from '#main/report/read-logo.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

const write = (content: string | Uint8Array): string => {
  const file = path.join(temporaryDirectory(), 'logo');
  writeFileSync(file, content);
  return file;
};

function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('a logo', () => {
  it('is a PNG or an SVG by its content, whatever its name, with its proportions', () => {
    expect(readLogo(write(png(300, 100)))).toMatchObject({ mediaType: 'image/png', aspect: 3 });
    expect(
      readLogo(write('<?xml version="1.0"?>\n<!-- made by hand --><svg viewBox="0 0 50 25"></svg>')),
    ).toMatchObject({ mediaType: 'image/svg+xml', aspect: 2 });
    expect(readLogo(write('<svg width="30" height="60"/>')).aspect).toBe(0.5);
    expect(readLogo(write('<svg></svg>')).aspect).toBe(1);
  });

  it('is refused when it is something else, too large, a folder or missing', () => {
    expect(() => readLogo(write('GIF89a…'))).toThrow('neither a PNG nor an SVG');
    expect(() => readLogo(write(''))).toThrow('neither a PNG nor an SVG');
    expect(() => readLogo(write('<html><svg></svg></html>'))).toThrow('neither a PNG nor an SVG');
    expect(() => readLogo(write(Buffer.concat([png(1, 1), Buffer.alloc(logoLimitBytes)])))).toThrow(
      'larger than 512 KiB',
    );
    const folder = path.join(temporaryDirectory(), 'folder');
    mkdirSync(folder);
    expect(() => readLogo(folder)).toThrow('not a file');
    expect(() => readLogo(path.join(folder, 'missing.png'))).toThrow('cannot be read');
  });
});
