import { describe, expect, test } from 'vitest';
import { readOverview } from '#main/results/overview.ts';
import { renderHtml } from '#main/report/html/render-html.ts';
import { companyTable } from '#main/report/named-and-cited-tables.ts';
import { reportStage } from '#test/support/report-stage.ts';

/** Six answers: Acme alone, Acme with Bolt, Acme with Bolt and Crate, Bolt, no one, Dart. */
function filled(states: { Bolt: 'confirmed' | 'candidate'; Crate: 'confirmed' | 'candidate' }) {
  const stage = reportStage();
  stage.addBrand('Bolt', states.Bolt);
  stage.addBrand('Crate', states.Crate);
  stage.addBrand('Dart', 'candidate');
  const group = stage.addGroup('Anvils');
  const texts = ['Acme.', 'Acme and Bolt.', 'Acme, Bolt, Crate.', 'Bolt.', 'No one.', 'Dart.'];
  stage.addExecution(group, {
    date: '2026-11-17',
    answers: texts.map((text, index) => ({ queryId: stage.addQuery(group, `anvil ${index}?`), text })),
  });
  const shares = (): Record<string, readonly [voice: number | null, mentions: number | null]> =>
    Object.fromEntries(
      readOverview({ customerId: stage.customerId }, stage.reader).companies.map((row) => [
        row.company,
        [row.shareOfVoice, row.shareOfMentions],
      ]),
    );
  return { stage, shares };
}

describe('shares beside competitors', () => {
  test('there is none until a competitor is confirmed, and every export says what to do', () => {
    const { stage, shares } = filled({ Bolt: 'candidate', Crate: 'candidate' });
    expect(shares()).toMatchObject({ Acme: [null, null], Bolt: [null, null], Dart: [null, null] });
    expect(readOverview({ customerId: stage.customerId }, stage.reader).confirmedCompetitors).toBe(0);
    expect(companyTable(stage.report()).note).toContain('Share of voice: –, confirm competitors first.');
    expect(renderHtml(stage.report())).toContain('Share of voice: –, confirm competitors first.');
  });

  test('voice is of the answers naming any of them; mentions are of all mentions and add up to 100', () => {
    const { shares } = filled({ Bolt: 'confirmed', Crate: 'confirmed' });
    // Four answers name any of the three; their mentions are 3 + 3 + 1.
    expect(shares()).toEqual({ Acme: [75, 42.9], Bolt: [75, 42.9], Crate: [25, 14.3], Dart: [null, null] });
  });
});
