import { unspacedScripts } from '../../language/characters.ts';
import { saysWord, type NameSenses } from '../../language/name-senses.ts';
import { foldPhrase } from '../../language/search-folding.ts';
import { tokenise } from '../sentence-context.ts';
import type { Judgement, Surroundings } from './occurrence.ts';
import type { SignName } from './signs.ts';
import { formsOf } from './words-around.ts';

/** Most times that each sign is added. */
const most = 3;
/** UTF-16 units to each side of a name in which a phrase that contains it may stand. */
const reach = 60;

/** Signs from words that stand near this very name when the company, or something else, is meant. */
export function judgeSenses(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, languages } = surroundings;
  const known = languages.flatMap((code) => occurrence.knowledge.sensesIn(code) ?? []);
  const senses = known.length > 0 ? known : occurrence.knowledge.sensesElsewhere;
  if (senses.length === 0) return;
  judgement.add('otherPhrase', isWithinPhrase(judgement, surroundings, senses));
  const text = wordsNear(surroundings);
  const isUnspaced = unspacedScripts.has(surroundings.script);
  const add = (sign: SignName, wordsOf: (sense: NameSenses) => readonly string[]): void => {
    const said = new Set<string>();
    for (const sense of senses)
      for (const word of wordsOf(sense)) {
        if (said.size < most && !said.has(word) && saysWord(text, word, isUnspaced)) said.add(word);
      }
    for (let count = 0; count < said.size; count += 1) judgement.add(sign);
  };
  // "The Straits Times", a weekly, is not Time.
  if (!judgement.has('pluralForm')) add('brandSense', ({ brand }) => brand);
  add('otherSense', ({ other }) => other);
}

/** UTF-16 units to each side of a name that are read, within its line. */
const near = 160;

/** The words near the name, also those of the sentences beside its own, as {@link saysWord} takes them. */
function wordsNear({ occurrence: { text, start, end }, script }: Surroundings): string {
  const [before, after] = [text.slice(Math.max(0, start - near), start), text.slice(end, end + near)];
  const from = start - before.length + before.lastIndexOf('\n') + 1;
  const line = after.indexOf('\n');
  const to = end + (line === -1 ? after.length : line);
  if (unspacedScripts.has(script)) return `${foldPhrase(text.slice(from, start))}\n${foldPhrase(text.slice(end, to))}`;
  const sides = [tokenise(text, from, start), tokenise(text, end, to)];
  const asWritten = sides.map((side) => ` ${side.map(({ folded }) => folded).join(' ')} `);
  const bare = sides.flat().flatMap((token) => formsOf(token, script).slice(1));
  return `${asWritten.join('\n')}\n ${bare.join(' ')} `;
}

/** Whether the name is part of a phrase that never means the company: "price target" for Target. */
function isWithinPhrase(
  judgement: Judgement,
  { occurrence: { text, start, end } }: Surroundings,
  senses: readonly NameSenses[],
): boolean {
  const phrases = senses.flatMap((sense) => sense.phrases);
  if (phrases.length === 0) return false;
  const before = foldPhrase(text.slice(Math.max(0, start - reach), start));
  const name = foldPhrase(text.slice(start, end));
  const around = before + name + foldPhrase(text.slice(end, end + reach));
  const mayBeName = judgement.has('capitalInside');
  return phrases.some((phrase) => {
    // "Di dove sei?", but "la campagna di Dove".
    if (mayBeName && !hasContent(phrase, name)) return false;
    const at = around.indexOf(phrase, Math.max(0, before.length + name.length - phrase.length));
    return at !== -1 && at <= before.length;
  });
}

/** Whether a phrase has a word of four letters or more beside the name. */
const hasContent = (phrase: string, name: string): boolean =>
  phrase
    .replace(name, ' ')
    .split(' ')
    .some((part) => part.length > 3);
