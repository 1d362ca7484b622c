import { buildAutomaton, scan } from './matching/automaton.ts';
import { foldText } from './matching/folded-text.ts';
import { namePatterns } from './matching/name-patterns.ts';
import type { Brand } from './types.ts';

/** A brand as two books are compared by: all that matching and counting read of it. */
export interface ComparedBrand extends Brand {
  readonly state: string;
}

/** Tells which answers the change from one brand book to another can touch. */
export type Touches = (text: string) => boolean;

const everyAnswer: Touches = () => true;
const noAnswer: Touches = () => false;

/**
 * Compares two brand books. Only an answer in whose folded text a pattern of a changed brand stands, old or new, can be
 * found to say something else: matching starts from such places, and everything later (overlaps, neighbours, negation)
 * looks at them only. Where the customer's own domains changed any citation may count, so every answer is touched.
 */
export function compareBooks(before: readonly ComparedBrand[], after: readonly ComparedBrand[]): Touches {
  const old = new Map(before.map((brand) => [brand.id, brand]));
  const changed: Brand[] = [];
  for (const brand of after) {
    const known = old.get(brand.id);
    old.delete(brand.id);
    if (known !== undefined && fingerprint(known) === fingerprint(brand)) continue;
    if ([known, brand].some((one) => one?.kind === 'own') && domainsOf(known) !== domainsOf(brand)) return everyAnswer;
    changed.push(brand, ...(known === undefined ? [] : [known]));
  }
  const removed = [...old.values()];
  if (removed.some((brand) => brand.kind === 'own')) return everyAnswer;
  changed.push(...removed);
  if (changed.length === 0) return noAnswer;
  const automaton = buildAutomaton([...new Set(changed.flatMap(namePatterns).map((pattern) => pattern.folded))]);
  return (text) => {
    const { units, length } = foldText(text);
    let touched = false;
    scan(automaton, units, length, () => void (touched = true));
    return touched;
  };
}

/** Whether a confirmed competitor is only a candidate changes the rollups, not what is found: they are rebuilt anyway. */
const fingerprint = (brand: ComparedBrand): string =>
  JSON.stringify([
    brand.kind,
    brand.name,
    brand.aliases.toSorted(),
    brand.excludes.toSorted(),
    brand.domains.toSorted(),
    brand.commonWord,
    brand.state === 'ignored',
  ]);

const domainsOf = (brand: Brand | undefined): string => JSON.stringify(brand?.domains.toSorted() ?? []);
