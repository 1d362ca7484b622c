import { describe, expect, it } from 'vitest';
import { excerptOf, excerptText, plainLines } from '#main/report/excerpt.ts';

const around = (markdown: string, name = 'Acme') => {
  const start = markdown.indexOf(name);
  return excerptText(excerptOf(markdown, start, start + name.length));
};

describe('an excerpt', () => {
  it('is the text around the name, without markup, links and citation marks', () => {
    expect(around('I like **Acme**, see [their site](https://acme.com/x) [1].')).toBe('I like Acme, see their site .');
    expect(around('Best of all ([acme.com](https://acme.com/)) is __Acme__.')).toBe('Best of all is Acme.');
  });

  it('stays in the paragraph of the name', () => {
    expect(around('First.\n\nThen Acme comes.\n\nLast.')).toBe('Then Acme comes.');
  });

  it('reads a table row as words', () => {
    expect(around('| Name | Price |\n| --- | ---: |\n| Acme | 10 |')).toBe('Name · Price · Acme · 10 |');
  });

  it('adds no space to scripts that have none', () => {
    expect(around('人気があるのは**Acme**です。')).toBe('人気があるのはAcmeです。');
  });

  it('is cut at words, and never within a character', () => {
    const long = around(`${'word '.repeat(100)}Acme ${'👩‍👩‍👧 '.repeat(100)}`);
    expect(long.length).toBeLessThan(320);
    expect(long).toMatch(/^…word /);
    expect(long.endsWith('…')).toBe(true);
    expect(long.isWellFormed()).toBe(true);
    expect(long).not.toContain('\uFFFD');
  });
});

describe('plain lines', () => {
  it('drop markup and keep lists line by line', () => {
    expect(plainLines('# Do **this**\n\n1. [Read](https://x.example) it\n- `code` done')).toEqual([
      '# Do this',
      '1. Read it',
      '- done',
    ]);
  });
});
