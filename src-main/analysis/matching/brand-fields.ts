import { fieldsOf, type Field } from '../language/fields/index.ts';
import { foldPhrase } from '../language/search-folding.ts';
import type { WordTable } from '../language/word-table.ts';
import type { Brand } from '../types.ts';

const none: ReadonlySet<Field> = new Set();
/** A company of more fields than this tells nothing of the market. */
const mostFields = 2;
/** A field belongs to the market if it has this share of the votes of the most frequent one. */
const marketShare = 0.5;

/** What a brand trades in: by the words of its names ("Acme Insurance"), else if its company is known. */
function ownFields({ name, aliases }: Brand, table: WordTable): ReadonlySet<Field> {
  const names = [name, ...aliases];
  const shortest = Math.min(...names.map((own) => own.length));
  const bare = new Set(names.filter((own) => own.length === shortest).flatMap((own) => wordsOf(own)));
  const words = names.flatMap((own) => wordsOf(own)).filter((word) => !bare.has(word));
  const byWords = fieldsOf(words.join(' '));
  return byWords.size > 0 ? byWords : new Set(names.flatMap((own) => [...table.fieldsOfCompany(foldPhrase(own))]));
}

const wordsOf = (name: string): string[] =>
  foldPhrase(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** The fields of each brand by id; one about which nothing is known has those of most other brands of the book. */
export function fieldsByBrand(brands: readonly Brand[], table: WordTable): ReadonlyMap<number, ReadonlySet<Field>> {
  const own = new Map(brands.map((brand) => [brand.id, ownFields(brand, table)] as const));
  const votes = new Map<Field, number>();
  for (const { id, isUnconfirmed } of brands) {
    const fields = own.get(id) ?? none;
    if (isUnconfirmed === true || fields.size > mostFields) continue;
    for (const field of fields) votes.set(field, (votes.get(field) ?? 0) + 1 / fields.size);
  }
  const most = Math.max(0, ...votes.values());
  const market = new Set([...votes].filter(([, count]) => count >= marketShare * most).map(([field]) => field));
  return new Map([...own].map(([id, fields]) => [id, fields.size > 0 ? fields : market]));
}
