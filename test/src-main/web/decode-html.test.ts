import { describe, expect, it } from 'vitest';
import { decodeHtml } from '#main/web/decode-html.ts';

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

/** The word, its legacy charset and its bytes in it. */
const words: readonly [word: string, charset: string, encoded: readonly number[]][] = [
  ['Привет', 'windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]],
  ['Привет', 'koi8-r', [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]],
  ['日本', 'shift_jis', [0x93, 0xfa, 0x96, 0x7b]],
  ['日本', 'euc-jp', [0xc6, 0xfc, 0xcb, 0xdc]],
  ['שלום', 'iso-8859-8', [0xf9, 0xec, 0xe5, 0xed]],
  ['שלום', 'windows-1255', [0xf9, 0xec, 0xe5, 0xed]],
  ['中文', 'gbk', [0xd6, 0xd0, 0xce, 0xc4]],
  ['中文', 'big5', [0xa4, 0xa4, 0xa4, 0xe5]],
  ['한국', 'euc-kr', [0xc7, 0xd1, 0xb1, 0xb9]],
  ['ไทย', 'windows-874', [0xe4, 0xb7, 0xc2]],
  ['مرحبا', 'windows-1256', [0xe3, 0xd1, 0xcd, 0xc8, 0xc7]],
  ['Łódź', 'iso-8859-2', [0xa3, 0xf3, 0x64, 0xbc]],
  ['İş', 'iso-8859-9', [0xdd, 0xfe]],
];

describe('decoding HTML', () => {
  it.each(words)('reads %s in %s named by the header', (word, charset, encoded) => {
    expect(decodeHtml(bytes('<p>', encoded, '</p>'), `text/html; charset=${charset}`).html).toBe(`<p>${word}</p>`);
  });

  it.each(words)('reads %s in %s named by a meta element', (word, charset, encoded) => {
    const page = decodeHtml(bytes(`<html><head><meta charset="${charset}"><title>`, encoded), 'text/html');
    expect(page.html).toContain(`<title>${word}`);
    expect(page.charset).toBe(new TextDecoder(charset).encoding);
  });

  it('reads the charset of http-equiv', () => {
    const head = '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1251"><p>';
    expect(decodeHtml(bytes(head, [0xcf, 0xf0]), 'text/html').html).toContain('<p>Пр');
  });

  it('believes the byte order mark before the header and the header before the page', () => {
    expect(decodeHtml(bytes([0xef, 0xbb, 0xbf], [0xc3, 0xa9]), 'text/html; charset=windows-1251').html).toBe('é');
    expect(decodeHtml(bytes([0xff, 0xfe], [0xe9, 0x00]), 'text/html').html).toBe('é');
    const contradicting = bytes('<meta charset="koi8-r">', [0xcf]);
    expect(decodeHtml(contradicting, 'text/html;charset="windows-1251"').html).toContain('П');
  });

  it('passes over a charset that does not exist and a declaration inside a comment', () => {
    const page = bytes('<!-- <meta charset="koi8-r"> --><meta charset="windows-1251">', [0xcf]);
    expect(decodeHtml(page, 'text/html; charset=klingon').html).toContain('П');
  });

  it('takes undeclared bytes for UTF-8 where they are, else for windows-1252', () => {
    expect(decodeHtml(bytes([0xd7, 0xa9]), 'text/html')).toEqual({ html: 'ש', charset: 'utf-8' });
    expect(decodeHtml(bytes([0x93, 0xe9, 0x94]), '')).toEqual({ html: '“é”', charset: 'windows-1252' });
  });

  it('does not believe UTF-16 of a page it could read as ASCII', () => {
    expect(decodeHtml(bytes('<meta charset="utf-16"><p>ok'), 'text/html').html).toContain('<p>ok');
  });
});
