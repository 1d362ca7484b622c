import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCompanies, nearlyUsedCaps, replacedModels, troubledScans } from '#main/findings/alerts/facts.ts';
import type { Rules } from '#main/findings/alerts/rules.ts';
import { changeSentence } from '#main/findings/alerts/words.ts';
import type { SeriesSubject } from '#main/results/watched-series.ts';
import { english, findTextLanguage, pseudoLanguage } from '#shared/language/text-languages.ts';
import { textsFor } from '#shared/language/texts.ts';
import { setTexts } from '../../../src-renderer/language/current.ts';
import { alertSentence } from '../../../src-renderer/wording/alerts.ts';

beforeAll(() => setTexts(textsFor(pseudoLanguage)));
afterAll(() => setTexts(textsFor(english)));

const rate = (value: number) => ({
  from: '2026-09-01',
  to: '2026-10-31',
  value,
  low: null,
  high: null,
  n: 40,
  scans: 4,
});
const changed = { on: '2026-09-20', from: '2026-09-18', to: '2026-09-22' };
const model = (day: string, to: string) => ({ day, platform: 'chatgpt', from: 'one', to });

/** Every sentence about a change. */
const changes = (
  ['score', 'company_share', 'share_of_voice', 'own_pages', 'domain', 'article', 'query_lost'] as const
).flatMap((kind) =>
  [0, 20.5, 60].flatMap((after) =>
    [null, 'Anvils', 'queries with the tag on “sale”: all'].flatMap((group) =>
      [
        [],
        [model('2026-09-20', 'two')],
        [model('2026-09-19', 'two'), model('2026-09-20', 'three'), model('2026-10-20', 'four')],
      ].map((models) =>
        changeSentence(
          'Acme & Sons: tools on wheels',
          { kind, platform: 'chatgpt', subject: { id: 1, name: 'What: which is “best” on 1.5 %?' } } as SeriesSubject,
          group,
          {
            ...{ before: rate(50), after: rate(after), difference: null, evidence: null, models, facts: [] },
            changed: models.length === 3 || group === null ? changed : null,
          },
        ),
      ),
    ),
  ),
);

const rules = { of: () => ({ id: 1, parameters: {} }) } as unknown as Rules;
const client = { id: 1, name: 'Acme' };
const scan = {
  ...{ executionId: 1, queryGroupId: 1, queryGroupName: 'Anvils', platform: 'chatgpt', date: '2026-09-20' },
  ...{ refused: 1, failed: 9, total: 12 },
};
const month = ['2026-09-01', '2026-09-20'] as const;
const facts = [
  ...newCompanies(
    client,
    [{ brandId: 1, name: 'Bolt', day: '2026-09-20', platform: 'chatgpt', answers: 4, scansBefore: 9 }] as never,
    rules,
  ),
  ...troubledScans(client, [{ ...scan, state: 'Failed' }] as never, rules),
  ...troubledScans(client, [{ ...scan, state: 'Done' }] as never, rules),
  ...replacedModels(
    [{ platform: 'chatgpt', from: 'one', to: 'two', day: '2026-09-20', byProvider: true, queryGroupId: 1 }] as never,
    rules,
    client,
  ),
  ...nearlyUsedCaps(
    ['The workspace', 'Acme'].map((name) => ({
      ...{ customerId: null, name, platform: null, capMicro: 20_000_000, usedMicro: 16_400_000 },
    })),
    ...month,
    rules,
  ),
];

test.each([...new Set([...changes, ...facts.flatMap((fact) => [fact.sentence, ...fact.facts])])])('%s', (sentence) => {
  const written = alertSentence(sentence);
  expect(written).not.toBe(sentence);
  // Written anew as a whole: no sentence is left in English.
  for (const english of [' since ', ' before.', ' named ', ' cited ', 'replaced', ' was ', ' used '])
    expect(written.replace(/“.*”|Acme & Sons: tools on wheels/, '')).not.toContain(english);
});

test('what is not one of these sentences stays as it is', () => {
  expect(alertSentence('Something else happened.')).toBe('Something else happened.');
});

test('several replaced models are told one by one, each with its day', () => {
  setTexts(textsFor(findTextLanguage('de') ?? english));
  const written = alertSentence(
    'Acme has a larger share of voice on ChatGPT: 20 % since about 1 Apr 2026, 10 % before. On 3 Apr 2026 ChatGPT replaced one with two, and on 3 Jul 2026 two with three: the change may come from that.',
  );
  setTexts(textsFor(pseudoLanguage));
  expect(written).toContain(
    'On 3. Apr. 2026 ChatGPT replaced one with two: the change may come from that. On 3. Juli 2026 ChatGPT replaced two with three: the change may come from that.',
  );
});
