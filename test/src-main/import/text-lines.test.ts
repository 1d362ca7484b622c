import { describe, expect, it } from 'vitest';
import { textLines } from '#main/import/text-lines.ts';

async function linesOf(pieces: readonly string[], longest = 100): Promise<(string | undefined)[]> {
  async function* given(): AsyncGenerator<string> {
    yield* pieces;
  }
  const lines: (string | undefined)[] = [];
  for await (const line of textLines(given(), longest)) lines.push(line);
  return lines;
}

describe('the lines of a text in pieces', () => {
  const text = 'one\r\ntwo\n\nfour\rfive\u2028still five\r';

  it('are the same wherever it is cut', async () => {
    const lines = ['one', 'two', '', 'four', 'five\u2028still five'];
    expect(await linesOf([text])).toEqual(lines);
    expect(await linesOf([...text])).toEqual(lines);
    for (let at = 0; at <= text.length; at++) expect(await linesOf([text.slice(0, at), text.slice(at)])).toEqual(lines);
  });

  it('that are too long are none, and the next ones are read', async () => {
    const long = 'x'.repeat(6);
    for (const pieces of [[`a\n${long}\nb`], ['a\nxxx', 'xxx', '\nb'], [`a\n${long}\n`, 'b']])
      expect(await linesOf(pieces, 5)).toEqual(['a', undefined, 'b']);
    expect(await linesOf(['a\n', long], 5)).toEqual(['a', undefined]);
  });

  it('of an empty text are none', async () => {
    expect(await linesOf([])).toEqual([]);
    expect(await linesOf(['', ''])).toEqual([]);
  });
});
