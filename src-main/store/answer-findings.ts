import { createHash } from 'node:crypto';
import { withDecisions, type Findings } from '#main/analysis/find-in-answer.ts';
import type { NormalisedCitation } from '#main/analysis/types.ts';
import { readMentionDecisions } from './mention-decisions.ts';
import type { ReadStore, Store } from './open.ts';

/** The category of a domain not classified yet. */
export type CategoriseDomain = (domain: string) => string;

/** A short fingerprint of everything that {@link writeFindings} writes. */
const digestOf = (ownBrandId: number, { mentions, companies, citations, ownCited }: Findings): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ownBrandId,
        mentions.map((mention) => [mention.start, mention.end, mention.brandId, mention.rule, mention.negated]),
        companies,
        citations.map((citation) => [citation.position, citation.url, citation.cited]),
        ownCited,
      ]),
    )
    .digest('base64url')
    .slice(0, 22);

/** Whether findings, with a person's decisions about them, differ from those with this digest. */
export const findingsDiffer = (
  store: ReadStore,
  answerId: number,
  ownBrandId: number,
  found: Findings,
  digest: string | null,
): boolean => digestOf(ownBrandId, withDecisions(found, readMentionDecisions(store, answerId))) !== digest;

/**
 * Writes the findings of an answer, with a person's decisions about them, in place of earlier ones; inside a transaction.
 * Rollups are not updated.
 */
export function writeFindings(
  store: Store,
  answerId: number,
  ownBrandId: number,
  found: Findings,
  categorise: CategoriseDomain,
): void {
  const decided = withDecisions(found, readMentionDecisions(store, answerId));
  store.run('DELETE FROM mention WHERE answer_id = ?', answerId);
  store.run('DELETE FROM answer_company WHERE answer_id = ?', answerId);
  store.run('DELETE FROM citation WHERE answer_id = ?', answerId);
  for (const mention of decided.mentions)
    store.run(
      'INSERT OR IGNORE INTO mention (answer_id, start_offset, end_offset, brand_id, rule, negated) VALUES (?, ?, ?, ?, ?, ?)',
      answerId,
      mention.start,
      mention.end,
      mention.brandId,
      mention.rule,
      mention.negated ? 1 : 0,
    );
  for (const [index, brandId] of decided.companies.entries())
    store.run(
      'INSERT INTO answer_company (answer_id, brand_id, position) VALUES (?, ?, ?)',
      answerId,
      brandId,
      index + 1,
    );
  for (const citation of decided.citations)
    store.run(
      'INSERT INTO citation (answer_id, position, url_id, cited) VALUES (?, ?, ?, ?)',
      answerId,
      citation.position,
      urlId(store, citation, categorise),
      citation.cited ? 1 : 0,
    );
  const own = decided.companies.indexOf(ownBrandId);
  store.run(
    'UPDATE answer SET mentioned = ?, position = ?, companies = ?, citations = ?, own_cited = ?, found_digest = ? WHERE id = ?',
    own < 0 ? 0 : 1,
    own < 0 ? null : own + 1,
    decided.companies.length - (own < 0 ? 0 : 1),
    decided.citations.filter((citation) => citation.cited).length,
    decided.ownCited ? 1 : 0,
    digestOf(ownBrandId, decided),
    answerId,
  );
}

function urlId(store: Store, citation: NormalisedCitation, categorise: CategoriseDomain): number {
  const known = store.get<{ id: number }>('SELECT id FROM url WHERE address = ?', citation.url);
  if (known) return known.id;
  return store.run(
    'INSERT INTO url (domain_id, address, title) VALUES (?, ?, ?)',
    domainId(store, citation.domain, categorise),
    citation.url,
    citation.title,
  ).id;
}

function domainId(store: Store, name: string, categorise: CategoriseDomain): number {
  const known = store.get<{ id: number }>('SELECT id FROM domain WHERE name = ?', name);
  return known?.id ?? store.run('INSERT INTO domain (name, category) VALUES (?, ?)', name, categorise(name)).id;
}
