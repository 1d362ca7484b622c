import { unspacedScripts } from '../../language/characters.ts';
import { fold } from '../../language/fold.ts';
import { cuesBefore } from '../../language/introducing-words.ts';
import { foldPhrase } from '../../language/search-folding.ts';
import type { WordTable } from '../../language/word-table.ts';
import { endingLanguages } from '../case-endings.ts';
import type { Token } from '../sentence-context.ts';
import type { Judgement, Occurrence, Surroundings } from './occurrence.ts';
import { formsOf } from './words-around.ts';

const cue = new RegExp(String.raw`(?:^|[^\p{L}])(?:${cuesBefore.join('|')})\s+["“„«(*]{0,3}$`, 'iu');
const longestCue = 30;
const mostCompanies = 2;
/** In words, and in UTF-16 units where words are not separated. */
const longestCompany = 3;
const longestUnspaced = 8;
const shortestCompany = 3;
/** Names that begin alike are one. */
const sameBeginning = 5;

/**
 * Signs from the companies of a text's market: words before the name that introduce companies ("such as", "according to"), and
 * other companies in the sentence that the lists know and whose names hardly mean anything else.
 */
export function judgeCompanies(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, sentence, script } = surroundings;
  const { text, start } = occurrence;
  // One goes from places, and through them.
  judgement.add(
    'cueBefore',
    !occurrence.knowledge.isPlace && cue.test(text.slice(Math.max(sentence.from, start - longestCue), start)),
  );
  // Two names of one market in one sentence hardly both mean something else.
  judgement.add(
    'mateOfUncased',
    !occurrence.knowledge.isCased &&
      occurrence.mayStandBeside.some((mate) => mate.start >= sentence.from && mate.end <= sentence.to),
  );
  const names = unspacedScripts.has(script) ? unspacedCompanies(surroundings) : spacedCompanies(surroundings);
  for (let index = 0; index < Math.min(mostCompanies, names.size); index += 1) judgement.add('sureCompany');
}

function spacedCompanies({ occurrence, sentence, script, context, languages }: Surroundings): ReadonlySet<string> {
  const { text, knowledge } = occurrence;
  const found = new Set<string>();
  for (const tokens of [sentence.left, sentence.right])
    for (const [index, token] of tokens.entries()) {
      if (knowledge.isCased && !token.isCapital) continue;
      for (let length = longestCompany; length >= 1; length -= 1) {
        const last = tokens[index + length - 1];
        if (last === undefined || (knowledge.isCased && !last.isCapital)) continue;
        const name = text.slice(Math.min(token.start, last.start), Math.max(token.end, last.end));
        const forms = length === 1 && !knowledge.isCased ? formsOf(token, script) : formsOfName(name, last, languages);
        if (!forms.some((form) => isSureOther(form, occurrence, context.table))) continue;
        found.add(name.slice(0, sameBeginning));
        break;
      }
    }
  return found;
}

const longestEnding = 6;
const shortestStem = 4;

/** A name, and what it is without what may be an ending of the language. */
function formsOfName(name: string, { text }: Token, languages: readonly string[]): string[] {
  const forms = [name];
  for (let cut = 1; cut <= Math.min(longestEnding, text.length - shortestStem); cut += 1) {
    const stem = name.slice(0, -cut);
    const endingIn = endingLanguages(foldPhrase(stem), foldPhrase(name.slice(-cut)));
    if (endingIn !== undefined && languages.some((code) => endingIn.has(code))) forms.push(stem);
  }
  return forms;
}

function isSureOther(name: string, { ownNames, knowledge }: Occurrence, table: WordTable): boolean {
  const folded = foldPhrase(name);
  return (
    name.length >= shortestCompany &&
    !ownNames.has(folded) &&
    !folded.startsWith(foldPhrase(knowledge.name)) &&
    table.isSure(fold(name))
  );
}

const unspacedName = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}ーA-Za-z]+$/u;

function unspacedCompanies({ occurrence, sentence, part, context }: Surroundings): ReadonlySet<string> {
  const found = new Set<string>();
  const [from, to] = [occurrence.start - sentence.from, occurrence.end - sentence.from];
  for (const side of [part.slice(0, from), part.slice(to)])
    for (let start = 0; start < side.length; start += 1)
      for (let length = Math.min(longestUnspaced, side.length - start); length >= 2; length -= 1) {
        const name = side.slice(start, start + length);
        const isShort = length < shortestCompany && !/^\p{Script=Han}+$/u.test(name);
        if (isShort || !unspacedName.test(name) || !context.table.isSure(fold(name))) continue;
        found.add(name);
        start += length - 1;
        break;
      }
  return found;
}
