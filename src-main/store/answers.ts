import type { CapturedAnswer, CapturedCitation } from '#main/analysis/captured-answer.ts';
import { compressJson, decompressJson } from './compression.ts';
import type { ReadStore, Store } from './open.ts';

export interface AnswerRow {
  readonly id: number;
  readonly execution_id: number;
  readonly query_id: number;
  readonly sample: number;
  readonly outcome: CapturedAnswer['outcome'];
  readonly captured_at: string;
  readonly provider: string;
  readonly surface: CapturedAnswer['surface'];
  readonly requested_model: string | null;
  readonly served_model: string | null;
  readonly latency_ms: number | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly billed_searches: number | null;
  readonly cost_micro: number | null;
  readonly mentioned: 0 | 1;
  readonly position: number | null;
  readonly companies: number;
  readonly citations: number;
  readonly own_cited: 0 | 1;
}

/** What `answer_text` holds: the answer as captured. */
export interface AnswerText {
  readonly text: string;
  readonly citations: readonly CapturedCitation[];
  readonly searches: readonly string[];
}

export interface NewAnswer {
  readonly executionId: number;
  readonly queryId: number;
  readonly sample: number;
  readonly capturedAt: string;
  readonly costMicro: number | null;
  readonly captured: CapturedAnswer;
}

/** Stores an answer with its text and raw payload; returns its id. Derived columns are filled by `storeAnalysis`. */
export function insertAnswer(store: Store, answer: NewAnswer): number {
  const { captured } = answer;
  const { id } = store.run(
    `INSERT INTO answer (execution_id, query_id, sample, outcome, captured_at, provider, surface, requested_model, served_model,
       latency_ms, input_tokens, output_tokens, billed_searches, cost_micro)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    answer.executionId,
    answer.queryId,
    answer.sample,
    captured.outcome,
    answer.capturedAt,
    captured.provider,
    captured.surface,
    captured.requestedModel,
    captured.servedModel,
    captured.latencyMs === null ? null : Math.round(captured.latencyMs),
    captured.usage?.inputTokens ?? null,
    captured.usage?.outputTokens ?? null,
    captured.usage?.searches ?? null,
    answer.costMicro,
  );
  const content: AnswerText = { text: captured.text, citations: captured.citations, searches: captured.searches };
  store.run('INSERT INTO answer_text (answer_id, content) VALUES (?, ?)', id, compressJson(content));
  if (captured.raw !== null && captured.raw !== undefined)
    store.run('INSERT INTO answer_raw (answer_id, payload) VALUES (?, ?)', id, compressJson(captured.raw));
  return id;
}

export const findAnswer = (store: ReadStore, id: number): AnswerRow | undefined =>
  store.get('SELECT * FROM answer WHERE id = ?', id);

/** The first sample of a query in an execution: the row the published interface shows. */
export const findAnswerOfQuery = (store: ReadStore, executionId: number, queryId: number): AnswerRow | undefined =>
  store.get(
    'SELECT * FROM answer WHERE execution_id = ? AND query_id = ? ORDER BY sample LIMIT 1',
    executionId,
    queryId,
  );

export function readAnswerText(store: ReadStore, answerId: number): AnswerText {
  const row = store.get<{ content: Buffer }>('SELECT content FROM answer_text WHERE answer_id = ?', answerId);
  if (!row) throw new Error(`answer ${answerId} has no stored text`);
  return decompressJson(row.content) as AnswerText;
}

export interface AnswerToAnalyse {
  readonly id: number;
  readonly outcome: CapturedAnswer['outcome'];
  /** Fingerprint of what was found in it last; null when it was never looked through. */
  readonly found_digest: string | null;
}

export const listAnswersToAnalyse = (store: ReadStore, executionId: number): AnswerToAnalyse[] =>
  store.all('SELECT id, outcome, found_digest FROM answer WHERE execution_id = ? ORDER BY id', executionId);

/** Whether a query already has this sample in an execution: what makes every door import nothing twice. */
export const hasAnswer = (store: ReadStore, executionId: number, queryId: number, sample: number): boolean =>
  store.get(
    'SELECT 1 FROM answer WHERE execution_id = ? AND query_id = ? AND sample = ?',
    executionId,
    queryId,
    sample,
  ) !== undefined;

export interface AnswerMention {
  readonly start_offset: number;
  readonly end_offset: number;
  readonly brand_id: number;
  readonly rule: string;
  readonly negated: 0 | 1;
  readonly name: string;
  readonly kind: 'own' | 'competitor';
}

export const listMentions = (store: ReadStore, answerId: number): AnswerMention[] =>
  store.all(
    `SELECT m.start_offset, m.end_offset, m.brand_id, m.rule, m.negated, b.name, b.kind
     FROM mention m JOIN brand b ON b.id = m.brand_id WHERE m.answer_id = ? ORDER BY m.start_offset`,
    answerId,
  );

export const listAnswerCompanies = (
  store: ReadStore,
  answerId: number,
): { brand_id: number; name: string; kind: 'own' | 'competitor'; position: number }[] =>
  store.all(
    `SELECT c.brand_id, b.name, b.kind, c.position FROM answer_company c JOIN brand b ON b.id = c.brand_id
     WHERE c.answer_id = ? ORDER BY c.position`,
    answerId,
  );

export interface AnswerCitation {
  readonly position: number;
  readonly url_id: number;
  readonly address: string;
  readonly domain: string;
  readonly domain_id: number;
  readonly title: string;
  readonly cited: 0 | 1;
  readonly category: string;
}

export const listAnswerCitations = (store: ReadStore, answerId: number): AnswerCitation[] =>
  store.all(
    `SELECT c.position, c.url_id, u.address, d.name AS domain, d.id AS domain_id, u.title, c.cited, d.category
     FROM citation c JOIN url u ON u.id = c.url_id JOIN domain d ON d.id = u.domain_id
     WHERE c.answer_id = ? ORDER BY c.position`,
    answerId,
  );

export interface AnswerHistoryRow {
  readonly id: number;
  readonly execution_date: string;
  readonly outcome: CapturedAnswer['outcome'];
  readonly mentioned: 0 | 1;
  readonly position: number | null;
}

/** What the same query got on the same platform over time, newest first. */
export const listAnswerHistory = (store: ReadStore, queryId: number, platform: string): AnswerHistoryRow[] =>
  store.all(
    `SELECT a.id, e.execution_date, a.outcome, a.mentioned, a.position
     FROM answer a JOIN execution e ON e.id = a.execution_id
     WHERE a.query_id = ? AND e.platform = ? ORDER BY e.execution_date DESC, e.id DESC, a.sample LIMIT 200`,
    queryId,
    platform,
  );
