import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { falseAlarmBounds, type AlertRule, type AlertScope } from '#shared/contract/workspace/alert-rules.ts';
import { alertFigures, judgedKinds, type Alert } from '#shared/contract/workspace/alerts.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { today } from '#main/results/read-context.ts';
import {
  countAlerts,
  findAlert,
  listAlertRows,
  muteSeries,
  setAlertStates,
  snooze,
  type AlertRow,
} from '#main/store/alerts.ts';
import { listDivisions } from '#main/store/alert-division.ts';
import {
  findAlertRule,
  insertAlertRule,
  listAlertRuleRows,
  removeAlertRule,
  updateAlertRule,
  type AlertRuleRow,
  type RuleContent,
} from '#main/store/alert-rules.ts';
import { listModelChangeRows } from '#main/store/model-changes.ts';
import { readSetting, writeSetting } from '#main/store/settings.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { organizationOf, requireCustomer, requireQueryGroup } from '../ownership.ts';
import type { Caller } from '../service.ts';

const mostRules = 2_000;

/** Alerts, their rules and the bound on false ones. */
export const alertHandlers: HandlersOf<
  | 'list-alerts'
  | 'refresh-alerts'
  | 'set-alert-state'
  | 'snooze-alert'
  | 'mute-alerts'
  | 'list-alert-rules'
  | 'save-alert-rule'
  | 'delete-alert-rule'
  | 'get-alert-settings'
  | 'set-alert-settings'
  | 'list-model-changes'
> = {
  'list-alerts': ({ customerId, kind, show = 'waiting', limit = 100, offset = 0 }, context, caller) => {
    if (customerId !== undefined) requireCustomer(context, caller, customerId);
    const filter = {
      customerId: customerId ?? null,
      organizationId: organizationOf(caller),
      kind: kind ?? null,
      today: today(context),
    };
    const counts = countAlerts(context.store, filter);
    return {
      total: show === 'all' ? counts.waiting + counts.snoozed + counts.done : counts[show],
      counts,
      alerts: listAlertRows(context.store, show, filter, { limit, offset }).map(toAlert),
    };
  },

  'refresh-alerts': (_request, { jobs }) => jobs.start('alerts', {}).finished,

  'set-alert-state': ({ alertIds, state }, context, caller) => {
    // Unknown ids are passed over, but a key must not touch those of other organizations.
    if (caller.kind === 'key') for (const id of alertIds) requireAlert(context, caller, id);
    return { changed: setAlertStates(context.store, alertIds, state) };
  },

  'snooze-alert': ({ alertId, until }, context, caller) => {
    requireAlert(context, caller, alertId);
    if (until !== null && until < today(context)) throw invalidRequest('until', 'must not be in the past');
    snooze(context.store, alertId, until);
    return { snoozedUntil: until };
  },

  'mute-alerts': ({ alertId, muted }, context, caller) => {
    muteSeries(context.store, requireAlert(context, caller, alertId), muted ? nowIso(context) : null);
    return { muted };
  },

  'list-alert-rules': (_request, { store }) => listAlertRuleRows(store).map(toRule),

  'save-alert-rule': ({ ruleId, kind, scope, platform = null, enabled, parameters = {} }, context, caller) => {
    const { store } = context;
    const content = { kind, ...scopeOf(context, caller, scope), platform, enabled, parameters };
    return store.transaction(() => {
      const existing = ruleId === undefined ? undefined : requireRule(context, ruleId);
      if (existing?.scope === 'all' && (scope.kind !== 'all' || kind !== existing.kind))
        throw invalidRequest('scope', 'a rule for everything keeps its kind; add another one');
      const rules = listAlertRuleRows(store);
      if (rules.some((rule) => rule.id !== ruleId && sameReach(rule, content)))
        throw invalidRequest('scope', 'there is a rule of this kind for it already; change that one');
      if (ruleId === undefined && rules.length >= mostRules)
        throw invalidRequest('scope', `there are ${mostRules} rules, the most there may be; delete some first`);
      if (ruleId !== undefined) updateAlertRule(store, ruleId, content, nowIso(context));
      return toRule(requireRule(context, ruleId ?? insertAlertRule(store, content, nowIso(context))));
    });
  },

  'delete-alert-rule': ({ ruleId }, context) => {
    const rule = requireRule(context, ruleId);
    if (rule.scope === 'all' && rule.platform === null)
      throw invalidRequest('ruleId', 'a rule for everything can only be switched off');
    removeAlertRule(context.store, ruleId);
    return { ruleId };
  },

  'get-alert-settings': (_request, context) => settingsOf(context),

  'set-alert-settings': ({ bound }, context) => {
    writeSetting(context.store, settingKeys.falseAlarmBound, bound);
    return settingsOf(context);
  },

  'list-model-changes': ({ customerId, queryGroupId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    if (
      queryGroupId !== undefined &&
      requireQueryGroup(context, caller, queryGroupId, 'workspace').customerId !== customerId
    )
      throw notFound('query group', queryGroupId);
    return listModelChangeRows(context.store, customerId, queryGroupId ?? null);
  },
};

function requireAlert({ store }: ServiceContext, caller: Caller, alertId: number): AlertRow {
  const alert = findAlert(store, alertId);
  const own = organizationOf(caller);
  if (alert === undefined || (own !== null && alert.organizationId !== own)) throw notFound('alert', alertId);
  return alert;
}

function requireRule({ store }: ServiceContext, ruleId: number): AlertRuleRow {
  const rule = findAlertRule(store, ruleId);
  if (rule === undefined) throw notFound('alert rule', ruleId);
  return rule;
}

type Reach = Pick<RuleContent, 'scope' | 'customerId' | 'queryGroupId' | 'tag'>;

function scopeOf(context: ServiceContext, caller: Caller, scope: AlertScope): Reach {
  const nothing = { scope: scope.kind, customerId: null, queryGroupId: null, tag: null };
  switch (scope.kind) {
    case 'all':
      return nothing;
    case 'tag':
      return { ...nothing, tag: scope.tag };
    case 'customer':
      requireCustomer(context, caller, scope.customerId);
      return { ...nothing, customerId: scope.customerId };
    case 'group': {
      const { customerId } = requireQueryGroup(context, caller, scope.queryGroupId, 'workspace');
      return { ...nothing, customerId, queryGroupId: scope.queryGroupId };
    }
  }
}

const sameReach = (rule: AlertRuleRow, content: RuleContent): boolean =>
  (['kind', 'scope', 'customerId', 'queryGroupId', 'tag', 'platform'] as const).every(
    (field) => rule[field] === content[field],
  );

function toScope({ scope, tag, customerId, queryGroupId }: AlertRuleRow): AlertScope {
  if (scope === 'customer' && customerId !== null) return { kind: 'customer', customerId };
  if (scope === 'group' && queryGroupId !== null) return { kind: 'group', queryGroupId };
  if (scope === 'tag' && tag !== null) return { kind: 'tag', tag };
  return { kind: 'all' };
}

const toRule = (row: AlertRuleRow): AlertRule => ({
  ruleId: row.id,
  uuid: row.uuid,
  kind: row.kind,
  scope: toScope(row),
  customerId: row.customerId,
  customerName: row.customerName,
  queryGroupName: row.queryGroupName,
  platform: row.platform,
  enabled: row.enabled === 1,
  parameters: row.parameters,
  updatedAt: row.updatedAt,
});

const toAlert = ({
  id,
  series: _,
  organizationId: _organization,
  muted,
  fromDay,
  toDay,
  figures,
  ...row
}: AlertRow): Alert => ({
  alertId: id,
  ...row,
  muted: muted === 1,
  from: fromDay,
  to: toDay,
  figures: alertFigures.parse(JSON.parse(figures)),
});

function settingsOf({ store }: ServiceContext): OutputOf<'get-alert-settings'> {
  const bound = readSetting(store, settingKeys.falseAlarmBound);
  const since = readSetting(store, settingKeys.alertsSince);
  const watched = listDivisions(store).at(-1)?.watched ?? {};
  return {
    bound: falseAlarmBounds.find((known) => known === bound) ?? 'year',
    since: typeof since === 'string' ? since : null,
    watched: judgedKinds.map((kind) => ({ kind, series: watched[kind] ?? 0 })),
  };
}
