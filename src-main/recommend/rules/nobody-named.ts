import type { Rule } from '../rule.ts';
import { bounded, bullets, count, quoted } from '../wording.ts';

/** An answer names nobody when it names no company at all: at least this share of a query's answers, over this many. */
const shareOfAnswers = 0.75;
const fewestAnswers = 2;
const shown = 10;

/**
 * Queries where nobody is named: the place is free. Priority: 60 × these queries ÷ queries of the group with answers.
 */
export const nobodyNamed: Rule = {
  id: 'nobody-named',
  find: (evidence) => {
    const asked = evidence.queries.filter((query) => query.answered >= fewestAnswers);
    const free = asked.filter((query) => query.namingNobody / query.answered >= shareOfAnswers);
    if (free.length === 0) return [];
    return [
      {
        key: 'nobody',
        title: `Be the first to be named for ${count(free.length, 'query', 'queries')} nobody holds`,
        task: [
          'For these queries ChatGPT answers in general and names no company:',
          '',
          bullets(free.slice(0, shown).map((query) => quoted(query.text))),
          '',
          `Publish one page of ${evidence.customerName} per query that answers it directly, with a concrete recommendation and figures, and have it linked from two independent sites.`,
        ].join('\n'),
        dataPoints: free
          .slice(0, shown)
          .map((query) => `${quoted(query.text)}: no company in ${query.namingNobody} of ${query.answered} answers.`),
        whyImportant: 'Where no company is named yet, there is nobody to displace.',
        channel: 'own website',
        priority: bounded((60 * free.length) / asked.length),
        takeActionUrl: null,
        referenceUrlIds: [],
        evidence: { queries: free.map((query) => query.queryId), of: asked.length },
      },
    ];
  },
};
