import { createHash } from 'node:crypto';
import { positionsOf, withDecisions, type Findings } from '#main/analysis/find-in-answer.ts';
import { chooseSpelling, countSpelling, uncountSpellings } from './cited-spellings.ts';
import type { NormalisedCitation } from '#main/analysis/types.ts';
import { readMentionDecisions } from './mention-decisions.ts';
import type { ReadStore, Store } from './open.ts';

/** The category of a domain not classified yet. */
export type CategoriseDomain = (domain: string) => string;

/** The stored position of a company that has none, so that it adds nothing to a sum of positions. */
const unranked = 0;

/** A short fingerprint of everything that {@link writeFindings} writes. */
export const digestOf = (ownBrandId: number, found: Findings): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ownBrandId,
        found.mentions.map((mention) => [mention.start, mention.end, mention.brandId, mention.rule, mention.negated]),
        [...positionsOf(found)],
        found.companies,
        found.citations.map((citation) => [citation.position, citation.url, citation.cited]),
        found.ownCited,
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
  store.run('DELETE FROM mention WHERE answer_id = :answerId', { answerId });
  store.run('DELETE FROM answer_company WHERE answer_id = :answerId', { answerId });
  const respelled = new Set(uncountSpellings(store, answerId));
  store.run('DELETE FROM citation WHERE answer_id = :answerId', { answerId });
  for (const mention of decided.mentions)
    store.run(
      'INSERT OR IGNORE INTO mention (answer_id, start_offset, end_offset, brand_id, rule, negated) VALUES (:answerId, :start, :end, :brandId, :rule, :negated)',
      { ...mention, answerId, negated: mention.negated ? 1 : 0 },
    );
  const positions = positionsOf(decided);
  for (const brandId of decided.companies)
    store.run('INSERT INTO answer_company (answer_id, brand_id, position) VALUES (:answerId, :brandId, :position)', {
      answerId,
      brandId,
      position: positions.get(brandId) ?? unranked,
    });
  for (const citation of decided.citations) {
    const url = articleOf(store, citation, categorise);
    const spellingId = countSpelling(store, url.id, citation.spelling);
    if (spellingId !== url.spellingId) respelled.add(url.id);
    store.run(
      'INSERT INTO citation (answer_id, position, url_id, cited, spelling_id) VALUES (:answerId, :position, :urlId, :cited, :spellingId)',
      { answerId, position: citation.position, urlId: url.id, cited: citation.cited ? 1 : 0, spellingId },
    );
  }
  for (const id of respelled) chooseSpelling(store, id);
  const ownPosition = positions.get(ownBrandId) ?? null;
  store.run(
    `UPDATE answer SET mentioned = :mentioned, position = :position, companies = :companies, citations = :citations,
       own_cited = :ownCited, found_digest = :foundDigest
     WHERE id = :answerId`,
    {
      mentioned: ownPosition === null ? 0 : 1,
      position: ownPosition,
      companies: decided.companies.length - (ownPosition === null ? 0 : 1),
      citations: decided.citations.filter((citation) => citation.cited).length,
      ownCited: decided.ownCited ? 1 : 0,
      foundDigest: digestOf(ownBrandId, decided),
      answerId,
    },
  );
}

interface Article {
  readonly id: number;
  readonly spellingId: number | null;
}

function articleOf(store: Store, citation: NormalisedCitation, categorise: CategoriseDomain): Article {
  const known = store.get<Article>('SELECT id, spelling_id AS spellingId FROM url WHERE address = :address', {
    address: citation.url,
  });
  if (known) return known;
  const { id } = store.run('INSERT INTO url (domain_id, address, title) VALUES (:domainId, :address, :title)', {
    domainId: domainId(store, citation.domain, categorise),
    address: citation.url,
    title: citation.title,
  });
  return { id, spellingId: null };
}

function domainId(store: Store, name: string, categorise: CategoriseDomain): number {
  const known = store.get<{ id: number }>('SELECT id FROM domain WHERE name = :name', { name });
  return (
    known?.id ??
    store.run('INSERT INTO domain (name, category) VALUES (:name, :category)', { name, category: categorise(name) }).id
  );
}
