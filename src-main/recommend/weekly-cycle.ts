import { addDays, type Day } from '#shared/domain/dates.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';
import { storeOf } from '#main/findings/narrow-queries.ts';
import { isExploratory } from '#main/analysis/intervals/proportion.ts';
import { growthPoints } from '#main/store/statistics/growth-points.ts';
import { retireRecommendations, saveRecommendation, type Finding } from '#main/store/recommendations.ts';
import { applyWordings } from '#main/store/recommendation-wordings.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { dataPoint, figure } from './data-point.ts';
import type { GroupEvidence } from './rule.ts';
import { count } from './wording.ts';
import { rules } from './rules/index.ts';

/** Maximum number of recommendations for a group at once: longer lists are not worked through. */
const mostPerGroup = 12;

/** The Monday of a day's week: the date of its recommendations. */
export function weekOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Says of a finding that is based on few answers that it is exploratory. */
const withCaution = (finding: Finding, { answered, period }: GroupEvidence): Finding =>
  isExploratory(answered)
    ? {
        ...finding,
        dataPoints: [
          ...finding.dataPoints,
          dataPoint`Exploratory: based on ${figure(count(answered, 'answer', 'answers'), period)}, fewer than 50.`,
        ],
      }
    : finding;

/**
 * Creates the recommendations of a customer for the week of a day, dated its Monday, or the first scan if that is later. A finding that existed before keeps its id and the
 * status the user gave it; one that is no longer found leaves the list and keeps its history. Returns how many
 * are in the list now.
 */
export function recommendForWeek(store: Store, customer: CustomerRow, day: Day): number {
  const monday = weekOf(day);
  // What its scores leave out is no evidence either.
  const scored = storeOf(store, { customerId: customer.id });
  const groups = listQueryGroupRows(store, customer.id).map((group) => {
    const evidence = gatherEvidence(scored, customer, group, day);
    const findings =
      evidence === null
        ? []
        : rules.flatMap((rule) =>
            rule.find(evidence).map((finding) => ({ rule: rule.id, finding: withCaution(finding, evidence) })),
          );
    const first = growthPoints(store, {
      customerId: customer.id,
      groupId: group.id,
      platform: 'chatgpt',
      includeNotActive: true,
    })[0]?.date;
    return {
      group,
      date: first !== undefined && first > monday ? first : monday,
      exploratory: evidence !== null && isExploratory(evidence.answered),
      findings: findings.toSorted((a, b) => b.finding.priority - a.finding.priority).slice(0, mostPerGroup),
    };
  });
  store.transaction(() => {
    retireRecommendations(store, customer.id);
    for (const { group, findings, date, exploratory } of groups)
      for (const { rule, finding } of findings)
        saveRecommendation(store, { customerId: customer.id, groupId: group.id, rule, date, finding, exploratory });
    applyWordings(store, customer.id);
  });
  return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}
