import os from 'node:os';
import path from 'node:path';
import { daysAgo, ninetyDays, quarter, done, type Read } from './agency-read.ts';

const thisMonth = daysAgo(0).slice(0, 7);
const labelled = `SELECT t.name, COUNT(*), SUM(a.mentioned) FROM execution e JOIN answer a ON a.execution_id = e.id JOIN query_tag k ON k.query_id = a.query_id JOIN tag t ON t.id = k.tag_id WHERE ${quarter} AND a.outcome = 'answered' GROUP BY t.id`;
const ofActions = `SELECT q.action_id, a.query_id, a.mentioned, e.execution_date FROM action x JOIN action_query q ON q.action_id = x.id JOIN answer a ON a.query_id = q.query_id JOIN execution e ON e.id = a.execution_id WHERE x.customer_id = :id`;
const settings = 'SELECT * FROM setting';

/** The reads of planning, alerts, search, messages and hand-over. */
export const workReads: readonly Read[] = [
  {
    name: 'list-query-labels',
    request: ({ id }) => ({ customerId: id }),
    bare: [
      'SELECT q.*, k.tag_id FROM query q JOIN query_group g ON g.id = q.query_group_id LEFT JOIN query_tag k ON k.query_id = q.id WHERE g.customer_id = :id AND q.deleted_at IS NULL',
    ],
  },
  { name: 'list-saved-views', request: ({ id }) => ({ customerId: id }), bare: ['SELECT * FROM saved_view'] },
  {
    name: 'list-notes',
    request: ({ id }) => ({ customerId: id }),
    bare: ['SELECT * FROM note WHERE customer_id = :id ORDER BY day'],
  },
  {
    name: 'list-actions',
    request: ({ id }) => ({ customerId: id }),
    bare: [
      'SELECT * FROM action WHERE customer_id = :id',
      'SELECT q.*, t.text FROM action x JOIN action_query q ON q.action_id = x.id JOIN query t ON t.id = q.query_id WHERE x.customer_id = :id',
    ],
  },
  {
    name: 'propose-action',
    request: ({ recommendation }) => ({ recommendationId: recommendation }),
    bare: [
      'SELECT * FROM recommendation WHERE id = :recommendation',
      'SELECT q.* FROM query q WHERE q.query_group_id = :group AND q.deleted_at IS NULL',
    ],
  },
  { name: 'list-effects', request: ({ id }) => ({ customerId: id }), bare: [ofActions] },
  {
    name: 'get-effect',
    request: ({ id, action }) => ({ customerId: id, actionId: action }),
    bare: [`${ofActions} AND x.id = :action`],
  },
  {
    name: 'get-plan',
    request: ({ group }) => ({ queryGroupId: group }),
    bare: [
      "SELECT a.query_id, a.mentioned, a.execution_id FROM execution e JOIN answer a ON a.execution_id = e.id WHERE e.query_group_id = :group AND e.execution_date > date('now', '-1 year') AND a.outcome = 'answered'",
    ],
  },
  { name: 'list-alerts', request: ({ id }) => ({ customerId: id }), bare: ['SELECT * FROM alert'] },
  { name: 'list-alert-rules', request: () => ({}), bare: ['SELECT * FROM alert_rule'] },
  { name: 'get-alert-settings', request: () => ({}), bare: [settings] },
  {
    name: 'list-model-changes',
    request: ({ id }) => ({ customerId: id }),
    bare: ['SELECT * FROM model_change'],
  },
  {
    name: 'get-label-scores',
    request: ({ id }) => ({ customerId: id, ...ninetyDays }),
    bare: [labelled],
  },
  {
    name: 'get-company-shares',
    request: ({ id }) => ({ customerId: id, ...ninetyDays }),
    bare: [
      `SELECT b.name, SUM(x.answers) AS n FROM execution e JOIN execution_company x ON x.execution_id = e.id JOIN brand b ON b.id = x.brand_id WHERE ${quarter} GROUP BY b.id ORDER BY n DESC`,
    ],
  },
  {
    name: 'find-by-name',
    request: () => ({ text: 'soft' }),
    bare: [
      "SELECT id, name FROM customer WHERE name LIKE '%soft%'",
      "SELECT id, name FROM query_group WHERE name LIKE '%soft%'",
      "SELECT id, text FROM query WHERE text LIKE '%soft%'",
      "SELECT id, name FROM brand WHERE name LIKE '%soft%'",
    ],
  },
  {
    name: 'search-answers',
    request: ({ id }) => ({ text: 'pricing', customerId: id }),
    bare: [
      `SELECT a.id FROM execution e JOIN answer a ON a.execution_id = e.id WHERE ${done} ORDER BY a.id DESC LIMIT 200`,
    ],
  },
  { name: 'get-answer-search', request: () => ({}), bare: [settings] },
  { name: 'get-publishing', request: () => ({}), bare: [settings] },
  { name: 'get-message-settings', request: () => ({}), bare: [settings, 'SELECT * FROM message_channel'] },
  { name: 'list-messages', request: () => ({}), bare: ['SELECT * FROM message ORDER BY id DESC LIMIT 50'] },
  {
    name: 'get-report-template',
    request: ({ id }) => ({ customerId: id }),
    bare: ['SELECT * FROM report_template'],
  },
  { name: 'list-report-templates', request: () => ({}), bare: ['SELECT * FROM report_template'] },
  {
    name: 'list-report-shares',
    request: ({ id }) => ({ customerId: id }),
    bare: ['SELECT * FROM report_share'],
  },
  {
    name: 'plan-reports',
    request: () => ({ month: thisMonth, folder: path.join(os.tmpdir(), 'reports') }),
    bare: [
      "SELECT customer_id, COUNT(*) FROM execution WHERE state = 'Done' AND execution_date >= date('now', 'start of month') GROUP BY customer_id",
    ],
  },
  { name: 'list-report-runs', request: () => ({}), bare: ['SELECT * FROM report_run'] },
  {
    name: 'list-report-news',
    request: () => ({ month: thisMonth }),
    bare: [
      "SELECT customer_id, platform, SUM(mentioned), SUM(answered) FROM execution WHERE state = 'Done' AND execution_date >= date('now', '-62 days') GROUP BY 1, 2",
    ],
  },
  { name: 'get-report-schedule', request: () => ({}), bare: [settings] },
];
