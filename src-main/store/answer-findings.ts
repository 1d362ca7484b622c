import { hash } from 'node:crypto';
import { positionsOf, withDecisions, type Findings } from '#main/analysis/find-in-answer.ts';
import { insertRows } from './insert-rows.ts';
import { readDecisionsOf, readMentionDecisions } from './mention-decisions.ts';
import type { ReadStore, Store } from './open.ts';
import { writeCitations, type CategoriseDomain } from './write-citations.ts';

/** The stored position of a company that has none, so that it adds nothing to a sum of positions. */
const unranked = 0;

/** A short fingerprint of everything that {@link writeFindings} writes. */
export const digestOf = (ownBrandId: number, found: Findings): string =>
  hash(
    'sha256',
    JSON.stringify([
      ownBrandId,
      found.mentions.map((mention) => [mention.start, mention.end, mention.brandId, mention.rule, mention.negated]),
      [...positionsOf(found)],
      found.companies,
      found.citations.map((citation) => [citation.position, citation.url, citation.cited]),
      found.ownCited,
    ]),
    'base64url',
  ).slice(0, 22);

/** Whether findings, with a person's decisions about them, differ from those with this digest. */
export const findingsDiffer = (
  store: ReadStore,
  answerId: number,
  ownBrandId: number,
  found: Findings,
  digest: string | null,
): boolean => digestOf(ownBrandId, withDecisions(found, readMentionDecisions(store, answerId))) !== digest;

/** What was found in an answer. */
export interface FoundInAnswer {
  readonly answerId: number;
  readonly found: Findings;
  /** Of `found`, if it is known. */
  readonly digest?: string;
  /** Whether the answer was stored in this transaction: there are no earlier findings, and no decisions about it. */
  readonly isNew?: boolean;
}

/**
 * Writes the findings of some answers, with a person's decisions about them, in place of earlier ones; inside a transaction.
 * Rollups are not updated.
 */
export function writeFindings(
  store: Store,
  ownBrandId: number,
  answers: readonly FoundInAnswer[],
  categorise: CategoriseDomain,
): void {
  const known = answers.filter(({ isNew }) => isNew !== true).map(({ answerId }) => answerId);
  const decisions = known.length > 0 ? readDecisionsOf(store, known) : undefined;
  const decided = answers.map(({ answerId, found, digest }) => {
    const own = decisions?.get(answerId);
    const findings = own === undefined ? found : withDecisions(found, own);
    return {
      answerId,
      ...findings,
      positions: positionsOf(findings),
      digest: (own === undefined ? digest : undefined) ?? digestOf(ownBrandId, findings),
    };
  });
  if (known.length > 0)
    for (const table of ['mention', 'answer_company'])
      store.run(`DELETE FROM ${table} WHERE answer_id IN (SELECT value FROM json_each(:known))`, {
        known: JSON.stringify(known),
      });
  insertRows(
    store,
    'INSERT OR IGNORE INTO mention (answer_id, start_offset, end_offset, brand_id, rule, negated)',
    decided.flatMap(({ answerId, mentions }) =>
      mentions.map(({ start, end, brandId, rule, negated }) => [answerId, start, end, brandId, rule, negated ? 1 : 0]),
    ),
  );
  insertRows(
    store,
    'INSERT INTO answer_company (answer_id, brand_id, position)',
    decided.flatMap(({ answerId, companies, positions }) =>
      companies.map((brandId) => [answerId, brandId, positions.get(brandId) ?? unranked]),
    ),
  );
  writeCitations(store, decided, known, categorise);
  for (const { answerId, companies, citations, ownCited, positions, digest } of decided) {
    const ownPosition = positions.get(ownBrandId) ?? null;
    store.run(
      `UPDATE answer SET mentioned = :mentioned, position = :position, companies = :companies, citations = :citations,
         own_cited = :ownCited, found_digest = :foundDigest
       WHERE id = :answerId`,
      {
        mentioned: ownPosition === null ? 0 : 1,
        position: ownPosition,
        companies: companies.length - (ownPosition === null ? 0 : 1),
        citations: citations.filter((citation) => citation.cited).length,
        ownCited: ownCited ? 1 : 0,
        foundDigest: digest,
        answerId,
      },
    );
  }
}
