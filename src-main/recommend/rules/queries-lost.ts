import { lostQueries } from '#main/analysis/intervals/lost-queries.ts';
import type { GroupEvidence, Rule } from '../rule.ts';
import type { QueryEvidence } from '#main/store/statistics/query-evidence.ts';
import { dataPoint, share } from '../data-point.ts';
import { bounded, quoted, quotedPlain } from '../wording.ts';

const most = 3;

/**
 * Queries whose answers name the customer less often than in the twelve weeks before; of those listed, at most one in
 * twenty is expected to be there by chance. Priority: 100 × the fall in the share of answers.
 */
export const queriesLost: Rule = {
  id: 'queries-lost',
  find: (evidence) => {
    const compared = evidence.queries.filter((query) => query.answered > 0 && query.answeredBefore > 0).length;
    const lost = lostQueries(
      evidence.queries.map((query) => ({
        query,
        now: { successes: query.mentioned, n: query.answered },
        before: { successes: query.mentionedBefore, n: query.answeredBefore },
        fall: query.mentionedBefore / query.answeredBefore - query.mentioned / query.answered,
      })),
    );
    return lost
      .toSorted((a, b) => b.fall - a.fall || a.query.queryId - b.query.queryId)
      .slice(0, most)
      .map(({ query, fall }) => ({
        key: String(query.queryId),
        title: `Win back ${quotedPlain(query.text)}`,
        task: [
          `ChatGPT used to name ${evidence.customerName} for ${quoted(query.text)} and now rarely does.`,
          '',
          '1. Compare the latest answer with one from the month before (Answers → this query → earlier answers): which sources and companies are new?',
          '2. Check whether a page of yours that was cited then has moved, changed or stopped answering the question.',
          '3. Bring that page up to date, or get into the sources that took its place.',
        ].join('\n'),
        dataPoints: [
          dataPoint`Named in ${shareOf(query, evidence.period, query.mentioned, query.answered)} from ${evidence.period.from} to ${evidence.period.to}.`,
          dataPoint`Named in ${shareOf(query, evidence.before, query.mentionedBefore, query.answeredBefore)} in the twelve weeks before.`,
          dataPoint`${compared} ${compared === 1 ? 'query was' : 'queries were'} compared; of those that are listed, at most one in twenty is expected to be there by chance.`,
        ],
        whyImportant:
          'A lost query is the cheapest one to win: the platform already knew the brand as an answer to it.',
        channel: 'own website',
        priority: bounded(100 * fall),
        takeActionUrl: null,
        referenceUrlIds: [],
        evidence: { ...query, compared, difference: -fall },
      }));
  },
};

const shareOf = ({ queryId }: QueryEvidence, period: GroupEvidence['period'], mentioned: number, answered: number) =>
  share(mentioned, answered, { part: { ...period, queryId, mentioned: true }, all: { ...period, queryId } });
