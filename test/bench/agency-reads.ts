import { contract, isPublished } from '#shared/contract/index.ts';
import { done, ninetyDays, quarter, type Read } from './agency-read.ts';
import { workReads } from './agency-work-reads.ts';

const wholeTime = { startDate: '2000-01-01', endDate: '2099-12-31' };
const twoYears = { from: '2000-01-01', to: '2099-12-31' };

const month = `${done} AND e.execution_date > date('now', '-31 days')`;
const results = (scope: string): string =>
  `SELECT q.text, a.query_id, a.execution_id, a.captured_at, a.mentioned, e.platform FROM execution e JOIN answer a ON a.execution_id = e.id JOIN query q ON q.id = a.query_id WHERE ${scope} ORDER BY e.execution_date DESC, e.id DESC, a.query_id`;
const companies = (scope: string): string =>
  `SELECT b.name, SUM(x.answers) AS n FROM execution e JOIN execution_company x ON x.execution_id = e.id JOIN brand b ON b.id = x.brand_id WHERE ${scope} GROUP BY b.id ORDER BY n DESC, b.name`;
const articles = (scope: string): string =>
  `SELECT p.spelling, u.title, k.state, s.n FROM (SELECT x.url_id, SUM(x.answers) AS n FROM execution e JOIN execution_article x ON x.execution_id = e.id WHERE ${scope} GROUP BY x.url_id) s JOIN url u ON u.id = s.url_id JOIN url_spelling p ON p.id = u.spelling_id LEFT JOIN article_check k ON k.customer_id = :id AND k.url_id = u.id ORDER BY s.n DESC, p.spelling`;
const domains = (scope: string): string =>
  `SELECT d.name, d.category, SUM(x.answers) AS n FROM execution e JOIN execution_domain x ON x.execution_id = e.id JOIN domain d ON d.id = x.domain_id WHERE ${scope} GROUP BY d.id ORDER BY n DESC, d.name`;
const rates = (scope: string): string =>
  `SELECT q.text, e.platform, COUNT(*), SUM(a.mentioned), AVG(a.position), MAX(e.execution_date) FROM execution e JOIN answer a ON a.execution_id = e.id JOIN query q ON q.id = a.query_id WHERE ${scope} AND a.outcome = 'answered' GROUP BY q.id, e.platform`;
const executions = (scope: string): string =>
  `SELECT e.* FROM execution e WHERE ${scope} ORDER BY e.execution_date DESC, e.id DESC`;
const answers = (scope: string, order: string): string =>
  `SELECT a.*, q.text, e.platform FROM execution e JOIN answer a ON a.execution_id = e.id JOIN query q ON q.id = a.query_id WHERE ${scope} ORDER BY ${order} LIMIT 200`;
const counted = (scope: string): string =>
  `SELECT COUNT(*) FROM execution e JOIN answer a ON a.execution_id = e.id WHERE ${scope}`;
/** The answers a change is judged by: those of the last year. */
const judged = `SELECT a.query_id, a.mentioned, a.surface, a.execution_id FROM execution e JOIN answer a ON a.execution_id = e.id WHERE ${done} AND e.execution_date > date('now', '-1 year') AND a.outcome = 'answered'`;
const overview = (scope: string): string[] => [executions(done), companies(scope), domains(scope), judged];

/** Every read of both contracts; those with a period for the last scans, 90 days and two years. */
export const reads: readonly Read[] = [
  {
    name: 'get-organization-customers',
    request: () => ({ organizationID: 1 }),
    bare: [
      "SELECT c.*, MAX(e.finished_at) FROM customer c LEFT JOIN execution e ON e.customer_id = c.id AND e.state = 'Done' GROUP BY c.id ORDER BY c.name",
    ],
  },
  {
    name: 'get-customer-query-groups',
    request: ({ id }) => ({ customerID: id }),
    bare: ['SELECT * FROM query_group WHERE customer_id = :id', executions(done)],
  },
  {
    name: 'get-organization-quota-status',
    request: () => ({ organizationID: 1 }),
    bare: [
      'SELECT c.id, c.name, COUNT(g.id) FROM customer c LEFT JOIN query_group g ON g.customer_id = c.id GROUP BY c.id',
    ],
  },
  {
    name: 'get-execution-status',
    request: ({ execution }) => ({ executionID: execution }),
    bare: [
      'SELECT * FROM execution WHERE id = :execution',
      'SELECT state, COUNT(*) FROM execution_query WHERE execution_id = :execution GROUP BY state',
    ],
  },
  {
    name: 'get-queries',
    label: 'get-queries, one scan',
    request: ({ id, execution }) => ({ customerID: id, executionID: execution }),
    bare: [results('e.id = :execution')],
  },
  {
    name: 'get-queries',
    label: 'get-queries, 90 days',
    request: ({ id }) => ({ customerID: id, startDate: ninetyDays.from, endDate: ninetyDays.to }),
    bare: [results(quarter)],
  },
  {
    name: 'get-companies-stats',
    label: 'get-companies-stats, two years',
    request: ({ id }) => ({ customerID: id, ...wholeTime }),
    bare: [companies(done)],
  },
  {
    name: 'get-domain-stats',
    label: 'get-domain-stats, 90 days',
    request: ({ id }) => ({ customerID: id, startDate: ninetyDays.from, endDate: ninetyDays.to }),
    bare: [domains(quarter), articles(quarter)],
  },
  {
    name: 'get-domain-stats',
    label: 'get-domain-stats, two years',
    request: ({ id }) => ({ customerID: id, ...wholeTime }),
    bare: [domains(done), articles(done)],
  },
  {
    name: 'get-customer-growth-stats',
    request: ({ id }) => ({ customerID: id }),
    bare: [executions(done)],
  },
  {
    name: 'get-recommendations',
    request: ({ id }) => ({ customerID: id }),
    bare: ['SELECT * FROM recommendation WHERE customer_id = :id AND current = 1'],
  },
  {
    name: 'get-queries-definitions',
    request: ({ group }) => ({ queryGroupId: group }),
    bare: ['SELECT * FROM query WHERE query_group_id = :group AND deleted_at IS NULL ORDER BY id'],
  },
  { name: 'get-workspace-status', request: () => ({}), bare: ['SELECT * FROM setting'] },
  {
    name: 'list-customers',
    request: () => ({}),
    bare: [
      'SELECT * FROM customer',
      "SELECT e.customer_id, e.platform, SUM(e.mentioned), SUM(e.answered) FROM execution e WHERE e.state = 'Done' AND e.execution_date > date('now', '-40 days') GROUP BY 1, 2",
      "SELECT customer_id, MAX(finished_at) FROM execution WHERE state = 'Done' GROUP BY 1",
    ],
  },
  {
    name: 'get-portfolio',
    request: () => ({}),
    bare: [
      'SELECT * FROM client_summary',
      "SELECT e.customer_id, e.platform, SUM(e.mentioned), SUM(e.answered) FROM execution e WHERE e.state = 'Done' AND e.execution_date > date('now', '-40 days') GROUP BY 1, 2",
    ],
  },
  {
    name: 'preview-deletion',
    request: ({ id }) => ({ kind: 'customer', id }),
    bare: [
      'SELECT COUNT(*), SUM(answered + no_overview + refused) FROM execution WHERE customer_id = :id',
      'SELECT COUNT(*) FROM query q JOIN query_group g ON g.id = q.query_group_id WHERE g.customer_id = :id',
    ],
  },
  {
    name: 'list-query-groups',
    request: ({ id }) => ({ customerId: id }),
    bare: ['SELECT * FROM query_group WHERE customer_id = :id', executions(done)],
  },
  {
    name: 'list-query-revisions',
    request: ({ group }) => ({ queryGroupId: group }),
    bare: ['SELECT * FROM query_revision WHERE query_group_id = :group'],
  },
  {
    name: 'get-overview',
    label: 'get-overview, 30 days',
    request: ({ id }) => ({ customerId: id }),
    bare: overview(month),
  },
  {
    name: 'get-overview',
    label: 'get-overview, two years',
    request: ({ id }) => ({ customerId: id, ...twoYears }),
    bare: overview(done),
  },
  {
    name: 'get-overview',
    label: 'get-overview, two years, one intent',
    request: ({ id }) => ({ customerId: id, ...twoYears, intents: ['comparison'] }),
    bare: [
      `SELECT a.execution_id, COUNT(*), SUM(a.mentioned) FROM execution e JOIN answer a ON a.execution_id = e.id JOIN query q ON q.id = a.query_id WHERE ${done} AND q.intent = 'comparison' GROUP BY 1`,
      `SELECT x.brand_id, COUNT(*) AS n FROM execution e JOIN answer a ON a.execution_id = e.id JOIN query q ON q.id = a.query_id JOIN answer_company x ON x.answer_id = a.id WHERE ${done} AND q.intent = 'comparison' GROUP BY 1 ORDER BY n DESC`,
      `SELECT u.domain_id, COUNT(DISTINCT a.id) AS n FROM execution e JOIN answer a ON a.execution_id = e.id JOIN query q ON q.id = a.query_id JOIN citation c ON c.answer_id = a.id AND c.cited = 1 JOIN url u ON u.id = c.url_id WHERE ${done} AND q.intent = 'comparison' GROUP BY 1 ORDER BY n DESC`,
    ],
  },
  {
    name: 'get-growth',
    label: 'get-growth, two years',
    request: ({ id }) => ({ customerId: id, ...twoYears }),
    bare: [executions(done), judged],
  },
  {
    name: 'get-query-companies',
    label: 'get-query-companies, two years',
    request: ({ id }) => ({ customerId: id, ...twoYears, companies: 10 }),
    bare: [
      `SELECT a.query_id, c.brand_id, COUNT(*) FROM (SELECT id FROM execution e WHERE ${done} ORDER BY execution_date DESC LIMIT 40) e JOIN answer a ON a.execution_id = e.id JOIN answer_company c ON c.answer_id = a.id GROUP BY 1, 2`,
      companies(done),
    ],
  },
  {
    name: 'get-query-rates',
    label: 'get-query-rates, 90 days',
    request: ({ id }) => ({ customerId: id, ...ninetyDays }),
    bare: [rates(quarter)],
  },
  {
    name: 'get-query-rates',
    label: 'get-query-rates, two years',
    request: ({ id }) => ({ customerId: id, ...twoYears }),
    bare: [rates(done)],
  },
  {
    name: 'list-answers',
    label: 'list-answers, first page of two years',
    request: ({ id }) => ({ customerId: id, ...twoYears, limit: 200 }),
    bare: [answers(done, 'e.execution_date DESC, e.id DESC, a.query_id'), counted(done)],
  },
  {
    name: 'list-answers',
    label: 'list-answers, of one company by query',
    request: ({ id }) => ({
      customerId: id,
      ...twoYears,
      brandId: id * 100_000 + 1 + ((id - 1) % 4) * 11,
      sort: 'query',
      limit: 200,
    }),
    bare: [answers(`${done} AND a.mentioned = 1`, 'q.text'), counted(`${done} AND a.mentioned = 1`)],
  },
  {
    name: 'list-answers',
    label: 'list-answers, citing a domain in 90 days',
    request: ({ id, domain }) => ({ customerId: id, ...ninetyDays, domain, limit: 200 }),
    bare: [
      `SELECT a.*, q.text FROM execution e JOIN answer a ON a.execution_id = e.id JOIN query q ON q.id = a.query_id WHERE ${quarter} AND a.id IN (SELECT c.answer_id FROM citation c JOIN url u ON u.id = c.url_id JOIN domain d ON d.id = u.domain_id JOIN answer x ON x.id = c.answer_id JOIN execution e ON e.id = x.execution_id WHERE d.name = :domain AND ${quarter}) LIMIT 200`,
    ],
  },
  {
    name: 'get-answer',
    request: ({ answer }) => ({ answerId: answer }),
    bare: [
      'SELECT * FROM answer a JOIN answer_text t ON t.answer_id = a.id WHERE a.id = :answer',
      'SELECT * FROM mention m JOIN brand b ON b.id = m.brand_id WHERE m.answer_id = :answer',
      'SELECT * FROM citation c JOIN url u ON u.id = c.url_id WHERE c.answer_id = :answer',
      'SELECT h.id, h.mentioned, e.execution_date FROM answer a JOIN answer h ON h.query_id = a.query_id JOIN execution e ON e.id = h.execution_id WHERE a.id = :answer',
    ],
  },
  {
    name: 'list-executions',
    request: ({ id }) => ({ customerId: id, limit: 50 }),
    bare: [`${executions('e.customer_id = :id')} LIMIT 50`, 'SELECT COUNT(*) FROM execution WHERE customer_id = :id'],
  },
  {
    name: 'list-executions',
    label: 'list-executions, of every client',
    request: () => ({ limit: 50 }),
    bare: [`${executions('TRUE')} LIMIT 50`, 'SELECT COUNT(*) FROM execution'],
  },
  {
    name: 'get-execution',
    request: ({ execution }) => ({ executionId: execution }),
    bare: [
      'SELECT * FROM execution WHERE id = :execution',
      'SELECT * FROM execution_query WHERE execution_id = :execution',
    ],
  },
  {
    name: 'get-scan-settings',
    request: ({ group }) => ({ queryGroupId: group }),
    bare: ['SELECT * FROM query_group WHERE id = :group', 'SELECT * FROM group_platform WHERE query_group_id = :group'],
  },
  {
    name: 'get-calendar',
    request: () => ({}),
    bare: [
      'SELECT g.*, (SELECT COUNT(*) FROM query q WHERE q.query_group_id = g.id AND q.deleted_at IS NULL) FROM query_group g',
    ],
  },
  {
    name: 'estimate-scan',
    request: ({ group }) => ({ queryGroupId: group }),
    bare: ['SELECT COUNT(*) FROM query WHERE query_group_id = :group AND deleted_at IS NULL'],
  },
  {
    name: 'get-budget',
    request: () => ({}),
    bare: [
      "SELECT customer_id, platform, SUM(cost_micro) FROM spend WHERE day >= date('now', 'start of month') GROUP BY 1, 2",
    ],
  },
  {
    name: 'spend-report',
    request: ({ id }) => ({ customerId: id, ...twoYears }),
    bare: [
      'SELECT day, platform, provider, SUM(requests), SUM(cost_micro) FROM spend WHERE customer_id = :id GROUP BY 1, 2, 3',
    ],
  },
  { name: 'get-prices', request: () => ({}), bare: ['SELECT * FROM setting'] },
  { name: 'list-providers', request: () => ({}), bare: ['SELECT * FROM setting'] },
  {
    name: 'list-brands',
    request: ({ id }) => ({ customerId: id }),
    bare: [
      'SELECT * FROM brand WHERE customer_id = :id',
      'SELECT n.* FROM brand b JOIN brand_name n ON n.brand_id = b.id WHERE b.customer_id = :id',
      companies(done),
    ],
  },
  {
    name: 'list-reanalyses',
    request: ({ id }) => ({ customerId: id }),
    bare: ['SELECT * FROM reanalysis WHERE customer_id = :id'],
  },
  {
    name: 'list-sources',
    label: 'list-sources, 30 days',
    request: ({ id }) => ({ customerId: id }),
    bare: [domains(month), articles(month)],
  },
  {
    name: 'list-sources',
    label: 'list-sources, two years',
    request: ({ id }) => ({ customerId: id, ...twoYears }),
    bare: [domains(done), articles(done)],
  },
  {
    name: 'list-portrayals',
    label: 'list-portrayals, two years',
    request: ({ id }) => ({ customerId: id, ...twoYears }),
    bare: [
      `SELECT p.*, t.content FROM execution e JOIN answer a ON a.execution_id = e.id JOIN portrayal p ON p.answer_id = a.id JOIN answer_text t ON t.answer_id = a.id WHERE ${done} ORDER BY e.execution_date DESC, p.id LIMIT 50`,
      `SELECT p.review, p.portrayal, COUNT(*) FROM execution e JOIN answer a ON a.execution_id = e.id JOIN portrayal p ON p.answer_id = a.id WHERE ${done} GROUP BY 1, 2`,
    ],
  },
  {
    name: 'list-negated-mentions',
    request: ({ id }) => ({ customerId: id }),
    bare: [
      'SELECT m.*, t.content FROM mention m JOIN answer a ON a.id = m.answer_id JOIN execution e ON e.id = a.execution_id JOIN answer_text t ON t.answer_id = a.id WHERE m.negated = 1 AND e.customer_id = :id ORDER BY e.execution_date DESC LIMIT 50',
      'SELECT COUNT(*) FROM mention m JOIN answer a ON a.id = m.answer_id JOIN execution e ON e.id = a.execution_id WHERE m.negated = 1 AND e.customer_id = :id',
    ],
  },
  {
    name: 'get-model-assistance',
    request: ({ id }) => ({ customerId: id }),
    bare: ['SELECT COUNT(*) FROM model_candidates', executions(done)],
  },
  {
    name: 'list-recommendations',
    request: ({ id }) => ({ customerId: id }),
    bare: ['SELECT * FROM recommendation WHERE customer_id = :id AND current = 1'],
  },
  {
    name: 'preview-report',
    label: 'preview-report, 90 days',
    request: ({ id }) => ({ customerId: id, ...ninetyDays }),
    bare: [...overview(quarter), articles(quarter), results(quarter)],
  },
  { name: 'list-reports', request: () => ({}), bare: ['SELECT * FROM report'] },
  { name: 'get-upkeep', request: () => ({}), bare: ['SELECT * FROM setting'] },
  { name: 'list-keys', request: () => ({}), bare: ['SELECT * FROM api_key'] },
  { name: 'get-shell-settings', request: () => ({}), bare: ['SELECT * FROM setting'] },
  ...workReads,
];

/** Reads of the contracts that the table above lacks. */
export const readsMissing = (): string[] => {
  const measured = new Set<string>(reads.map(({ name }) => name));
  return Object.entries(contract)
    .filter(([name, { kind }]) => kind === 'query' && !measured.has(name))
    .map(([name]) => name);
};

export const isOfV1 = (read: Read): boolean => isPublished(read.name);

/** The reads of each view, by their label; those of the frame (status, clients, groups, running scans) are in each. */
export const views: Readonly<Record<string, readonly string[]>> = {
  frame: ['get-workspace-status', 'list-customers', 'list-query-groups', 'list-executions, of every client'],
  clients: ['get-portfolio'],
  overview: ['get-overview, two years'],
  growth: ['get-growth, two years', 'list-query-revisions', 'list-notes', 'list-model-changes', 'list-actions'],
  competitors: ['get-overview, two years', 'get-query-companies, two years', 'get-company-shares'],
  answers: ['list-answers, first page of two years'],
  'answers by query': ['get-query-rates, two years'],
  answer: ['get-answer'],
  sources: ['list-sources, two years'],
  recommendations: ['list-recommendations', 'get-model-assistance', 'list-actions'],
  actions: ['list-actions', 'list-effects'],
  alerts: ['list-alerts', 'list-alert-rules', 'get-alert-settings'],
  labels: ['list-query-labels', 'get-label-scores'],
  review: ['list-portrayals, two years', 'list-negated-mentions', 'list-brands'],
  'brand book': ['list-brands', 'list-reanalyses', 'get-model-assistance'],
  groups: [
    'list-query-groups',
    'get-queries-definitions',
    'list-query-revisions',
    'get-scan-settings',
    'estimate-scan',
  ],
  scans: ['list-executions', 'get-calendar', 'get-budget', 'get-execution'],
  money: ['spend-report', 'get-budget', 'get-calendar', 'get-prices'],
  reports: ['preview-report, 90 days', 'list-reports', 'get-report-template', 'list-report-shares'],
  'reports of a month': ['plan-reports', 'list-report-runs', 'list-report-news', 'get-report-schedule'],
  settings: ['list-providers', 'get-upkeep', 'list-keys', 'get-shell-settings', 'get-organization-quota-status'],
};
