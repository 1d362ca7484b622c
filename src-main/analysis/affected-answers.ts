import { buildAutomaton, scan } from './matching/automaton.ts';
import { foldText } from './matching/folded-text.ts';
import { namePatterns } from './matching/name-patterns.ts';
import { createWordTable, noWordLists } from './language/word-table.ts';
import type { Brand } from './types.ts';

/** Whether a change of the brand book can affect the findings of an answer with this text. */
export type AffectsAnswer = (text: string) => boolean;

/** The letters of the patterns do not depend on what a name means. */
const noWords = createWordTable(noWordLists);

const everyAnswer: AffectsAnswer = () => true;
const noAnswer: AffectsAnswer = () => false;

/**
 * Compares two brand books. The findings of an answer can only differ if its folded text contains a pattern, old or new, of
 * a changed brand: matching starts there, and everything later (overlaps, neighbours, negation) depends on such places
 * only. If the customer's own domains changed, any citation may count, so every answer is affected.
 */
export function compareBooks(before: readonly Brand[], after: readonly Brand[]): AffectsAnswer {
  const old = new Map(before.map((brand) => [brand.id, brand]));
  const changed: Brand[] = [];
  for (const brand of after) {
    const earlier = old.get(brand.id);
    old.delete(brand.id);
    if (earlier !== undefined && fingerprint(earlier) === fingerprint(brand)) continue;
    const isOwn = brand.kind === 'own' || earlier?.kind === 'own';
    if (isOwn && domainsOf(earlier) !== domainsOf(brand)) return everyAnswer;
    changed.push(brand, ...(earlier === undefined ? [] : [earlier]));
  }
  const removed = [...old.values()];
  if (removed.some((brand) => brand.kind === 'own')) return everyAnswer;
  changed.push(...removed);
  if (changed.length === 0) return noAnswer;
  const automaton = buildAutomaton([
    ...new Set(changed.flatMap((brand) => namePatterns(brand, noWords)).map((pattern) => pattern.folded)),
  ]);
  return (text) => {
    const { units, length } = foldText(text);
    let isAffected = false;
    scan(automaton, units, length, () => void (isAffected = true));
    return isAffected;
  };
}

const fingerprint = (brand: Brand): string =>
  JSON.stringify([
    brand.kind,
    brand.name,
    brand.aliases.toSorted(),
    brand.excludes.toSorted(),
    brand.domains.toSorted(),
    brand.commonWord ?? null,
    brand.isUnconfirmed === true,
  ]);

const domainsOf = (brand: Brand | undefined): string => JSON.stringify(brand?.domains.toSorted() ?? []);
