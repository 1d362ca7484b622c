import { dataPoint, figure } from '../data-point.ts';
import type { Rule } from '../rule.ts';
import { bounded, bullets, count, quoted } from '../wording.ts';

/** A query counts if at least this share of its answers, and at least this many answers in total, name no company. */
const shareOfAnswers = 0.75;
const fewestAnswers = 2;
const mostListed = 10;

/**
 * Queries whose answers name no company. Priority: 60 × these queries ÷ queries of the group with answers.
 */
export const noCompanyNamed: Rule = {
  id: 'nobody-named',
  find: (evidence) => {
    const compared = evidence.queries.filter((query) => query.answered >= fewestAnswers);
    const free = compared.filter((query) => query.namingNobody / query.answered >= shareOfAnswers);
    if (free.length === 0) return [];
    return [
      {
        key: 'nobody',
        title: `Be the first company named for ${count(free.length, 'query', 'queries')}`,
        task: [
          'For these queries ChatGPT answers in general and names no company:',
          '',
          bullets(free.slice(0, mostListed).map((query) => quoted(query.text))),
          '',
          `Publish one page of ${evidence.customerName} per query that answers it directly, with a concrete recommendation and figures, and have it linked from two independent sites.`,
        ].join('\n'),
        dataPoints: free
          .slice(0, mostListed)
          .map(
            ({ queryId, text, namingNobody, answered }) =>
              dataPoint`${quoted(text)}: no company in ${figure(namingNobody, { ...evidence.period, queryId, mentioned: false, namesOthers: false })} of ${figure(`${answered} answers`, { ...evidence.period, queryId })}.`,
          ),
        whyImportant: 'Where no company is named yet, there is no one to displace.',
        channel: 'own website',
        priority: bounded((60 * free.length) / compared.length),
        takeActionUrl: null,
        referenceUrlIds: [],
        evidence: { queries: free.map((query) => query.queryId), of: compared.length },
      },
    ];
  },
};
