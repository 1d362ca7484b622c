import { hash } from 'node:crypto';
import { positionsOf, withDecisions, type Findings } from '#main/analysis/find-in-answer.ts';
import { readDecisionsOf, readMentionDecisions } from './mention-decisions.ts';
import type { ReadStore, Store } from './open.ts';
import { replaceRows } from './replace-rows.ts';
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
  replaceRows(
    store,
    { table: 'mention', columns: ['start_offset', 'brand_id', 'end_offset', 'rule', 'negated'] },
    known,
    decided.map(({ answerId, mentions }) => ({
      answerId,
      rows: mentions
        .toSorted((a, b) => a.start - b.start || a.brandId - b.brandId)
        .map(({ start, brandId, end, rule, negated }) => [start, brandId, end, rule, negated ? 1 : 0]),
    })),
  );
  replaceRows(
    store,
    { table: 'answer_company', columns: ['brand_id', 'position'] },
    known,
    decided.map(({ answerId, companies, positions }) => ({
      answerId,
      rows: companies
        .map((brandId): [number, number] => [brandId, positions.get(brandId) ?? unranked])
        .toSorted(([a], [b]) => a - b),
    })),
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
