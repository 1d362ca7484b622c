import { roundOneDecimal } from '#shared/domain/rounding.ts';
import { rateDifference } from '#main/analysis/intervals/difference.ts';
import type { Rule } from '../rule.ts';
import { bounded, quoted, share } from '../wording.ts';

const most = 3;
/** How often a 95 % interval is entirely below 0 although nothing changed. */
const byChance = 0.025;

/**
 * Queries whose answers name the customer less often than in the preceding period, beyond noise: the 95 % interval of the
 * difference (Newcombe) is entirely below 0. Priority: 100 × the fall in the share of answers.
 */
export const queriesLost: Rule = {
  id: 'queries-lost',
  find: (evidence) => {
    const compared = evidence.queries.filter((query) => query.answered > 0 && query.answeredBefore > 0).length;
    return evidence.queries
      .flatMap((query) => {
        const change = rateDifference(
          { successes: query.mentioned, n: query.answered },
          { successes: query.mentionedBefore, n: query.answeredBefore },
        );
        return change?.isChange && change.difference < 0 ? [{ query, change }] : [];
      })
      .toSorted((a, b) => a.change.difference - b.change.difference || a.query.queryId - b.query.queryId)
      .slice(0, most)
      .map(({ query, change }) => ({
        key: String(query.queryId),
        title: `Win back ${quoted(query.text)}`,
        task: [
          `ChatGPT used to name ${evidence.customerName} for ${quoted(query.text)} and now rarely does.`,
          '',
          '1. Compare the latest answer with one from the month before (Answers → this query → earlier answers): which sources and companies are new?',
          '2. Check whether a page of yours that was cited then has moved, changed or stopped answering the question.',
          '3. Bring that page up to date, or get into the sources that took its place.',
        ].join('\n'),
        dataPoints: [
          `Named in ${share(query.mentioned, query.answered)} from ${evidence.period.from} to ${evidence.period.to}.`,
          `Named in ${share(query.mentionedBefore, query.answeredBefore)} in the period before.`,
          `Beyond noise: the 95 % interval of the difference is ${Math.round(100 * change.low)} to ${Math.round(100 * change.high)} percentage points.`,
          `${compared} ${compared === 1 ? 'query was' : 'queries were'} compared; at this level ${roundOneDecimal(compared * byChance)} would fall this far by chance alone.`,
        ],
        whyImportant:
          'A lost query is the cheapest one to win: the platform already knew the brand as an answer to it.',
        channel: 'own website',
        priority: bounded(-100 * change.difference),
        takeActionUrl: null,
        referenceUrlIds: [],
        evidence: { ...query, compared, difference: change.difference, low: change.low, high: change.high },
      }));
  },
};
