import { pooled } from '#main/analysis/intervals/proportion.ts';
import { dataPoint, figure, share } from '../data-point.ts';
import type { Rule } from '../rule.ts';
import { bounded } from '../wording.ts';

const latePosition = 3;
const fewestMentions = 10;

/**
 * The brand is named, but late: its mean rank among the companies of an answer is worse than 3.
 * Priority: 10 × (mean rank − 3) + 20 × answers naming it ÷ answered.
 */
export const namedLate: Rule = {
  id: 'named-late',
  find: (evidence) => {
    const own = evidence.companies.find((company) => company.own);
    if (
      !own ||
      own.averagePosition === null ||
      own.averagePosition <= latePosition ||
      evidence.mentioned < fewestMentions
    )
      return [];
    const ahead = evidence.companies
      .filter(
        (company) =>
          !company.own &&
          company.averagePosition !== null &&
          company.averagePosition < (own.averagePosition ?? 0) &&
          pooled(company.now).successes >= fewestMentions,
      )
      .toSorted((a, b) => (a.averagePosition ?? 0) - (b.averagePosition ?? 0))
      .slice(0, 3);
    return [
      {
        key: 'named-late',
        title: 'Move up in the lists that name you',
        task: [
          `ChatGPT names ${evidence.customerName}, but after others.`,
          '',
          '1. Read five answers that name you late: which use or buyer is attached to your name, and which to the first one?',
          '2. Choose one use for which you want to be first, and say so in the first sentence of your site, profiles and press texts.',
          '3. Win one comparison article that ranks you first for that use.',
        ].join('\n'),
        dataPoints: [
          dataPoint`${evidence.customerName} is named in ${share(evidence.mentioned, evidence.answered, { part: { ...evidence.period, mentioned: true }, all: evidence.period })}, at a mean position of ${own.averagePosition.toFixed(1)}.`,
          ...ahead.map(
            (company) =>
              dataPoint`${company.name}: mean position ${(company.averagePosition ?? 0).toFixed(1)} over ${figure(`${pooled(company.now).successes} answers`, { ...evidence.period, brandId: company.brandId })}.`,
          ),
        ],
        whyImportant: 'People take the first names of a list for the recommendation and the rest for completeness.',
        channel: 'own website',
        priority: bounded(10 * (own.averagePosition - latePosition) + (20 * evidence.mentioned) / evidence.answered),
        takeActionUrl: null,
        referenceUrlIds: [],
        evidence: { averagePosition: own.averagePosition, mentioned: evidence.mentioned },
      },
    ];
  },
};
