import { addDays, type Day } from '#shared/domain/dates.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';
import { retireRecommendations, saveRecommendation } from '#main/store/recommendations.ts';
import { applyWordings } from '#main/store/recommendation-wordings.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { rules } from './rules/index.ts';

/** Maximum number of recommendations for a group at once: longer lists are not worked through. */
const mostPerGroup = 12;

/** The Monday of a day's week: the date of its recommendations. */
export function weekOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/**
 * Creates the recommendations of a customer for the week of a day. A finding that existed before keeps its id and the
 * status the user gave it; one that is no longer found leaves the list and keeps its history. Returns how many
 * are in the list now.
 */
export function recommendForWeek(store: Store, customer: CustomerRow, day: Day): number {
  const date = weekOf(day);
  const groups = listQueryGroupRows(store, customer.id).map((group) => {
    const evidence = gatherEvidence(store, customer, group, day);
    const findings =
      evidence === null
        ? []
        : rules.flatMap((rule) => rule.find(evidence).map((finding) => ({ rule: rule.id, finding })));
    return {
      group,
      findings: findings.toSorted((a, b) => b.finding.priority - a.finding.priority).slice(0, mostPerGroup),
    };
  });
  store.transaction(() => {
    retireRecommendations(store, customer.id);
    for (const { group, findings } of groups)
      for (const { rule, finding } of findings)
        saveRecommendation(store, { customerId: customer.id, groupId: group.id, rule, date, finding });
    applyWordings(store, customer.id);
  });
  return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}
