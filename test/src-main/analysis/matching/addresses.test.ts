import { findAddresses } from '#main/analysis/matching/addresses.ts';
import { describe, expect, it } from 'vitest';
import { wholeSize } from '#test/support/size.ts';

function addressesOf(text: string): { spans: string[]; hosts: string[] } {
  const { spans, hosts } = findAddresses(text);
  const slices = (list: typeof spans): string[] => list.map(({ start, end }) => text.slice(start, end));
  return { spans: slices(spans), hosts: slices(hosts) };
}

describe('findAddresses', () => {
  it.each([
    ['see https://a.test/b?c=d#e.', ['https://a.test/b?c=d#e.']],
    ['[x](https://a.test/b_(c) "title") y', ['](https://a.test/b_(c) "title")']],
    ['<https://a.test>', ['<https://a.test>']],
    ['<a href="/x">b</a>', ['<a href="/x">', '</a>']],
    ['mail me@a.test now', ['me@a.test']],
    ['www.a.test/b c', ['www.a.test/b']],
    ['a.com/b and c', ['a.com/b']],
    ['it is so (a.com, b.org)', ['(a.com, b.org)']],
    ['it is so ([a.com](x), [b.org](y))', ['([a.com](x), [b.org](y))']],
    ['a < b and c > d', []],
    ['Booking.com/Expedia', []],
  ])('finds the addresses of %j', (text, spans) => {
    expect(addressesOf(text).spans.toSorted()).toEqual(spans.toSorted());
  });

  it('keeps bare hosts apart, and takes no sentence without a space for one', () => {
    expect(addressesOf('monday.com and booking.co.uk, not Node.js or end.Next').hosts).toEqual([
      'monday.com',
      'booking.co.uk',
    ]);
  });

  it('ends an address where the sentence continues in a script without spaces', () => {
    expect(addressesOf('访问https://a.com了解 https://zh.a.org/wiki/小米').spans).toEqual([
      'https://a.com',
      'https://zh.a.org/wiki/小米',
    ]);
  });

  it('reads much broken Markdown to the end', () => {
    const length = wholeSize(30_000, 100_000);
    for (const piece of ['](', '[a](', '<a ', 'a@', 'a.a.', '([a.com](', 'a://', 'www.', '[a]: ']) {
      expect(() => findAddresses(piece.repeat(length / piece.length))).not.toThrow();
    }
  });
});
