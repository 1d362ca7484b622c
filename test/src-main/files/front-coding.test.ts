import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frontCoded, withoutFrontCoding } from '#main/files/front-coding.ts';
import { resourcesDirectory } from '#main/files/paths.ts';

test('a text comes back as it was, whatever its lines, characters and last line break', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('acme', 'acme bank', 'äcme', 'a'.repeat(300)),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const text = lines.join('\n');
      expect(withoutFrontCoding(frontCoded(Buffer.from(text))).toString('utf8')).toBe(text);
    }),
  );
});

test('a text that was not coded stays as it is', () => {
  expect(withoutFrontCoding(Buffer.from('acme\nother\n')).toString('utf8')).toBe('acme\nother\n');
  expect(withoutFrontCoding(Buffer.alloc(0))).toHaveLength(0);
});

test('a sorted list is smaller with it', () => {
  const list = readFileSync(path.join(resourcesDirectory(), 'names', 'places.txt'));
  const coded = frontCoded(list);
  expect(withoutFrontCoding(coded).equals(list)).toBe(true);
  expect(brotliCompressSync(coded).length).toBeLessThan(0.95 * brotliCompressSync(list).length);
});
