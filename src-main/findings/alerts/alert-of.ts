import { isoInstant, type Day } from '#shared/domain/dates.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { WatchedSeries } from '#main/results/watched-series.ts';
import type { NewAlert } from '#main/store/alerts.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import { findQueryGroup } from '#main/store/query-groups.ts';
import { answersAddress, figuresOf, type Fact } from './facts.ts';
import { isAskedFor, type FoundChange } from './judge-series.ts';
import type { Rules } from './rules.ts';
import { changeSentence } from './words.ts';

/** The alert about a change, if a rule asks for it. */
export function alertOf(
  { store, now }: Pick<JobContext, 'store' | 'now'>,
  { id, name }: CustomerRow,
  series: WatchedSeries,
  { day, figures }: FoundChange,
  rules: Rules,
  newsFrom: Day,
): NewAlert[] {
  const { kind, platform, queryGroupId, subject, key, tag } = series;
  const reached = { kind, customerId: id, queryGroupId, platform, tag };
  const rule = rules.of(reached);
  if (rule === null || !isAskedFor(figures, rule.parameters)) return [];
  if (kind === 'own_pages' && (figures.difference?.value ?? 0) > 0) return [];
  const at = isoInstant(now());
  const groupName = queryGroupId === null ? null : (findQueryGroup(store, queryGroupId)?.name ?? null);
  return [
    {
      ...{ ruleId: rule.id, kind, customerId: id, queryGroupId, platform, subject: subject?.name ?? null },
      ...{ series: key, dedupeKey: `${key} ${day}`, foundAt: at, day, figures },
      toldAt: day >= newsFrom ? at : null,
      fromDay: figures.before?.from ?? day,
      toDay: figures.after?.to ?? day,
      sentence: changeSentence(name, series, tag === undefined ? groupName : `queries with the tag ${tag}`, figures),
      link: linkOf(id, series, figures.after ?? { from: day, to: day }),
    },
  ];
}

/** The answers that show the change: those since it began. */
function linkOf(
  customerId: number,
  { kind, platform, queryGroupId, subject, tag }: WatchedSeries,
  { from, to }: { readonly from: Day; readonly to: Day },
): string {
  const view = { platform, group: queryGroupId, from, to, tags: tag };
  switch (kind) {
    case 'company_share':
      return answersAddress(customerId, { ...view, brand: subject?.id });
    case 'domain':
      return answersAddress(customerId, { ...view, domain: subject?.name });
    case 'article':
      return answersAddress(customerId, { ...view, article: subject?.name });
    case 'query_lost':
      return answersAddress(customerId, { ...view, query: subject?.id });
    case 'own_pages':
    case 'score':
    case 'share_of_voice':
      return answersAddress(customerId, view);
  }
}

/** Alerts that report facts, found now. */
export function factAlerts(now: Date, facts: readonly Fact[]): NewAlert[] {
  const at = isoInstant(now);
  return facts.map((fact) => {
    const { from, facts: _, ...alert } = fact;
    return { ...alert, fromDay: from, toDay: fact.day, figures: figuresOf(fact), foundAt: at, toldAt: at };
  });
}
