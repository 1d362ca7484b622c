import type { AnswersBehind } from '#shared/contract/workspace/recommendations.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { servedAddress } from './cited-spellings.ts';
import type { AsStored } from './json-columns.ts';
import type { ReadStore, Store } from './open.ts';

export type RecommendationRow = OutputOf<'get-recommendations'>[number];

/** The recommendations of the last weekly cycle, newest and most useful first. */
export function listCurrentRecommendations(
  store: ReadStore,
  customerId: number,
  options: { includeNotActive: boolean; limit?: number },
): RecommendationRow[] {
  const rows = store.all<Omit<RecommendationRow, 'references'>>(
    `SELECT r.id, r.title, r.task, r.data_points, r.why_important, r.platform, r.status, r.date, r.query_group_id, r.take_action_url
     FROM recommendation r JOIN query_group g ON g.id = r.query_group_id
     WHERE r.customer_id = :customerId AND r.current = 1 AND g.deleted_at IS NULL AND (:includeNotActive OR g.status <> 'Not Active')
     ORDER BY r.date DESC, r.priority DESC, r.id LIMIT :limit`,
    { customerId, includeNotActive: options.includeNotActive ? 1 : 0, limit: options.limit ?? -1 },
  );
  return rows.map((row) => ({ ...row, references: listReferences(store, row.id) }));
}

const listReferences = (store: ReadStore, recommendationId: number): { source_id: number; source_url: string }[] =>
  store.all(
    `SELECT u.id AS source_id, ${servedAddress} AS source_url FROM recommendation_reference x JOIN url u ON u.id = x.url_id
     WHERE x.recommendation_id = :recommendationId ORDER BY x.position`,
    { recommendationId },
  );

/** Takes every recommendation of a customer off the list; one that is found again returns with its id and status. */
export const retireRecommendations = (store: Store, customerId: number): void => {
  store.run('UPDATE recommendation SET current = 0 WHERE customer_id = :customerId', { customerId });
};

/** Part of a line of evidence; a figure has the answers that it counts. */
export interface Piece {
  readonly text: string;
  readonly answers: AnswersBehind | null;
}
export type DataPoint = readonly Piece[];

/** Where to act. */
export type Channel =
  | 'community forum'
  | 'video site'
  | 'review site'
  | 'news site'
  | 'blog'
  | 'social network'
  | 'reference site'
  | 'shop'
  | 'third-party site'
  | 'own website';

/** What a rule found: the texts of a recommendation and the figures it is based on. */
export interface Finding {
  /** Identifies this finding among those of its rule: found again in a later week, it keeps its id and status. */
  readonly key: string;
  readonly title: string;
  /** Markdown: a task that can be handed to someone. */
  readonly task: string;
  /** A line each, every figure with its answers. */
  readonly dataPoints: readonly DataPoint[];
  readonly whyImportant: string;
  readonly channel: Channel;
  /** 0–100, by the formula of the rule. */
  readonly priority: number;
  readonly takeActionUrl: string | null;
  /** Third-party sources that influence the answers now. */
  readonly referenceUrlIds: readonly number[];
  /** The figures as data, so that they can be checked. */
  readonly evidence: Readonly<Record<string, unknown>>;
}

/** The figures as stored: those of the rule, and what the dashboards add to the published texts. */
export interface StoredEvidence extends Readonly<Record<string, unknown>> {
  readonly points?: readonly DataPoint[];
  readonly exploratory?: boolean;
}

const evidenceIn = (json: string): StoredEvidence => JSON.parse(json) as StoredEvidence;

export interface RecommendationToSave {
  readonly customerId: number;
  readonly groupId: number;
  readonly rule: string;
  /** Monday of the week in which it was found. */
  readonly date: string;
  readonly finding: Finding;
  /** Whether it is based on too few answers for a conclusion. */
  readonly exploratory: boolean;
}

/** Saves a finding; the same one (group, rule and key) keeps its id, status and first date. */
export function saveRecommendation(
  store: Store,
  { customerId, groupId, rule, date, finding, exploratory }: RecommendationToSave,
): number {
  store.run(
    `INSERT INTO recommendation (customer_id, query_group_id, rule, finding, title, task, data_points, why_important, platform,
       priority, date, first_found, take_action_url, evidence, current)
     VALUES (:customerId, :groupId, :rule, :key, :title, :task, :dataPoints, :whyImportant,
       :channel, :priority, :date, :date, :takeActionUrl, :evidence, 1)
     ON CONFLICT (query_group_id, rule, finding) DO UPDATE SET
       title = excluded.title, task = excluded.task, data_points = excluded.data_points, why_important = excluded.why_important,
       platform = excluded.platform, priority = excluded.priority, date = excluded.date, take_action_url = excluded.take_action_url,
       evidence = excluded.evidence, current = 1`,
    {
      customerId,
      groupId,
      rule,
      key: finding.key,
      title: finding.title,
      task: finding.task,
      dataPoints: finding.dataPoints.map((point) => `- ${point.map(({ text }) => text).join('')}`).join('\n'),
      whyImportant: finding.whyImportant,
      channel: finding.channel,
      priority: finding.priority,
      date,
      takeActionUrl: finding.takeActionUrl,
      evidence: JSON.stringify({
        ...finding.evidence,
        points: finding.dataPoints,
        exploratory,
      } satisfies StoredEvidence),
    },
  );
  const id =
    store.get<{ id: number }>(
      'SELECT id FROM recommendation WHERE query_group_id = :groupId AND rule = :rule AND finding = :key',
      { groupId, rule, key: finding.key },
    )?.id ?? 0;
  store.run('DELETE FROM recommendation_reference WHERE recommendation_id = :id', { id });
  for (const [index, urlId] of finding.referenceUrlIds.entries())
    store.run(
      'INSERT INTO recommendation_reference (recommendation_id, position, url_id) VALUES (:id, :position, :urlId)',
      { id, position: index + 1, urlId },
    );
  return id;
}

/** Scanned customers that are due for their weekly cycle: without a list, or with one older than the given Monday. */
export const customersDueForRecommendations = (store: ReadStore, week: string): number[] =>
  store
    .all<{ id: number }>(
      `SELECT c.id FROM customer c WHERE c.deleted_at IS NULL AND c.archived_at IS NULL
         AND EXISTS (SELECT 1 FROM execution e WHERE e.customer_id = c.id AND e.platform = 'chatgpt' AND e.state = 'Done')
         AND NOT EXISTS (SELECT 1 FROM setting s WHERE s.key = 'recommended.' || c.id AND s.value >= json_quote(:week))
       ORDER BY c.id`,
      { week },
    )
    .map((row) => row.id);

export interface RecommendationDetail extends RecommendationRow {
  readonly rule: string;
  readonly priority: number;
  readonly firstFound: string;
  readonly evidence: StoredEvidence;
}

/** The current list with rule, priority and evidence. */
export const listRecommendationDetails = (store: ReadStore, customerId: number): RecommendationDetail[] =>
  store
    .all<AsStored<Omit<RecommendationDetail, 'references'>, 'evidence'>>(
      `SELECT r.id, r.title, r.task, r.data_points, r.why_important, r.platform, r.status, r.date, r.query_group_id, r.take_action_url,
         r.rule, r.priority, r.first_found AS firstFound, r.evidence
       FROM recommendation r JOIN query_group g ON g.id = r.query_group_id
       WHERE r.customer_id = :customerId AND r.current = 1 AND g.deleted_at IS NULL ORDER BY r.date DESC, r.priority DESC, r.id`,
      { customerId },
    )
    .map((row) => ({ ...row, evidence: evidenceIn(row.evidence), references: listReferences(store, row.id) }));

/** Sets the status that the user gave a recommendation; false if there is no such recommendation. */
export const setRecommendationStatus = (store: Store, id: number, status: RecommendationRow['status']): boolean =>
  store.run('UPDATE recommendation SET status = :status WHERE id = :id', { status, id }).changes > 0;

/** A recommendation with the figures behind it. */
export interface FoundRecommendation {
  readonly customerId: number;
  readonly queryGroupId: number;
  readonly title: string;
  readonly channel: Channel;
  readonly evidence: StoredEvidence;
}

export const findRecommendation = (store: ReadStore, id: number): FoundRecommendation | undefined => {
  const row = store.get<AsStored<FoundRecommendation, 'evidence'>>(
    `SELECT r.customer_id AS customerId, r.query_group_id AS queryGroupId, r.title, r.platform AS channel, r.evidence
     FROM recommendation r JOIN query_group g ON g.id = r.query_group_id WHERE r.id = :id AND g.deleted_at IS NULL`,
    { id },
  );
  return row === undefined ? undefined : { ...row, evidence: evidenceIn(row.evidence) };
};

export const findRecommendationCustomer = (store: ReadStore, id: number): number | undefined =>
  store.get<{ customerId: number }>('SELECT customer_id AS customerId FROM recommendation WHERE id = :id', { id })
    ?.customerId;
