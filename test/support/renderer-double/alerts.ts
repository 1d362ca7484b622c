import type { InputOf, OutputOf } from '#shared/contract/index.ts';

type Alert = OutputOf<'list-alerts'>['alerts'][number];
type Rule = OutputOf<'list-alert-rules'>[number];

const alert: Alert = {
  alertId: 1,
  uuid: '5f0f5d0e-33c1-4d0c-9d9c-3c1d0e2f4a61',
  ruleId: 1,
  kind: 'score',
  customerId: 3,
  customerName: 'Tessel',
  queryGroupId: null,
  queryGroupName: null,
  platform: 'chatgpt',
  subject: null,
  state: 'new',
  snoozedUntil: null,
  muted: false,
  foundAt: '2026-11-19T07:10:00Z',
  toldAt: '2026-11-19T07:10:00Z',
  day: '2026-11-19',
  from: '2026-08-06',
  to: '2026-11-19',
  sentence: 'Tessel is named less on ChatGPT: in 31 % of answers, 52 % before.',
  figures: {
    before: { from: '2026-08-06', to: '2026-10-15', value: 52, low: 47.1, high: 56.8, n: 440, scans: 11 },
    after: { from: '2026-10-22', to: '2026-11-19', value: 31, low: 25, high: 37.7, n: 200, scans: 5 },
    difference: { value: -21, low: -28.2, high: -13.8 },
    changed: { on: '2026-10-22', from: '2026-10-15', to: '2026-10-29' },
    evidence: { ratio: 14_200, needed: 6_257, falseAlarmsPerYear: 1, watched: 60 },
    models: [],
    facts: [],
  },
  link: '/customers/3/answers?platform=chatgpt&from=2026-10-22&to=2026-11-19',
};

const capAlert: Alert = {
  ...alert,
  alertId: 2,
  uuid: '91c5ad2b-9e4b-4c1d-8e14-8d2f2c6a7b10',
  ruleId: 10,
  kind: 'cap',
  platform: null,
  state: 'seen',
  day: '2026-11-17',
  foundAt: '2026-11-17T09:00:00Z',
  toldAt: '2026-11-17T09:00:00Z',
  from: '2026-11-01',
  to: '2026-11-17',
  sentence: 'Tessel has used 82 % of its cap for November: $16.40 of $20.00.',
  figures: { before: null, after: null, difference: null, changed: null, evidence: null, models: [], facts: [] },
  link: '/settings',
};

const ruleOf = (ruleId: number, kind: Rule['kind']): Rule => ({
  ruleId,
  uuid: `00000000-0000-4000-8000-0000000000${String(ruleId).padStart(2, '0')}`,
  kind,
  scope: { kind: 'all' },
  customerId: null,
  customerName: null,
  queryGroupName: null,
  platform: null,
  enabled: true,
  parameters: {},
  updatedAt: '2026-01-01T00:00:00Z',
});

/** Two alerts and the rules that every workspace begins with. */
export function createAlerts(empty: boolean) {
  let alerts = empty ? [] : [alert, capAlert];
  const kinds = ['score', 'company_share', 'share_of_voice', 'new_company', 'domain', 'article'] as const;
  const more = ['own_pages', 'query_lost', 'scans', 'cap', 'model_replaced'] as const;
  let rules = [...kinds, ...more].map((kind, index) => ruleOf(index + 1, kind));
  let bound: OutputOf<'get-alert-settings'>['bound'] = 'year';
  const change = (ids: readonly number[], changes: Partial<Alert>) => {
    alerts = alerts.map((known) => (ids.includes(known.alertId) ? { ...known, ...changes } : known));
  };
  const settings = (): OutputOf<'get-alert-settings'> => ({
    bound,
    since: '2026-01-02',
    watched: [{ kind: 'score', series: 60 }],
  });
  const listOf = ({ state, snoozedUntil }: Alert) =>
    state === 'done' ? 'done' : snoozedUntil === null ? 'waiting' : 'snoozed';
  return {
    list: ({ show = 'waiting', customerId }: InputOf<'list-alerts'>): OutputOf<'list-alerts'> => {
      const all = alerts.filter((known) => customerId === undefined || known.customerId === customerId);
      const shown = all.filter((known) => show === 'all' || listOf(known) === show);
      const count = (list: string) => all.filter((known) => listOf(known) === list).length;
      const unseen = all.filter((known) => listOf(known) === 'waiting' && known.state === 'new').length;
      const counts = { new: unseen, waiting: count('waiting'), snoozed: count('snoozed'), done: count('done') };
      return { total: shown.length, counts: { ...counts, history: 0 }, alerts: shown };
    },
    setState: ({ alertIds, state }: InputOf<'set-alert-state'>) => {
      change(alertIds, { state, snoozedUntil: null });
      return { changed: alertIds.length };
    },
    snooze: ({ alertId, until }: InputOf<'snooze-alert'>) => {
      change([alertId], { snoozedUntil: until });
      return { snoozedUntil: until };
    },
    mute: ({ alertId, muted }: InputOf<'mute-alerts'>) => {
      change([alertId], { muted });
      return { muted };
    },
    rules: () => rules,
    saveRule: ({
      ruleId = rules.length + 1,
      parameters = {},
      platform = null,
      ...content
    }: InputOf<'save-alert-rule'>) => {
      const customerId = content.scope.kind === 'customer' ? content.scope.customerId : null;
      const customerName = customerId === null ? null : 'Tessel';
      const rule: Rule = {
        ...ruleOf(ruleId, content.kind),
        ...content,
        customerId,
        customerName,
        platform,
        parameters,
      };
      rules = [...rules.filter((known) => known.ruleId !== ruleId), rule].toSorted((a, b) => a.ruleId - b.ruleId);
      return rule;
    },
    deleteRule: ({ ruleId }: InputOf<'delete-alert-rule'>) => {
      rules = rules.filter((known) => known.ruleId !== ruleId);
      return { ruleId };
    },
    settings,
    setBound: (request: InputOf<'set-alert-settings'>) => {
      bound = request.bound;
      return settings();
    },
  };
}
