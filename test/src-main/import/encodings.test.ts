import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { detectFormat } from '#main/import/detect-format.ts';
import { listsOf, readRecords } from '#main/import/read-records.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'encodings-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The rows of a file: their values, or why they are rejected. */
async function rowsOf(content: Uint8Array): Promise<unknown[]> {
  const file = path.join(folder, 'answers');
  writeFileSync(file, content);
  const rows: unknown[] = [];
  for await (const record of readRecords(file, await detectFormat(file), null))
    rows.push(record.kind === 'row' ? Object.values(record.values) : `${record.line}: ${record.message}`);
  return rows;
}

/** A text in a code page, by what its bytes are decoded to. */
function encode(text: string, codePage: string): Buffer {
  const decoder = new TextDecoder(codePage);
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from([...text].map((character) => byteOf.get(character) ?? 0x3f));
}

describe('a file that is not UTF-8', () => {
  it.each([
    ['windows-1252', 'Welche Küche ist für größere Räume die schönste?'],
    ['windows-1252', 'Quelle est la meilleure crème après l’été à côté?'],
    ['windows-1250', 'Który program jest najlepszy dla małej firmy, żeby było taniej? Jest też większy.'],
    ['windows-1250', 'Který účetní program je nejlepší, když je příliš málo peněz?'],
    ['windows-1251', 'Какой менеджер паролей самый лучший для семьи?'],
    ['windows-1253', 'Ποιο είναι το καλύτερο πρόγραμμα για την οικογένεια;'],
    ['windows-1254', 'Küçük şirketler için en iyi muhasebe programı hangisi, değil mi? Çok güzel şey.'],
    ['windows-1255', 'מה הכלי הטוב ביותר עבור משפחה גדולה?'],
  ])('of %s is read: %s', async (codePage, text) => {
    const question = text.replaceAll(',', ' ');
    expect(await rowsOf(encode(`query,answer\n${question},Acme\n`, codePage))).toEqual([[question, 'Acme']]);
  });

  it('and of no code page in which its words mean anything is refused: a wrong guess would be stored', async () => {
    await expect(rowsOf(Buffer.from('query,answer\nX\u00fdq\u00fez \u00e1\u00fd?,A\n', 'latin1'))).rejects.toThrow(
      'UTF-8',
    );
  });
});

describe('UTF-16 without a mark', () => {
  it.each(['utf-16le', 'utf-16be'])(
    '%s is read, also with characters that have a zero byte on the other side',
    async (name) => {
      const bytes = Buffer.from('query,answer\n一番いいのは？,Acme 一\n', 'utf16le');
      expect(await rowsOf(name === 'utf-16be' ? bytes.swap16() : bytes)).toEqual([['一番いいのは？', 'Acme 一']]);
    },
  );
});

describe('one bad line', () => {
  const good = '{"query":"Für wen?","answer":"Ä Ö Ü ß é"}';

  it('of broken bytes rejects that line', async () => {
    const broken = Buffer.concat([Buffer.from('{"query":"b'), Buffer.of(0xff), Buffer.from('d?","answer":"A"}')]);
    const file = Buffer.concat([Buffer.from(`${good}\n`), broken, Buffer.from(`\n${good}\n`)]);
    const row = ['Für wen?', 'Ä Ö Ü ß é'];
    expect(await rowsOf(file)).toEqual([row, '2: holds bytes that are not UTF-8', row]);
  });

  it('a replacement character that was written as such is none', async () => {
    expect(await rowsOf(Buffer.from('query,answer\nWhat is \uFFFD?,Acme\n'))).toEqual([['What is \uFFFD?', 'Acme']]);
  });

  it.each([
    ['is nested a million levels deep', `{"query":"deep","answer":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`],
    ['is nested and never closed', `{"query":"deep","answer":${'[{"a":'.repeat(200_000)}`],
    ['is cut off', '{"query":"dee'],
  ])('that %s costs no other line', async (_what, bad) => {
    const rows = await rowsOf(Buffer.from(`${good}\n${bad}\n${good}\n`));
    expect(rows).toHaveLength(3);
    expect([rows[0], rows[2]]).toEqual([
      ['Für wen?', 'Ä Ö Ü ß é'],
      ['Für wen?', 'Ä Ö Ü ß é'],
    ]);
  });
});

describe('a compressed file', () => {
  it('is refused and never unpacked, however much it would hold', async () => {
    await expect(rowsOf(gzipSync(Buffer.alloc(50_000_000, 'query,answer\n')))).rejects.toThrow('compressed (gzip)');
    const archive = path.join(folder, 'archive');
    writeFileSync(archive, 'PK\u0003\u0004rest');
    await expect(listsOf(archive, await detectFormat(archive))).rejects.toThrow('damaged or cut off');
  });
});
