import type { EvidenceRule } from '#shared/contract/workspace/reports.ts';
import type { Texts } from '#shared/language/texts.ts';
import { hashPair } from '#main/analysis/string-hash.ts';
import type { ReportAnswer } from './report-model.ts';

type Row = Omit<ReportAnswer, 'excerpt'>;

export interface EvidenceChoice {
  readonly rule: EvidenceRule;
  /** Answers sampled of each query group and platform. */
  readonly perGroup: number;
  /** Answers that the report refers to by themselves, which are added to a sample. */
  readonly referred: ReadonlySet<number>;
}

/** Most whole answers in a report that samples them. */
const mostSampled = 120;

/**
 * Chooses the answers that a report gives whole. A sample takes of each query group and platform those whose query and day
 * have the smallest hashes: at random as far as their content is concerned, and the same whenever it is drawn again. In the
 * order of the rows.
 */
export function chooseEvidence(
  rows: readonly Row[],
  { rule, perGroup, referred }: EvidenceChoice,
  { t }: Texts,
): { rule: string; chosen: Row[] } {
  const answered = rows.filter(({ outcome }) => outcome === 'answered');
  if (rule === 'all')
    return {
      rule: t('Every answer of the latest scans: {count, plural, one {# answer} other {# answers}}.', {
        count: answered.length,
      }),
      chosen: answered,
    };
  const sampled = [
    ...Map.groupBy(answered, ({ queryGroup, platform }) => `${queryGroup}\n${platform}`).values(),
  ].flatMap((group) => group.toSorted((a, b) => rankOf(a) - rankOf(b) || a.answerId - b.answerId).slice(0, perGroup));
  const wanted = new Set([...sampled.map(({ answerId }) => answerId), ...referred]);
  const chosen = answered.filter(({ answerId }) => wanted.has(answerId));
  const cut =
    chosen.length > mostSampled
      ? [t('The first {shown, number} of {count, number}.', { shown: mostSampled, count: chosen.length })]
      : [];
  const said = t(
    'Of the latest scan of each query group and platform, {perGroup, plural, one {# answer} other {# answers}} drawn by a fixed rule that does not look at their content, every answer quoted in this report, and the answers to queries won and lost. Drawn again, the sample is the same.',
    { perGroup },
  );
  return {
    rule: [said, ...cut].join(' '),
    chosen: chosen.slice(0, mostSampled),
  };
}

const rankOf = ({ date, platform, queryId }: Row): number => hashPair(`${date} ${platform} ${queryId}`)[0] >>> 0;
