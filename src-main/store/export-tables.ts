import type { ReadStore } from './store.ts';

/** A table of an export: one row per line, its columns named by the statement. */
export interface ExportTable {
  readonly name: string;
  /** One sentence for the README. */
  readonly about: string;
  readonly sql: string;
}

const usd = (column: string): string => `ROUND(${column} / 1000000.0, 6)`;
const names = (kind: string): string =>
  `(SELECT group_concat(value, '; ') FROM brand_name n WHERE n.brand_id = b.id AND n.kind = '${kind}')`;
const ofCustomer = 'e.customer_id = :customerId AND g.deleted_at IS NULL';
const answers = `answer a JOIN execution e ON e.id = a.execution_id JOIN query_group g ON g.id = e.query_group_id`;

/** Everything that is stored about a customer, with ids that connect the tables. */
export const exportTables: readonly ExportTable[] = [
  {
    name: 'client',
    about: 'The client.',
    sql: `SELECT id, name, website_url, (SELECT group_concat(name, '; ') FROM (SELECT name FROM customer_tag WHERE customer_id = :customerId ORDER BY key)) AS tags,
        without_branded AS scores_without_branded_queries, created_at FROM customer WHERE id = :customerId`,
  },
  {
    name: 'query-groups',
    about: 'The query groups, with their schedules and platforms.',
    sql: `SELECT g.id, g.name, g.status, g.type, g.parent_id, g.website_url, g.keywords, g.language, g.country, g.samples, g.schedule,
        (SELECT group_concat(platform, '; ') FROM group_platform p WHERE p.query_group_id = g.id) AS platforms, g.created_at
      FROM query_group g WHERE g.customer_id = :customerId AND g.deleted_at IS NULL ORDER BY g.id`,
  },
  {
    name: 'queries',
    about: 'Every query ever asked, with its intent and tags, and the day it was taken out of its group, if it was.',
    sql: `SELECT q.id, q.query_group_id, g.name AS query_group, q.text, q.intent,
        (SELECT group_concat(name, '; ') FROM (SELECT t.name FROM query_tag x JOIN tag t ON t.id = x.tag_id WHERE x.query_id = q.id ORDER BY t.key)) AS tags,
        q.created_at, q.deleted_at
      FROM query q JOIN query_group g ON g.id = q.query_group_id WHERE g.customer_id = :customerId AND g.deleted_at IS NULL ORDER BY q.id`,
  },
  {
    name: 'tags',
    about: 'The tags of queries, with the rules that set tags and intents.',
    sql: `SELECT 'tag' AS kind, t.name AS tag, t.colour, NULL AS rule, NULL AS intent FROM tag t WHERE t.customer_id = :customerId
      UNION ALL SELECT 'rule', t.name, NULL, r.text, r.intent FROM label_rule r LEFT JOIN tag t ON t.id = r.tag_id WHERE r.customer_id = :customerId`,
  },
  {
    name: 'saved-views',
    about: 'Views of the dashboard with a name; place is the address after the client.',
    sql: 'SELECT name, place FROM saved_view WHERE customer_id = :customerId ORDER BY name',
  },
  {
    name: 'query-history',
    about: 'Every edit of the queries.',
    sql: `SELECT r.id, r.query_group_id, r.created_at, r.comments, r.added, r.deleted
      FROM query_revision r JOIN query_group g ON g.id = r.query_group_id WHERE g.customer_id = :customerId AND g.deleted_at IS NULL ORDER BY r.id`,
  },
  {
    name: 'scans',
    about:
      'One row per scan or import of a day and a platform. score is the share of answered answers that name the client, in percent.',
    sql: `SELECT e.id, e.query_group_id, g.name AS query_group, e.platform, e.origin, e.state, e.execution_date, e.created_at, e.started_at,
        e.finished_at, e.total AS asked, e.answered, e.no_overview, e.refused, e.failed, e.mentioned AS naming_the_client,
        CASE WHEN e.answered > 0 THEN ROUND(100.0 * e.mentioned / e.answered, 1) END AS score,
        e.naming_any AS naming_client_or_competitor, e.citing, e.citing_own, ${usd('e.cost_micro')} AS cost_usd
      FROM execution e JOIN query_group g ON g.id = e.query_group_id WHERE ${ofCustomer} ORDER BY e.id`,
  },
  {
    name: 'failures',
    about: 'Queries of scans that got no answer, with the platform’s own message.',
    sql: `SELECT x.execution_id AS scan_id, x.query_id, q.text AS query, x.sample, x.attempts, x.failure_kind, x.failure_message, x.updated_at
      FROM execution_query x JOIN execution e ON e.id = x.execution_id JOIN query_group g ON g.id = e.query_group_id JOIN query q ON q.id = x.query_id
      WHERE ${ofCustomer} AND x.state = 'failed' ORDER BY x.execution_id, x.query_id, x.sample`,
  },
  {
    name: 'answers',
    about: 'One row per answer; its text is in the folder answers.',
    sql: `SELECT a.id, a.execution_id AS scan_id, e.execution_date, e.platform, e.query_group_id, g.name AS query_group, a.query_id, q.text AS query,
        a.sample, a.outcome, a.captured_at, a.provider, a.surface, a.requested_model, a.served_model, a.latency_ms, a.input_tokens,
        a.output_tokens, a.billed_searches, ${usd('a.cost_micro')} AS cost_usd, a.mentioned AS names_the_client,
        a.position AS position_of_the_client, a.companies AS other_companies, a.citations, a.own_cited AS cites_the_client
      FROM ${answers} JOIN query q ON q.id = a.query_id WHERE ${ofCustomer} ORDER BY a.id`,
  },
  {
    name: 'mentions',
    about:
      'Every place at which an answer names a company: offsets into its text in UTF-16 units, and the rule that found it.',
    sql: `SELECT m.answer_id, m.start_offset, m.end_offset, m.brand_id AS company_id, b.name AS company, m.rule, m.negated
      FROM mention m JOIN brand b ON b.id = m.brand_id JOIN answer a ON a.id = m.answer_id JOIN execution e ON e.id = a.execution_id
      JOIN query_group g ON g.id = e.query_group_id WHERE ${ofCustomer} ORDER BY m.answer_id, m.start_offset`,
  },
  {
    name: 'citations',
    about: 'Every source of every answer, in order; cited is 0 for sources that were only retrieved.',
    sql: `SELECT c.answer_id, c.position, u.address AS url, d.name AS domain, u.title, c.cited
      FROM citation c JOIN url u ON u.id = c.url_id JOIN domain d ON d.id = u.domain_id JOIN answer a ON a.id = c.answer_id
      JOIN execution e ON e.id = a.execution_id JOIN query_group g ON g.id = e.query_group_id WHERE ${ofCustomer} ORDER BY c.answer_id, c.position`,
  },
  {
    name: 'companies',
    about: 'The brand book: the client, its competitors, and names that were found.',
    sql: `SELECT b.id, b.name, b.kind, b.state, b.merged_into, b.product_of, b.probability, ${names('alias')} AS aliases,
        ${names('exclude')} AS exclusions, ${names('domain')} AS domains, b.created_at
      FROM brand b WHERE b.customer_id = :customerId ORDER BY b.id`,
  },
  {
    name: 'decisions',
    about: 'Every decision about the brand book.',
    sql: 'SELECT made_at, description FROM brand_decision WHERE customer_id = :customerId ORDER BY id',
  },
  {
    name: 'checked-pages',
    about: 'Cited pages that were read, and whether they name the client.',
    sql: `SELECT u.address AS url, c.state, c.reason, c.checked_at, c.evidence
      FROM article_check c JOIN url u ON u.id = c.url_id WHERE c.customer_id = :customerId ORDER BY u.address`,
  },
  {
    name: 'portrayals',
    about: 'How an AI model judged sentences that name a company, and what a person made of it.',
    sql: `SELECT p.answer_id, p.start_offset, p.end_offset, b.name AS company, p.portrayal, p.model, p.assessed_at, p.review, p.corrected_to
      FROM portrayal p JOIN brand b ON b.id = p.brand_id WHERE b.customer_id = :customerId ORDER BY p.id`,
  },
  {
    name: 'recommendations',
    about: 'Every recommendation with its status; evidence is JSON.',
    sql: `SELECT r.id, r.query_group_id, r.platform, r.rule, r.title, r.task, r.data_points, r.why_important, r.status, r.priority, r.date,
        r.first_found, r.current, r.evidence
      FROM recommendation r JOIN query_group g ON g.id = r.query_group_id WHERE r.customer_id = :customerId AND g.deleted_at IS NULL ORDER BY r.id`,
  },
  {
    name: 'notes',
    about: 'Notes on days; query_group_id is empty for those about the whole client.',
    sql: `SELECT n.id, n.day, n.text, n.query_group_id, g.name AS query_group, n.created_at, n.updated_at
      FROM note n LEFT JOIN query_group g ON g.id = n.query_group_id WHERE n.customer_id = :customerId AND g.deleted_at IS NULL ORDER BY n.day, n.id`,
  },
  {
    name: 'actions',
    about: 'What was done, with the queries it aims at: one row per action and query. seed: of the drawn order.',
    sql: `SELECT a.id, a.kind, a.title, a.pages, ${usd('a.cost_micro')} AS cost_usd, a.seed, r.recommendation_id, x.step, s.planned_day, s.day,
        x.position, x.query_id, q.text AS query, a.aimed_at, a.created_at, a.updated_at
      FROM action a LEFT JOIN action_recommendation r ON r.action_id = a.id LEFT JOIN action_query x ON x.action_id = a.id
      LEFT JOIN action_step s ON s.action_id = a.id AND s.step = COALESCE(x.step, 1) LEFT JOIN query q ON q.id = x.query_id
      WHERE a.customer_id = :customerId ORDER BY a.id, x.position`,
  },
  {
    name: 'alerts',
    about: 'Alerts, with the figures of their moment as JSON; told_at is empty for those that are history only.',
    sql: `SELECT a.id, a.uuid, a.kind, a.platform, a.query_group_id, g.name AS query_group, a.subject, a.day, a.from_day, a.to_day, a.sentence,
        a.figures, a.found_at, a.told_at, a.state, a.snoozed_until
      FROM alert a LEFT JOIN query_group g ON g.id = a.query_group_id WHERE a.customer_id = :customerId AND g.deleted_at IS NULL ORDER BY a.id`,
  },
  {
    name: 'alert-rules',
    about: 'Rules of alerts for the client and its query groups.',
    sql: `SELECT r.id, r.uuid, r.kind, r.scope, r.query_group_id, g.name AS query_group, r.platform, r.parameters, r.enabled, r.created_at, r.updated_at
      FROM alert_rule r LEFT JOIN query_group g ON g.id = r.query_group_id WHERE r.customer_id = :customerId AND g.deleted_at IS NULL ORDER BY r.id`,
  },
  {
    name: 'model-changes',
    about: 'Days on which a provider answered with another model than at the scan before.',
    sql: `SELECT m.execution_id AS scan_id, m.query_group_id, m.platform, m.day, m.from_model, m.to_model
      FROM model_change m JOIN query_group g ON g.id = m.query_group_id WHERE m.customer_id = :customerId AND g.deleted_at IS NULL ORDER BY m.execution_id`,
  },
  {
    name: 'messages',
    about: 'E-mails and webhooks about the client alone, with what came of them.',
    sql: `SELECT m.id, m.created_at, m.kind, h.name AS channel, h.kind AS channel_kind, m.recipient, m.state, m.attempts, m.outcome, m.sent_at,
        (SELECT json_group_array(json(p.content)) FROM message_part p WHERE p.message_id = m.id) AS content
      FROM message m JOIN message_channel h ON h.id = m.channel_id WHERE m.customer_id = :customerId ORDER BY m.id`,
  },
  {
    name: 'spend',
    about: 'What was spent, per day. unconfirmed_usd: requests that may have been billed.',
    sql: `SELECT day, query_group_id, platform, provider, requests, ${usd('cost_micro')} AS cost_usd, ${usd('unconfirmed_micro')} AS unconfirmed_usd
      FROM spend WHERE customer_id = :customerId ORDER BY day, id`,
  },
  {
    name: 'reports',
    about: 'Reports that were created.',
    sql: 'SELECT created_at, format, from_day, to_day, title, file, answers FROM report WHERE customer_id = :customerId ORDER BY id',
  },
  {
    name: 'report-shares',
    about: 'Reports that have an address of their own; expires_on is the last day, empty for until revoked.',
    sql: 'SELECT title, from_day, to_day, created_at, expires_on FROM report_share WHERE customer_id = :customerId ORDER BY id',
  },
  {
    name: 'report-template',
    about: 'What the reports of the client have in common: content is JSON, the logos are data addresses.',
    sql: 'SELECT content, logo, client_logo, updated_at FROM report_template WHERE customer_id = :customerId',
  },
];

export type ExportRow = Readonly<Record<string, string | number | null>>;

/** The column names of a table. */
export const exportColumns = (store: ReadStore, { sql }: ExportTable): string[] => store.columns(sql);

/** The rows of a table, one at a time. */
export const exportRows = (store: ReadStore, { sql }: ExportTable, customerId: number): Iterable<ExportRow> =>
  store.each<ExportRow>(sql, { customerId });

/** What the Markdown file of an answer begins with. */
export interface ExportedAnswer {
  readonly id: number;
  readonly query: string;
  readonly queryGroup: string;
  readonly platform: string;
  readonly date: string;
  readonly outcome: 'answered' | 'no_overview' | 'refused';
  readonly capturedAt: string;
  readonly provider: string;
  readonly requestedModel: string | null;
  readonly servedModel: string | null;
  readonly mentioned: 0 | 1;
  readonly position: number | null;
  readonly content: Buffer;
  readonly raw: Buffer | null;
}

/** The answers of a customer with their stored contents, by id. */
export const exportedAnswers = (store: ReadStore, customerId: number): Iterable<ExportedAnswer> =>
  store.each<ExportedAnswer>(
    `SELECT a.id, q.text AS query, g.name AS queryGroup, e.platform, e.execution_date AS date, a.outcome, a.captured_at AS capturedAt,
       a.provider, a.requested_model AS requestedModel, a.served_model AS servedModel, a.mentioned, a.position, t.content, r.payload AS raw
     FROM ${answers} JOIN query q ON q.id = a.query_id JOIN answer_text t ON t.answer_id = a.id LEFT JOIN answer_raw r ON r.answer_id = a.id
     WHERE ${ofCustomer} ORDER BY a.id`,
    { customerId },
  );
