import { pooled } from '#main/analysis/intervals/proportion.ts';
import { dataPoint, share } from '../data-point.ts';
import type { Rule } from '../rule.ts';
import { bounded } from '../wording.ts';

const most = 2;

/**
 * A competitor whose share of answers rose, as changes are judged everywhere (`results/changes.ts`). Priority: 100 × the
 * rise in the share of answers.
 */
export const competitorRising: Rule = {
  id: 'competitor-rising',
  find: (evidence) =>
    evidence.companies
      .filter((company) => !company.own)
      .flatMap((company) => {
        const { change } = company;
        return change?.verdict === 'rose' && change.interval !== null
          ? [{ company, difference: change.difference ?? 0, interval: change.interval }]
          : [];
      })
      .toSorted((a, b) => b.difference - a.difference || a.company.brandId - b.company.brandId)
      .slice(0, most)
      .map(({ company, difference, interval }) => {
        const [now, before] = [pooled(company.now), pooled(company.before)];
        return {
          key: String(company.brandId),
          title: `${company.name} is rising: find out why`,
          task: [
            `ChatGPT names ${company.name} more often than in the months before.`,
            '',
            `1. Filter Answers by ${company.name} and read five of the newest: what is it recommended for?`,
            `2. Look in Sources for pages about ${company.name} that are new this month.`,
            `3. Decide which of its arguments ${evidence.customerName} can answer with a fact of its own, and publish that.`,
          ].join('\n'),
          dataPoints: [
            dataPoint`${company.name} is named in ${share(now.successes, now.n, { part: { ...evidence.period, brandId: company.brandId }, all: evidence.period })} from ${evidence.period.from} to ${evidence.period.to}.`,
            dataPoint`In the twelve weeks before it was ${share(before.successes, before.n, { part: { ...evidence.before, brandId: company.brandId }, all: evidence.before })}.`,
            dataPoint`It rose: over the queries answered in both, the last 30 days differ from the 90 before by ${Math.round(100 * interval.low)} to ${Math.round(100 * interval.high)} percentage points.`,
          ],
          whyImportant:
            'A rise beyond noise has a cause: new coverage, a new page, a new product. Knowing it early is an advantage.',
          channel: 'own website',
          priority: bounded(100 * difference),
          takeActionUrl: null,
          referenceUrlIds: [],
          evidence: {
            brandId: company.brandId,
            now,
            before,
            difference,
            ...interval,
          },
        };
      }),
};
