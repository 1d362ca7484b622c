import { servedAddress } from './cited-spellings.ts';
import type { CapturedAnswer, CapturedCitation } from '#main/analysis/captured-answer.ts';
import { compressJson, decompressJson } from './compression.ts';
import type { ReadStore, Store } from './open.ts';

export interface AnswerRow {
  readonly id: number;
  readonly executionId: number;
  readonly queryId: number;
  readonly sample: number;
  readonly outcome: CapturedAnswer['outcome'];
  readonly capturedAt: string;
  readonly provider: string;
  readonly surface: CapturedAnswer['surface'];
  readonly requestedModel: string | null;
  readonly servedModel: string | null;
  readonly latencyMs: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly billedSearches: number | null;
  readonly costMicro: number | null;
  readonly mentioned: 0 | 1;
  readonly position: number | null;
  readonly companies: number;
  readonly citations: number;
  readonly ownCited: 0 | 1;
}

const columns = `id, execution_id AS executionId, query_id AS queryId, sample, outcome, captured_at AS capturedAt, provider, surface,
  requested_model AS requestedModel, served_model AS servedModel, latency_ms AS latencyMs, input_tokens AS inputTokens,
  output_tokens AS outputTokens, billed_searches AS billedSearches, cost_micro AS costMicro, mentioned, position, companies,
  citations, own_cited AS ownCited`;

/** The content of `answer_text`: the answer as captured. */
export interface AnswerContent {
  readonly text: string;
  readonly citations: readonly CapturedCitation[];
  readonly searches: readonly string[];
  /** Stored only if false: the reply held no list of sources. */
  readonly sourcesReported?: false;
}

export interface NewAnswer {
  readonly executionId: number;
  readonly queryId: number;
  readonly sample: number;
  readonly capturedAt: string;
  readonly costMicro: number | null;
  readonly captured: CapturedAnswer;
}

/** What is stored of an answer in `answer_text`. */
export const contentToStore = ({ text, citations, searches, sourcesReported }: CapturedAnswer): AnswerContent => ({
  text,
  citations,
  searches,
  ...(sourcesReported === false && { sourcesReported: false }),
});

/** Stores an answer with its text and raw payload; returns its id. The columns that analysis derives are filled by `writeFindings`. */
export function insertAnswer(store: Store, answer: NewAnswer): number {
  const { captured } = answer;
  const { id } = store.run(
    `INSERT INTO answer (execution_id, query_id, sample, outcome, captured_at, provider, surface, requested_model, served_model,
       latency_ms, input_tokens, output_tokens, billed_searches, cost_micro)
     VALUES (:executionId, :queryId, :sample, :outcome, :capturedAt, :provider, :surface, :requestedModel, :servedModel,
       :latencyMs, :inputTokens, :outputTokens, :searches, :costMicro)`,
    {
      executionId: answer.executionId,
      queryId: answer.queryId,
      sample: answer.sample,
      outcome: captured.outcome,
      capturedAt: answer.capturedAt,
      provider: captured.provider,
      surface: captured.surface,
      requestedModel: captured.requestedModel,
      servedModel: captured.servedModel,
      latencyMs: captured.latencyMs === null ? null : Math.round(captured.latencyMs),
      inputTokens: captured.usage?.inputTokens ?? null,
      outputTokens: captured.usage?.outputTokens ?? null,
      searches: captured.usage?.searches ?? null,
      costMicro: answer.costMicro,
    },
  );
  store.run('INSERT INTO answer_text (answer_id, content) VALUES (:id, :content)', {
    id,
    content: compressJson(contentToStore(captured)),
  });
  if (captured.raw !== null && captured.raw !== undefined)
    store.run('INSERT INTO answer_raw (answer_id, payload) VALUES (:id, :raw)', {
      id,
      raw: compressJson(captured.raw),
    });
  return id;
}

export const findAnswer = (store: ReadStore, id: number): AnswerRow | undefined =>
  store.get(`SELECT ${columns} FROM answer WHERE id = :id`, { id });

/** The first sample of a query in an execution: the row that the published interface shows. */
export const findAnswerOfQuery = (store: ReadStore, executionId: number, queryId: number): AnswerRow | undefined =>
  store.get(
    `SELECT ${columns} FROM answer WHERE execution_id = :executionId AND query_id = :queryId ORDER BY sample LIMIT 1`,
    { executionId, queryId },
  );

export const readAnswerText = (store: ReadStore, answerId: number): AnswerContent =>
  contentOf(readStoredContent(store, answerId));

/** The content of an answer as stored, for {@link contentOf}. */
function readStoredContent(store: ReadStore, answerId: number): Uint8Array {
  const row = store.get<{ content: Buffer }>('SELECT content FROM answer_text WHERE answer_id = :answerId', {
    answerId,
  });
  if (!row) throw new Error(`answer ${answerId} has no stored text`);
  return row.content;
}

/** The contents of answers as stored, by answer. */
export function readStoredContents(store: ReadStore, answerIds: readonly number[]): ReadonlyMap<number, Uint8Array> {
  const rows = store.all<{ id: number; content: Buffer }>(
    'SELECT answer_id AS id, content FROM answer_text WHERE answer_id IN (SELECT value FROM json_each(:ids))',
    { ids: JSON.stringify(answerIds) },
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** The content of an answer; throws if what is stored is damaged. */
export const contentOf = (stored: Uint8Array): AnswerContent => decompressJson(stored) as AnswerContent;

export interface AnswerToAnalyse {
  readonly id: number;
  readonly outcome: CapturedAnswer['outcome'];
  /** Fingerprint of its latest findings; null before its first analysis. */
  readonly foundDigest: string | null;
}

export const listAnswersToAnalyse = (store: ReadStore, executionId: number): AnswerToAnalyse[] =>
  store.all(
    'SELECT id, outcome, found_digest AS foundDigest FROM answer WHERE execution_id = :executionId ORDER BY id',
    { executionId },
  );

export interface AnswerMention {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly brandId: number;
  readonly rule: string;
  readonly negated: 0 | 1;
  readonly name: string;
  readonly kind: 'own' | 'competitor';
}

export const listMentions = (store: ReadStore, answerId: number): AnswerMention[] =>
  store.all(
    `SELECT m.start_offset AS startOffset, m.end_offset AS endOffset, m.brand_id AS brandId, m.rule, m.negated, b.name, b.kind
     FROM mention m JOIN brand b ON b.id = m.brand_id WHERE m.answer_id = :answerId ORDER BY m.start_offset`,
    { answerId },
  );

/** The first place where an answer names the client without denying it; UTF-16 offsets into its text. */
export const firstOwnMention = (
  store: ReadStore,
  answerId: number,
): { startOffset: number; endOffset: number } | undefined =>
  store.get(
    `SELECT m.start_offset AS startOffset, m.end_offset AS endOffset FROM mention m
     WHERE m.answer_id = :answerId AND m.negated = 0 AND (SELECT kind FROM brand WHERE id = m.brand_id) = 'own'
     ORDER BY m.start_offset LIMIT 1`,
    { answerId },
  );

/** The companies of an answer by first mention, unconfirmed ones among them. */
export const listAnswerCompanies = (
  store: ReadStore,
  answerId: number,
): {
  brandId: number;
  name: string;
  kind: 'own' | 'competitor';
  state: string;
  probability: number | null;
  position: number;
}[] =>
  store.all(
    `SELECT c.brand_id AS brandId, b.name, b.kind, b.state, b.probability, ROW_NUMBER() OVER (ORDER BY MIN(m.start_offset), b.id) AS position
     FROM answer_company c JOIN brand b ON b.id = c.brand_id
     JOIN mention m ON m.answer_id = c.answer_id AND m.brand_id = c.brand_id AND m.negated = 0
     WHERE c.answer_id = :answerId GROUP BY c.brand_id ORDER BY position`,
    { answerId },
  );

export interface AnswerCitation {
  readonly position: number;
  readonly urlId: number;
  readonly address: string;
  readonly domain: string;
  readonly domainId: number;
  readonly title: string;
  readonly cited: 0 | 1;
  readonly category: string;
}

export const listAnswerCitations = (store: ReadStore, answerId: number): AnswerCitation[] =>
  store.all(
    `SELECT c.position, c.url_id AS urlId, ${servedAddress} AS address, d.name AS domain, d.id AS domainId, u.title, c.cited, d.category
     FROM citation c JOIN url u ON u.id = c.url_id JOIN domain d ON d.id = u.domain_id
     WHERE c.answer_id = :answerId ORDER BY c.position`,
    { answerId },
  );

export interface AnswerHistoryRow {
  readonly id: number;
  readonly executionDate: string;
  readonly outcome: CapturedAnswer['outcome'];
  readonly mentioned: 0 | 1;
  readonly position: number | null;
}

/** The answers to a query on a platform over time, newest first. */
export const listAnswerHistory = (store: ReadStore, queryId: number, platform: string): AnswerHistoryRow[] =>
  store.all(
    `SELECT a.id, e.execution_date AS executionDate, a.outcome, a.mentioned, a.position
     FROM answer a JOIN execution e ON e.id = a.execution_id
     WHERE a.query_id = :queryId AND e.platform = :platform ORDER BY e.execution_date DESC, e.id DESC, a.sample LIMIT 200`,
    { queryId, platform },
  );
