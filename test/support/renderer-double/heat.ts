import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { answersIn, rate, scansIn } from './reads.ts';
import { companies } from './world.ts';

/** For each query, how many answers name each company. */
export function queryCompanies(request: InputOf<'get-query-companies'>): OutputOf<'get-query-companies'> {
  const scans = scansIn(request);
  const columns = companies.slice(0, (request.companies ?? 10) + 1);
  return {
    period: { from: request.from ?? '2026-10-19', to: request.to ?? '2026-11-17' },
    companies: columns.map((name, index) => ({ brandId: index + 1, name, own: index === 0 })),
    queries: [...Map.groupBy(answersIn(scans), (answer) => answer.queryId).values()].map((ofQuery) => {
      const answered = ofQuery.filter((answer) => answer.outcome === 'answered');
      return {
        queryId: ofQuery[0]?.queryId ?? 0,
        query: ofQuery[0]?.query ?? '',
        queryGroupId: ofQuery[0]?.queryGroupId ?? 0,
        queryGroupName: ofQuery[0]?.queryGroupName ?? '',
        answered: answered.length,
        named: columns.map(
          (name, index) =>
            answered.filter((answer) => (index === 0 ? answer.mentioned : answer.topCompetitors.includes(name))).length,
        ),
      };
    }),
    executions: scans.length,
    executionsInScope: scans.length,
  };
}

/** How each query does on each platform. */
export function queryRates(request: InputOf<'get-query-rates'>): OutputOf<'get-query-rates'> {
  const answers = answersIn(scansIn(request));
  return {
    period: { from: request.from ?? '2026-10-19', to: request.to ?? '2026-11-17' },
    queries: [...Map.groupBy(answers, ({ queryId }) => queryId).values()].map((ofQuery) => ({
      queryId: ofQuery[0]?.queryId ?? 0,
      query: ofQuery[0]?.query ?? '',
      queryGroupId: ofQuery[0]?.queryGroupId ?? 0,
      queryGroupName: ofQuery[0]?.queryGroupName ?? '',
      active: true,
      intent: null,
      tags: [],
      platforms: [...Map.groupBy(ofQuery, ({ platform }) => platform)].flatMap(([platform, onPlatform]) => {
        const named = onPlatform.filter(({ position }) => position !== null);
        const last = onPlatform.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
        const score = rate(onPlatform);
        return score.n === 0
          ? []
          : [
              {
                platform,
                score,
                position:
                  named.length === 0
                    ? null
                    : Math.round((named.reduce((sum, { position }) => sum + (position ?? 0), 0) / named.length) * 10) /
                      10,
                last:
                  last === undefined
                    ? null
                    : {
                        answerId: last.answerId,
                        date: last.date,
                        outcome: last.outcome,
                        mentioned: last.mentioned,
                        position: last.position,
                      },
              },
            ];
      }),
    })),
  };
}
