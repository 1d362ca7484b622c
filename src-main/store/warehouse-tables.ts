import type { ReadStore } from './store.ts';
import { servedAddress } from './cited-spellings.ts';
import { categorySql } from './statistics/domain-categories.ts';

/** The types of the columns of a published table; `date` is a day, `instant` a moment in UTC. */
export type ColumnType = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'instant';

/** A table of the warehouse: its columns, in the order of its statement, which is about one customer. */
export interface WarehouseTable {
  readonly name: string;
  /** One sentence for the documentation. */
  readonly about: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** Parameters: `:customerId`; for facts also `:executions`, a JSON list of their ids. */
  readonly sql: string;
}

const usd = (column: string): string => `ROUND(${column} / 1000000.0, 6)`;
const facts = `execution e JOIN query_group g ON g.id = e.query_group_id AND g.deleted_at IS NULL JOIN answer a ON a.execution_id = e.id`;
const ofExecutions = 'e.customer_id = :customerId AND e.id IN (SELECT value FROM json_each(:executions))';
const ofCustomer = 'g.customer_id = :customerId AND g.deleted_at IS NULL';

/** Tables of few rows, published as a whole. */
export const workspaceTables: readonly WarehouseTable[] = [
  {
    name: 'clients',
    about: 'The clients.',
    columns: {
      client_id: 'integer',
      name: 'text',
      website: 'text',
      organization: 'text',
      created_at: 'instant',
      archived: 'boolean',
    },
    sql: `SELECT c.id, c.name, c.website_url, o.name, c.created_at, c.archived_at IS NOT NULL
      FROM customer c JOIN organization o ON o.id = c.organization_id WHERE c.id = :customerId`,
  },
  {
    name: 'query_groups',
    about: 'The query groups. The published interface leaves out those whose status is Not Active.',
    columns: {
      client_id: 'integer',
      group_id: 'integer',
      name: 'text',
      language: 'text',
      country: 'text',
      status: 'text',
      samples: 'integer',
    },
    sql: `SELECT g.customer_id, g.id, g.name, g.language, g.country, g.status, g.samples FROM query_group g WHERE ${ofCustomer} ORDER BY g.id`,
  },
  {
    name: 'queries',
    about: 'Every query ever asked; tags are joined by a semicolon. removed: no longer asked.',
    columns: {
      client_id: 'integer',
      group_id: 'integer',
      query_id: 'integer',
      text: 'text',
      intent: 'text',
      tags: 'text',
      removed: 'boolean',
    },
    sql: `SELECT g.customer_id, g.id, q.id, q.text, q.intent,
        (SELECT group_concat(name, '; ') FROM (SELECT t.name FROM query_tag x JOIN tag t ON t.id = x.tag_id WHERE x.query_id = q.id ORDER BY t.key)),
        q.deleted_at IS NOT NULL
      FROM query q JOIN query_group g ON g.id = q.query_group_id WHERE ${ofCustomer} ORDER BY q.id`,
  },
  {
    name: 'companies',
    about:
      'The client (kind own), its competitors, and names that were found. probability: how likely a find is a company; empty if a person entered it. product_of: the company whose product it is.',
    columns: {
      client_id: 'integer',
      company_id: 'integer',
      name: 'text',
      kind: 'text',
      state: 'text',
      probability: 'number',
      product_of: 'integer',
    },
    sql: `SELECT b.customer_id, b.id, b.name, b.kind, b.state, b.probability, b.product_of FROM brand b WHERE b.customer_id = :customerId ORDER BY b.id`,
  },
  {
    name: 'sites',
    about: 'The sites that answers for a client cite, with their kind: owned, competitor, or the kind of site.',
    columns: { client_id: 'integer', domain: 'text', category: 'text' },
    sql: `SELECT :customerId, d.name, ${categorySql} FROM domain d WHERE d.id IN (
        SELECT x.domain_id FROM execution_domain x JOIN execution e ON e.id = x.execution_id JOIN query_group g ON g.id = e.query_group_id
        WHERE e.customer_id = :customerId AND g.deleted_at IS NULL) ORDER BY d.name`,
  },
  {
    name: 'articles',
    about:
      'Cited pages that were read, or that are mostly cited by another spelling (address) than the one that citations have (url). state: mentioned or not_mentioned (whether the page names the client), or unreachable; evidence: the sentence that names it.',
    columns: {
      ...{ client_id: 'integer', url: 'text', address: 'text', domain: 'text', title: 'text', state: 'text' },
      ...{ checked_at: 'instant', evidence: 'text' },
    },
    sql: `SELECT :customerId, u.address, ${servedAddress}, d.name, u.title, c.state, c.checked_at, c.evidence
      FROM (SELECT DISTINCT x.url_id FROM execution e JOIN query_group g ON g.id = e.query_group_id AND g.deleted_at IS NULL
          JOIN execution_article x ON x.execution_id = e.id WHERE e.customer_id = :customerId) cited
        JOIN url u ON u.id = cited.url_id JOIN domain d ON d.id = u.domain_id
        LEFT JOIN article_check c ON c.customer_id = :customerId AND c.url_id = u.id
      WHERE c.state IS NOT NULL OR ${servedAddress} <> u.address ORDER BY u.address`,
  },
  {
    name: 'executions',
    about:
      'One row per scan or import of a group on a platform and a day; origin simulated: of the sample. answered: its answers with a text, of which naming name the client, and naming_any the client or a confirmed competitor.',
    columns: {
      ...{
        client_id: 'integer',
        group_id: 'integer',
        execution_id: 'integer',
        platform: 'text',
        origin: 'text',
        state: 'text',
        execution_date: 'date',
      },
      ...{ started_at: 'instant', finished_at: 'instant', asked: 'integer', failed: 'integer', cost_usd: 'number' },
      ...{ analysis_version: 'integer', brand_revision: 'integer' },
      ...{ answered: 'integer', naming: 'integer', naming_any: 'integer' },
    },
    sql: `SELECT e.customer_id, e.query_group_id, e.id, e.platform, e.origin, e.state, e.execution_date, e.started_at, e.finished_at, e.total, e.failed,
        ${usd('e.cost_micro')}, e.analysis_version, e.brand_revision, e.answered, e.mentioned, e.naming_any
      FROM execution e JOIN query_group g ON g.id = e.query_group_id WHERE e.customer_id = :customerId AND g.deleted_at IS NULL ORDER BY e.id`,
  },
  {
    name: 'alerts',
    about: 'Alerts, each in a sentence; told_at is empty for those that are history only.',
    columns: {
      ...{
        client_id: 'integer',
        group_id: 'integer',
        alert: 'text',
        kind: 'text',
        platform: 'text',
        subject: 'text',
        day: 'date',
      },
      ...{ sentence: 'text', found_at: 'instant', told_at: 'instant', state: 'text' },
    },
    sql: `SELECT a.customer_id, a.query_group_id, a.uuid, a.kind, a.platform, a.subject, a.day, a.sentence, a.found_at, a.told_at, a.state
      FROM alert a LEFT JOIN query_group g ON g.id = a.query_group_id WHERE a.customer_id = :customerId AND g.deleted_at IS NULL ORDER BY a.id`,
  },
];

/** What happened: many rows, published by client and month. */
export const factTables: readonly WarehouseTable[] = [
  {
    name: 'answers',
    about:
      'One row per answer. named: the answer names the client, at position among the companies named. text is empty unless texts are published.',
    columns: {
      ...{
        client_id: 'integer',
        group_id: 'integer',
        execution_id: 'integer',
        answer_id: 'integer',
        query_id: 'integer',
        sample: 'integer',
      },
      ...{
        platform: 'text',
        execution_date: 'date',
        outcome: 'text',
        captured_at: 'instant',
        provider: 'text',
        surface: 'text',
      },
      ...{
        requested_model: 'text',
        served_model: 'text',
        named: 'boolean',
        position: 'integer',
        other_companies: 'integer',
      },
      ...{ sources: 'integer', own_cited: 'boolean', cost_usd: 'number', text: 'text' },
    },
    sql: `SELECT e.customer_id, e.query_group_id, e.id, a.id, a.query_id, a.sample, e.platform, e.execution_date, a.outcome, a.captured_at, a.provider,
        a.surface, a.requested_model, a.served_model, a.mentioned, a.position, a.companies, a.citations, a.own_cited, ${usd('a.cost_micro')},
        CASE WHEN :texts THEN (SELECT t.content FROM answer_text t WHERE t.answer_id = a.id) END
      FROM ${facts} WHERE ${ofExecutions} ORDER BY a.id`,
  },
  {
    name: 'mentions',
    about: 'One row per answer and company that it names, with its place among the companies named.',
    columns: {
      ...{
        client_id: 'integer',
        execution_id: 'integer',
        answer_id: 'integer',
        company_id: 'integer',
        execution_date: 'date',
        position: 'integer',
      },
    },
    sql: `SELECT e.customer_id, e.id, a.id, m.brand_id, e.execution_date, m.position
      FROM ${facts} JOIN answer_company m ON m.answer_id = a.id WHERE ${ofExecutions} AND a.outcome = 'answered' ORDER BY a.id, m.position, m.brand_id`,
  },
  {
    name: 'citations',
    about: 'One row per source of an answer, in order. cited is false for sources that were only retrieved.',
    columns: {
      ...{
        client_id: 'integer',
        execution_id: 'integer',
        answer_id: 'integer',
        execution_date: 'date',
        position: 'integer',
        cited: 'boolean',
      },
      ...{ domain: 'text', url: 'text', title: 'text' },
    },
    sql: `SELECT e.customer_id, e.id, a.id, e.execution_date, c.position, c.cited, d.name, u.address, u.title
      FROM ${facts} JOIN citation c ON c.answer_id = a.id JOIN url u ON u.id = c.url_id JOIN domain d ON d.id = u.domain_id
      WHERE ${ofExecutions} ORDER BY a.id, c.position`,
  },
];

/** Customers whose data is published, by id. */
export const publishedCustomers = (store: ReadStore): number[] =>
  store.all<{ id: number }>('SELECT id FROM customer WHERE deleted_at IS NULL ORDER BY id').map(({ id }) => id);

/** What the facts of an execution depend on, one answer at a time. */
export interface AnswerState {
  readonly executionId: number;
  readonly day: string;
  readonly id: number;
  readonly outcome: string;
  /** Of all its findings. */
  readonly digest: string | null;
}

/** The state of every answer of a client, or of some of its executions, by day and execution. */
export const answerStates = (
  store: ReadStore,
  customerId: number,
  executions: readonly number[] | null = null,
): Iterable<AnswerState> =>
  store.each(
    `SELECT e.id AS executionId, e.execution_date AS day, a.id, a.outcome, a.found_digest AS digest FROM ${facts}
     WHERE ${executions === null ? 'e.customer_id = :customerId' : ofExecutions} ORDER BY e.execution_date, e.id, a.id`,
    { customerId, executions: JSON.stringify(executions) },
  );

export type WarehouseValue = string | number | Buffer | null;
/** The values of a row, in the order of the columns. */
export type WarehouseRow = readonly WarehouseValue[];

/** The rows of a table about a client. Of facts: those of some executions; `text` of answers is the stored, compressed answer. */
export const warehouseRows = (
  store: ReadStore,
  { columns, sql }: WarehouseTable,
  values: { readonly customerId: number; readonly executions?: readonly number[]; readonly texts?: boolean },
): Iterable<WarehouseRow> =>
  store.eachTuple(`WITH published (${Object.keys(columns).join(', ')}) AS (${sql}) SELECT * FROM published`, {
    customerId: values.customerId,
    executions: JSON.stringify(values.executions ?? []),
    texts: values.texts === true ? 1 : 0,
  });
