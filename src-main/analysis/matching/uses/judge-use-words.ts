import { unspacedScripts } from '../../language/characters.ts';
import { foldPhrase } from '../../language/search-folding.ts';
import { uses, type ThemeTable } from '../../language/themes.ts';
import type { Token } from '../sentence-context.ts';
import { isLowerCase, mayBePlace, onlySpace, wordEnd, type Judgement, type Surroundings } from './occurrence.ts';
import { beginsWith, endsWith, formsOf, longestConnector } from './words-around.ts';

/** Words between a subject and its verb that are read. */
const mostBetween = 3;

/**
 * Signs from what stands beside the names of persons ("the surveyor Acme", "Acme laughs"), of companies ("Acme refunds", "the
 * founder of Acme", "Acme's shareholders") and of places ("the harbour of Acme").
 */
export function judgeUseWords(judgement: Judgement, surroundings: Surroundings, tables: readonly ThemeTable[]): void {
  const { occurrence, sentence, script, languages } = surroundings;
  const { text, start } = occurrence;
  if (unspacedScripts.has(script)) {
    judgeUnspaced(judgement, surroundings, tables);
    return;
  }
  const usesOf = (token: Token | undefined, next?: Token): number => {
    if (token === undefined) return 0;
    const phrase = next === undefined ? [] : [`${token.folded} ${next.folded}`];
    return tables.reduce(
      (all, table) => [...formsOf(token, script), ...phrase].reduce((bits, form) => bits | table.of(form).uses, all),
      0,
    );
  };
  /** Korean joins what a person is and of whom: 국무장관, the minister of state. */
  const titlesOf = (token: Token): number =>
    script === 'Hangul'
      ? [token.folded, ...[2, 3].map((length) => token.folded.slice(-length))].reduce(
          (bits, form) => tables.reduce((all, table) => all | table.of(form).uses, bits),
          0,
        )
      : usesOf(token);
  const [left, second, third] = [sentence.left.at(-1), sentence.left.at(-2), sentence.left.at(-3)];
  const isBefore = left !== undefined && onlySpace.test(text.slice(left.end, start));
  const isLower = isLowerCase(occurrence);
  // German writes what a person is with a capital.
  const mayBeTitle = left !== undefined && (languages[0] !== 'de' || left.isCapital);
  judgement.add('titleBefore', isBefore && !isLower && mayBeTitle && (titlesOf(left) & uses.role) !== 0);
  const after = sentence.right.slice(0, mostBetween);
  const end = wordEnd(text, occurrence);
  const isWithin = (token: Token): boolean => !/[,;:()–—]/u.test(text.slice(end, token.start));
  /** "Acme, owned by". */
  const isApposed = (token: Token): boolean => !/[,;:()–—]/u.test(text.slice(end, token.start).replace(/^,/u, ''));
  const shown = after.map((token, index) => usesOf(token, after[index + 1]));
  const verbs = shown.filter((_, index) => after[index] !== undefined && isWithin(after[index]));
  const apposed = shown.filter((_, index) => after[index] !== undefined && isApposed(after[index]));
  judgement.add('personVerb', !isLower && verbs.some((bits) => (bits & uses.person) !== 0));
  judgement.add(
    'companyVerb',
    apposed.some((bits) => (bits & uses.company) !== 0),
  );
  const isShort = (token: Token | undefined): boolean => token !== undefined && token.text.length <= longestConnector;
  // "Shareholders of Acme", "founder of the Acme"
  const isConnected = isShort(left) && left?.isCapital === false;
  const before = [left, ...(isConnected ? [second, ...(isShort(second) ? [third] : [])] : [])];
  const [next] = after;
  const isAfter = next !== undefined && onlySpace.test(text.slice(end, next.start));
  const isStaffAfter = isAfter && (usesOf(next, after[1]) & uses.staff) !== 0;
  // "Acme founder": a noun after a word speaks against the brand, but not this one.
  if (isStaffAfter) judgement.remove('nounAfter');
  const isStaffBefore = isBefore && before.some((token) => (usesOf(token) & uses.staff) !== 0);
  judgement.add('staffBeside', isStaffAfter || isStaffBefore);
  const isPlaceAfter = isAfter && (usesOf(next) & uses.place) !== 0;
  const isPlaceBefore = isBefore && before.some((token) => (usesOf(token) & uses.place) !== 0);
  judgement.add('placeWord', !isLower && mayBePlace(surroundings) && (isPlaceAfter || isPlaceBefore));
}

/** UTF-16 units to each side, in text without spaces. */
const reach = 10;
const longestParticle = 1;

function judgeUnspaced(
  judgement: Judgement,
  { occurrence: { text, start, end, knowledge }, sentence }: Surroundings,
  tables: readonly ThemeTable[],
): void {
  const before = foldPhrase(text.slice(Math.max(sentence.from, start - reach), start));
  const after = foldPhrase(text.slice(end, Math.min(sentence.to, end + reach)));
  const rest = foldPhrase(text.slice(end, sentence.to));
  const bitsIn = (part: string): number =>
    tables.reduce((all, table) => table.inside(part).reduce((bits, word) => bits | word.uses, all), 0);
  const isOf =
    (bit: number) =>
    (word: { readonly uses: number }): boolean =>
      (word.uses & bit) !== 0;
  judgement.add('titleBefore', endsWith(before, tables, isOf(uses.role)));
  judgement.add('personVerb', (bitsIn(rest) & uses.person) !== 0);
  judgement.add('companyVerb', (bitsIn(rest) & uses.company) !== 0);
  // After a particle: "Acme的港".
  const isBesidePlaceWord =
    endsWith(before, tables, isOf(uses.place)) || beginsWith(after, tables, isOf(uses.place), longestParticle);
  judgement.add('placeWord', knowledge.isPlace && isBesidePlaceWord);
  judgement.add('staffBeside', ((bitsIn(after) | bitsIn(before)) & uses.staff) !== 0);
}
