import { unspacedScripts, type Script } from '../../language/characters.ts';
import { foldPhrase } from '../../language/search-folding.ts';
import { tradeBits, type ThemeTable, type Trade } from '../../language/themes.ts';
import { trimEnd } from '../../trim-end.ts';
import type { Token } from '../sentence-context.ts';
import { isLowerCase, onlySpace, wordEnd, type Judgement, type Surroundings } from './occurrence.ts';
import { beginsWith, endsWith, formsOf, longestConnector } from './words-around.ts';

/** UTF-16 units to each side, in text without spaces. */
const reach = 8;

/**
 * A sign that a name is the brand's: "brandy de Acme", "chocolate Acme", "Acme-Joghurt", "Acmeのせんべい". What the brand sells stands
 * before the name, also with "of", or after it.
 */
export function judgeGoods(judgement: Judgement, surroundings: Surroundings, tables: readonly ThemeTable[]): void {
  const { occurrence, script } = surroundings;
  const fields = tradeBits(occurrence.fields as Iterable<Trade>);
  if (fields === 0 || isLowerCase(occurrence)) return;
  const isBeside = unspacedScripts.has(script) ? isBesideUnspaced : isBesideWord;
  judgement.add('goodsBeside', isBeside(surroundings, tables, fields));
}

function isBesideUnspaced(
  { occurrence: { text, start, end }, sentence }: Surroundings,
  tables: readonly ThemeTable[],
  fields: number,
): boolean {
  const left = trimEnd(text.slice(Math.max(sentence.from, start - reach), start), /[の的「『《]/u);
  const right = text.slice(end, Math.min(sentence.to, end + reach)).replace(/^[の的」』》「『《]+/u, '');
  const isGoods = ({ trades }: { readonly trades: number }): boolean => (trades & fields) !== 0;
  return endsWith(foldPhrase(left), tables, isGoods) || beginsWith(foldPhrase(right), tables, isGoods);
}

function isBesideWord(
  { occurrence, sentence, script }: Surroundings,
  tables: readonly ThemeTable[],
  fields: number,
): boolean {
  const { text, start } = occurrence;
  const isGoods = (token: Token | undefined): boolean =>
    token !== undefined && isOfFields(token, script, tables, fields);
  const [left, second] = [sentence.left.at(-1), sentence.left.at(-2)];
  if (left !== undefined && onlySpace.test(text.slice(left.end, start))) {
    if (isGoods(left)) return true;
    const isConnected = !left.isCapital && left.text.length <= longestConnector;
    if (isConnected && second !== undefined && onlySpace.test(text.slice(second.end, left.start)) && isGoods(second))
      return true;
  }
  return isBeforeWord({ occurrence, sentence, script }, tables, fields);
}

const isOfFields = (token: Token, script: Script, tables: readonly ThemeTable[], fields: number): boolean =>
  tables.some((table) => formsOf(token, script).some((form) => (table.of(form).trades & fields) !== 0));

function isBeforeWord(
  { occurrence, sentence, script }: Pick<Surroundings, 'occurrence' | 'sentence' | 'script'>,
  tables: readonly ThemeTable[],
  fields: number,
): boolean {
  const [next] = sentence.right;
  const gap = occurrence.text.slice(wordEnd(occurrence.text, occurrence), next?.start ?? 0);
  return next !== undefined && /^[\s*_-]+$/u.test(gap) && isOfFields(next, script, tables, fields);
}

/** Whether what the brand sells follows its name: "Acme jackets". */
export function isBeforeGoods(surroundings: Surroundings): boolean {
  const { occurrence, script, languages, context } = surroundings;
  const fields = tradeBits(occurrence.fields as Iterable<Trade>);
  if (fields === 0 || isLowerCase(occurrence) || unspacedScripts.has(script)) return false;
  const tables = languages.flatMap((code) => context.table.themesOf(code) ?? []);
  return isBeforeWord(surroundings, tables, fields);
}
