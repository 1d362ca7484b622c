import { expect, it } from 'vitest';
import { printable } from '#main/doors/cli/printable.ts';
import { createPrinter } from '#main/doors/cli/printer.ts';
import { recordOutput } from '#test/support/run-command.ts';

const hostile = 'a\u001B]0;title\u0007 b\u009B2J \u202Ec\u2028d\u0085e\r';

it('what would steer a terminal is shown and not carried out; lines and tabs stay', () => {
  expect(printable(hostile)).toBe(String.raw`a\u001b]0;title\u0007 b\u009b2J \u202ec\u2028d\u0085e\u000d`);
  expect(printable('one\ttwo\nthree שלום 👩‍👧')).toBe('one\ttwo\nthree שלום 👩‍👧');
});

it('an object is one line for every reader of lines, and the same object', () => {
  const stdout = recordOutput();
  createPrinter({ stdout }, true).object({ text: hostile });
  expect(stdout.text.split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(2);
  expect(JSON.parse(stdout.text)).toEqual({ text: hostile });
});

it('a table keeps its columns in line', () => {
  const stdout = recordOutput();
  createPrinter({ stdout }, false).table(
    [{ name: 'a\u001Bb', n: 1 }],
    { name: ({ name }) => name, n: ({ n }) => n },
    '',
  );
  expect(stdout.text).toBe('name      n\n' + String.raw`a\u001bb` + '  1\n');
});
