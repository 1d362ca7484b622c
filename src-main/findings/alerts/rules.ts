import type { AlertParameters } from '#shared/contract/workspace/alert-rules.ts';
import type { AlertKind } from '#shared/contract/workspace/alerts.ts';
import { tagKey } from '#shared/domain/intents.ts';
import { listAlertRuleRows, type AlertRuleRow } from '#main/store/alert-rules.ts';
import type { ReadStore } from '#main/store/open.ts';

/** What a rule may reach. */
export interface Reached {
  readonly kind: AlertKind;
  readonly customerId: number | null;
  readonly queryGroupId: number | null;
  readonly platform: string | null;
  /** The queries with a tag; absent: all. */
  readonly tag?: string | undefined;
}

/** A rule that is switched on. */
export interface ActiveRule {
  readonly id: number;
  readonly parameters: AlertParameters;
}

export interface Rules {
  /** The rule that decides: of the group, the customer, or all; null if that one is switched off. */
  readonly of: (reached: Reached) => ActiveRule | null;
  /** The tags that rules name. */
  readonly tags: readonly string[];
  /** The groups of a customer with a rule of their own. */
  readonly groupsOf: (customerId: number) => number[];
}

const narrowness = { all: 0, customer: 2, group: 4, tag: 6 } as const;

/** Reads the rules of the workspace. */
export function readRules(store: ReadStore): Rules {
  const rows = listAlertRuleRows(store);
  const reaches = (rule: AlertRuleRow, { kind, customerId, queryGroupId, platform, tag }: Reached): boolean =>
    rule.kind === kind &&
    (rule.platform === null || rule.platform === platform) &&
    // Queries with a tag are watched only if a rule names the tag.
    (tag === undefined) === (rule.scope !== 'tag') &&
    (rule.scope === 'all' ||
      (rule.scope === 'tag' && rule.tag !== null && tag !== undefined && tagKey(rule.tag) === tagKey(tag)) ||
      (rule.scope === 'customer' && rule.customerId === customerId) ||
      (rule.scope === 'group' && queryGroupId !== null && rule.queryGroupId === queryGroupId));
  const weight = (rule: AlertRuleRow): number => narrowness[rule.scope] + (rule.platform === null ? 0 : 1);
  return {
    of: (reached) => {
      const [rule] = rows.filter((row) => reaches(row, reached)).toSorted((a, b) => weight(b) - weight(a));
      return rule?.enabled === 1 ? { id: rule.id, parameters: rule.parameters } : null;
    },
    tags: [...new Map(rows.flatMap(({ tag }) => (tag === null ? [] : [[tagKey(tag), tag] as const]))).values()],
    groupsOf: (customerId) => [
      ...new Set(
        rows.flatMap((rule) =>
          rule.scope === 'group' && rule.customerId === customerId && rule.queryGroupId !== null
            ? [rule.queryGroupId]
            : [],
        ),
      ),
    ],
  };
}
