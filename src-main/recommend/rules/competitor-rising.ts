import { pooled } from '#main/analysis/intervals/proportion.ts';
import { clusterRateDifference } from '#main/analysis/intervals/difference.ts';
import type { Rule } from '../rule.ts';
import { bounded, share } from '../wording.ts';

const most = 2;

/**
 * A competitor that is named more often than in the preceding period, beyond noise (95 % interval of the difference over
 * executions above 0). Priority: 100 × the rise in the share of answers.
 */
export const competitorRising: Rule = {
  id: 'competitor-rising',
  find: (evidence) =>
    evidence.companies
      .filter((company) => !company.own)
      .flatMap((company) => {
        const change = clusterRateDifference(company.now, company.before);
        return change?.isChange && change.difference > 0 && !change.exploratory ? [{ company, change }] : [];
      })
      .toSorted((a, b) => b.change.difference - a.change.difference || a.company.brandId - b.company.brandId)
      .slice(0, most)
      .map(({ company, change }) => {
        const [now, before] = [pooled(company.now), pooled(company.before)];
        return {
          key: String(company.brandId),
          title: `${company.name} is rising: find out why`,
          task: [
            `ChatGPT names ${company.name} clearly more often than in the period before.`,
            '',
            `1. Filter Answers by ${company.name} and read five of the newest: what is it recommended for?`,
            `2. Look in Sources for pages about ${company.name} that are new this month.`,
            `3. Decide which of its arguments ${evidence.customerName} can answer with a fact of its own, and publish that.`,
          ].join('\n'),
          dataPoints: [
            `${company.name} is named in ${share(now.successes, now.n)} from ${evidence.period.from} to ${evidence.period.to}.`,
            `In the period before it was ${share(before.successes, before.n)}.`,
            `Beyond noise: the 95 % interval of the difference is ${Math.round(100 * change.low)} to ${Math.round(100 * change.high)} percentage points.`,
          ],
          whyImportant:
            'A rise beyond noise has a cause: new coverage, a new page, a new product. Knowing it early is an advantage.',
          channel: 'competitor watch',
          priority: bounded(100 * change.difference),
          takeActionUrl: null,
          referenceUrlIds: [],
          evidence: {
            brandId: company.brandId,
            now,
            before,
            difference: change.difference,
            low: change.low,
            high: change.high,
          },
        };
      }),
};
