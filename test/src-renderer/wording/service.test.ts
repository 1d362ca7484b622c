import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishOf, type MarkedText } from '#shared/language/text-key.ts';
import { english, pseudoLanguage } from '#shared/language/text-languages.ts';
import { textsFor } from '#shared/language/texts.ts';
import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { projectRoot } from '#main/files/paths.ts';
import { setTexts } from '../../../src-renderer/language/current.ts';
import { progressTexts } from '#shared/wording/service/progress-texts.ts';
import { predicates, sentences } from '#shared/wording/service/service-text.ts';
import { serviceText, workText } from '../../../src-renderer/wording/service.ts';

/** What the service says, without the line breaks and joints of its source. */
const source = globSync('{{src-main,src-shared/{contract,domain}}/**/*.{ts,json},resources/prices.json}', {
  cwd: projectRoot(),
})
  .map((file) => readFileSync(path.join(projectRoot(), file), 'utf8'))
  .join('\n')
  .replaceAll(/[`'"] \+\s*[`'"]/g, '')
  .replaceAll("\\'", "'");

/** The words between the places of a message, and between its clauses. */
const partsOf = (message: MarkedText): string[] =>
  englishOf(message)
    .replaceAll(/'([{}])'/g, '$1')
    .split(/\{\w+, plural(?:[^{}]|\{[^{}]*\})*\}|\{[^{}]*\}|[;:,.] |\.$/)
    .filter((part) => part.trim().length > 3);

/** A text as the service makes it from a message: the last of each choice, `problem` where a problem stands. */
const example = (message: MarkedText, problem = 'Q9'): string =>
  englishOf(message)
    .replaceAll(/'([{}])'/g, '\uE000$1\uE000')
    .replaceAll(
      /\{\w+, (?:plural|select),(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})* other \{((?:[^{}]|\{[^{}]*\})*)\}\}/g,
      '$1',
    )
    .replaceAll('#', '7')
    .replaceAll(/\{(?:problem|why)\}/g, problem)
    .replaceAll(/\{\w+, number\}/g, '7')
    .replaceAll('{day}', '2026-12-31')
    .replaceAll(/(?<!\uE000)\{\w+\}/g, 'Q9')
    .replaceAll('\uE000', '');

const all = [progressTexts, sentences, predicates].flat();
const missing = (message: MarkedText): boolean => /^There is no [\w ]+ \{id\}\.$/.test(englishOf(message));

test.each(all.filter((message) => !missing(message)).map((message) => [message]))(
  'the service still says: %s',
  (message) => {
    const parts = partsOf(message);
    // A message that is one plural form has no words outside of it.
    expect(parts.length === 0 || parts.some((part) => source.includes(part.trim()))).toBe(true);
  },
);

test('everything that a view can ask for in vain has words', () => {
  const asked = [
    'customer',
    'query group',
    'execution',
    'query',
    'recommendation',
    'brand',
    'note',
    'shared report',
  ] as const;
  const further = ['action', 'alert', 'alert rule', 'message', 'message channel', 'answer', 'report'] as const;
  expect(all.filter(missing).toSorted()).toEqual(
    [...asked, ...further].map((what) => notFound(what, '{id}').message).toSorted(),
  );
});

describe('in the language of the page', () => {
  beforeAll(() => setTexts(textsFor(pseudoLanguage)));
  afterAll(() => setTexts(textsFor(english)));
  const written = (text: string): string => serviceText(text);

  test('what is not found, and what is wrong with fields', () => {
    expect(written(notFound('query group', 12).message)).toMatch(/^⟦.*12.*⟧$/);
    expect(written(invalidRequest('name', 'is required').message)).toMatch(/^⟦⟦Ñ[^:]*⟧: ⟦/);
    expect(written('name: is required; queries[2].text: must have at most 200 characters')).toMatch(
      /^⟦⟦Ñ[^:]*⟧: ⟦.*⟧⟧; ⟦queries\[2\]\.text: ⟦.*200.*⟧⟧$/,
    );
    expect(written('file: /tmp/a.csv exists already; nothing is ever replaced')).toMatch(/^⟦\/tmp\/a\.csv /);
    expect(written('OpenAI: an empty reply')).toMatch(/^⟦OpenAI: ⟦/);
    expect(written('name: is required; day: is wrong in a new way')).toBe(
      'name: is required; day: is wrong in a new way',
    );
  });

  /** Words of three letters that a message in the pseudo-language does not have: values are `Q9`, examples are addresses. */
  const unwritten = /(?<![\w.@/:=+-])[a-z]{3,}(?![\w.@/:=-])/;

  test('a sentence that holds another one is recognised with it, whatever the other one begins with', () => {
    const outer = sentences.filter((message) => /\{problem\}/.test(englishOf(message)));
    const whole = sentences.filter((message) => /^\{(?!problem)/.test(englishOf(message)) && !outer.includes(message));
    expect(outer.length).toBeGreaterThan(10);
    const left = outer.flatMap((message) =>
      whole
        .map((one) => example(message, example(one)))
        .filter((text) => {
          const found = written(text);
          return !found.includes('⟦') || /\b(?:the|are|not|was|were|and|for|with|cannot|could)\b/.test(found);
        }),
    );
    expect(left).toEqual([]);
  });

  test('words in the places of a sentence are written too: fields, states, months, columns', () => {
    for (const text of [
      'The scan of Q9 has already ended (Done).',
      'Q9 is already in the brand book (candidate)',
      'it was judged negative already; accept it instead',
      'no column of the file looks like the answer; name the one that holds it. Its columns are Q8, Q9 and 3 more',
      'execution 12: answers citing Q9: 3 is stored, a recount gives nothing',
      'query 3, Q9, 2026-10: answers: 3 is stored, a recount gives 4',
      'Checking references: a part of the file cannot be read; restore a backup',
      'the file holds nothing that can be imported by itself: 3 sources, but the texts of the answers that cite them are not in the files. Put the files of an export into one folder, and import the folder',
      'the file is empty',
      'Publishing 2026-10',
    ])
      expect(workText(text)).not.toMatch(unwritten);
  });

  test('every remark of the price list is recognised', () => {
    const list = readFileSync(path.join(projectRoot(), 'resources/prices.json'), 'utf8');
    const { entries } = JSON.parse(list) as { entries: readonly { note?: string }[] };
    const notes = entries.flatMap(({ note }) => note ?? []);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.filter((note) => !written(note).includes('⟦'))).toEqual([]);
  });

  test('caps, credentials and what a scan waits for, also one within another', () => {
    expect(
      written(
        'The monthly cap of Acme, $20.00, has no room for another answer ($19.99 spent or reserved, up to $0.03 for the next). Raise it to continue now; otherwise it waits until 2026-12-01.',
      ),
    ).toMatch(/⟦.*Acme.*\$20\.00.*1 Dec 2026.*⟧/);
    expect(
      written('OpenAI needs OPENAI_API_KEY: set it in the environment, or in the desktop app under Settings.'),
    ).toContain('⟦');
    expect(written('Waiting for the network: OpenAI: no reply within 90 seconds')).toMatch(/⟦.*⟦.*OpenAI.*90/);
    expect(written('Waiting for the network: getaddrinfo ENOTFOUND')).toMatch(/⟦.*getaddrinfo ENOTFOUND⟧/);
  });

  test('the progress of work; what a platform or another program says stays as it is', () => {
    expect(workText('Writing and checking the backup')).toContain('⟦');
    expect(workText('12 answers read')).toContain('⟦');
    expect(workText('waiting')).toBe('waiting');
    expect(written('Incorrect API key provided.')).toBe('Incorrect API key provided.');
  });
});

test('English stays as it is, byte for byte', () => {
  expect(serviceText('name: is required; day: is required')).toBe('name: is required; day: is required');
  expect(workText('Read example.com')).toBe('Read example.com');
});
