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

/** The start of a JPEG with a comment before its size, as cameras and programs write it. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 0, 0, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 6, 1, 2, 3, 4, 0xff]), frame]);
}

describe('a logo', () => {
  it('is a PNG, a JPEG or an SVG by its content, whatever its name, with its proportions', () => {
    expect(readLogo(write(png(300, 100)))).toMatchObject({ mediaType: 'image/png', aspect: 3 });
    expect(
      readLogo(write('<?xml version="1.0"?>\n<!-- made by hand --><svg viewBox="0 0 50 25"></svg>')),
    ).toMatchObject({ mediaType: 'image/svg+xml', aspect: 2 });
    expect(readLogo(write(jpeg(400, 100)))).toMatchObject({ mediaType: 'image/jpeg', aspect: 4 });
    expect(() => readLogo(write(jpeg(400, 100).subarray(0, 14)))).toThrow('no PNG, JPEG or SVG');
    expect(readLogo(write('<svg width="30" height="60"/>')).aspect).toBe(0.5);
    expect(readLogo(write('<svg></svg>')).aspect).toBe(1);
  });

  it('is refused when it is something else, too large, a folder or missing', () => {
    expect(() => readLogo(write('GIF89a…'))).toThrow('no PNG, JPEG or SVG');
    expect(() => readLogo(write(''))).toThrow('no PNG, JPEG or SVG');
    expect(() => readLogo(write('<html><svg></svg></html>'))).toThrow('no PNG, JPEG or SVG');
    expect(() => readLogo(write(Buffer.concat([png(1, 1), Buffer.alloc(logoLimitBytes)])))).toThrow(
      'larger than 512 KiB',
    );
    expect(() => readLogo(write(`<svg>${' '.repeat(100 * 1024)}</svg>`))).toThrow('save it as PNG');
    const folder = path.join(temporaryDirectory(), 'folder');
    mkdirSync(folder);
    expect(() => readLogo(folder)).toThrow('not a file');
    expect(() => readLogo(path.join(folder, 'missing.png'))).toThrow('cannot be read');
  });
});

/** The drawing that a report embeds. */
const drawn = (svg: string): string => {
  const { base64 } = readLogo(write(svg));
  return Buffer.from(base64, 'base64').toString('utf8');
};
const inside = (content: string): string => drawn(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);

describe('an SVG logo', () => {
  it('keeps what draws: shapes, text, gradients, own references, embedded pictures, rules', () => {
    const content =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
      '<style>.a{fill:url(#g)}</style><path class="a" d="M0 0L10 10"></path><use xlink:href="#g"></use>' +
      '<image href="data:image/png;base64,iVBORw0KGgo="></image><text x="1">Müller &amp; Söhne &lt;3</text>';
    expect(inside(content)).toContain(content);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another case or namespace', '<SCRIPT>alert(1)</SCRIPT><svg:script>alert(1)</svg:script>'],
    ['a script hidden in what is left out', '<foreignObject><body><script>alert(1)</script></body></foreignObject>'],
    ['an event handler', '<g onload="alert(1)" OnClick="alert(1)"></g>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['an animation of a link', '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['a picture from elsewhere', '<image href="https://evil.example/alert"/>'],
    ['an embedded drawing', '<image href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"/>'],
    ['a part of another file', '<use xlink:href="https://evil.example/alert#a"/>'],
    ['imported rules', '<style>@import "https://evil.example/alert";</style>'],
    ['escaped rules', '<style>.a{fill:\\75rl(https://evil.example/alert)}</style>'],
    ['rules that fetch', '<rect style="fill:url(https://evil.example/alert)" fill="url( \'//evil.example/alert\')"/>'],
    ['comments and instructions', '<!-- alert --><?alert alert?>'],
    ['what is not closed', '<g><script>alert(1)'],
  ])('loses %s', (_what, content) => {
    expect(inside(content)).not.toMatch(/script|alert|evil|onload|import/i);
  });

  it('loses its document type and the entities that it declares', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(drawn(`<?xml version="1.0"?>${bomb}<svg><text>&b;</text></svg>`)).toMatch(
      /^<svg [^>]*><text>&amp;b;<\/text><\/svg>$/,
    );
  });

  it('may be UTF-16', () => {
    expect(readLogo(write(Buffer.from('\uFEFF<svg viewBox="0 0 4 2"/>', 'utf16le'))).aspect).toBe(2);
  });

  it.each([
    ['repeats itself without end', `<g id="a"><use href="#a"/></g>`],
    [
      'repeats itself a billion times',
      Array.from(
        { length: 10 },
        (_, level) => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
      ).join(''),
    ],
    ['is nested without end', '<g>'.repeat(1_000)],
    ['has too many elements', '<g/>'.repeat(25_000)],
  ])('is refused if it %s', (_what, content) => {
    expect(() => inside(content)).toThrow('no PNG, JPEG or SVG');
  });
});
