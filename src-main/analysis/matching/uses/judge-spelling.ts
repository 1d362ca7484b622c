import { isAlwaysCapital } from '../../language/always-capital.ts';
import { areRelatives } from '../../language/related-languages.ts';
import { closedClassesOf } from '../../language/closed-words/index.ts';
import { foldedWordsOf, foldPhrase } from '../../language/search-folding.ts';
import { isSentenceStart } from '../common-words.ts';
import type { NameKnowledge } from '../name-knowledge.ts';
import { isInHeadline, isInTitle } from './headings.ts';
import { judgeOpening, withArticles } from './judge-opening.ts';
import { type Occurrence, type Surroundings, type Judgement, hasLargeList, onlySpace, wordEnd } from './occurrence.ts';

/** Whether the name is a day or month in one of the languages. */
export const isCalendarHere = ({ calendar }: NameKnowledge, languages: readonly string[]): boolean =>
  calendar.size > 0 && languages.some((code) => calendar.has(code));

/** A word of at least this many languages is known in all. */
const international = 3;

/** Whether the name is that of a person, a place or a day first. */
const isNamedAfter = ({ isFirstName, isLastName, isPlace, calendar }: NameKnowledge): boolean =>
  isFirstName || isLastName || isPlace || calendar.size > 0;

/** Signs from what else the name means in the languages of the sentence. */
export function judgeKnowledge(judgement: Judgement, { knowledge }: Occurrence, languages: readonly string[]): void {
  const isWordHere =
    knowledge.asked || [...knowledge.languages].some((known) => languages.some((code) => areRelatives(known, code)));
  const isNamed = knowledge.isFirstName || knowledge.isPlace;
  const isKnownHere = isWordHere || knowledge.languages.size >= international || isNamed;
  judgement.add(
    'internationalWord',
    !isWordHere && !isNamed && knowledge.languages.size >= international && !knowledge.isWrittenSmall(languages),
  );
  if (isCalendarHere(knowledge, languages) || (isWordHere && isAlwaysCapital(knowledge.name, languages)))
    judgement.add('alwaysCapital');
  else if (!isKnownHere) {
    if (languages.some((code) => knowledge.rareIn.has(code))) judgement.add('rareWord');
    else if (knowledge.languages.size > 0) judgement.add('foreignWord');
    else if (!knowledge.isUsedIn(languages)) judgement.add('unknownWord');
    else if (knowledge.isUsedCompany(languages)) judgement.add('usedCompany');
    else judgement.add('usedUncased', !knowledge.isCased);
  }
  judgement.add('onlyNamed', isNamed && !isWordHere && !knowledge.isWrittenSmall(languages));
  const isCompany = knowledge.isWellKnown || (knowledge.isCompany && !isNamedAfter(knowledge));
  judgement.add('companyName', isCompany && !isWordHere);
}

const capitals = /^\p{Lu}{2,}$/u;

/** Signs from the capitals of the occurrence. */
export function judgeSpelling(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, sentence, part, languages } = surroundings;
  const { text, start, nameEnd, knowledge, hasPrefix } = occurrence;
  const written = text.slice(start, nameEnd);
  const letters = written.replaceAll(/\P{L}/gu, '');
  if (/^\p{Ll}/u.test(written)) {
    const isInformal = [part, text].every((beginning) => /^\P{L}*\p{Ll}/u.test(beginning.slice(0, 40)));
    const isCoined = judgement.has('unknownWord') && languages.every((code) => hasLargeList.has(code));
    const hasNoCapital = isInformal && !/\p{Lu}\p{Ll}/u.test(part);
    if (!hasNoCapital) judgement.add(isInformal ? 'informalLowerCase' : isCoined ? 'coinedLowerCase' : 'lowerCase');
    judgeLowerCase(judgement, surroundings, hasNoCapital);
    return;
  }
  if (hasPrefix) return;
  judgement.add('otherCase', capitals.test(knowledge.name) && !capitals.test(letters));
  const inTitle = isInTitle(text, start, nameEnd, languages);
  if (
    letters.length > 1 &&
    letters === letters.toUpperCase() &&
    part.replace(written, '') !== part.replace(written, '').toUpperCase() &&
    !isBesideCapitals(surroundings)
  ) {
    judgement.add('allCapitals');
    judgement.add('capitalsOfName', !capitals.test(knowledge.name) && occurrence.capitalWords.has(written));
    return;
  }
  if (!knowledge.isOneWord && /[ -]\p{Lu}/u.test(written) && !inTitle) {
    judgement.add('innerCapital');
    return;
  }
  judgement.add('innerLower', /[ -]\p{Lu}/u.test(knowledge.name) && /[ -]\p{Ll}/u.test(written));
  const isStart =
    isSentenceStart(text, start) ||
    sentence.left.length === 0 ||
    (part === part.toUpperCase() && part.length > letters.length + 3);
  if (isStart) {
    judgeOpening(judgement, surroundings);
    judgement.add('unusedForm', isUnusedForm(surroundings));
  }
  judgement.add('titleCapital', inTitle && !isStart);
  if (isStart || inTitle) return;
  if (isInHeadline(text, start, nameEnd, languages)) {
    judgement.add('headline');
    return;
  }
  if (judgement.has('alwaysCapital')) return;
  judgement.add(languages.includes('de') ? 'germanCapital' : 'capitalInside');
  const left = sentence.left.at(-1);
  const isAfterArticle =
    left !== undefined &&
    (!left.isCapital || sentence.left.length === 1) &&
    /^[\s*_]+$/u.test(text.slice(left.end, start)) &&
    (articles()
      .get(languages[0] ?? '')
      ?.has(left.folded) ??
      false);
  judgement.add('articleBefore', isAfterArticle);
  // "That" is more often a conjunction.
  judgement.add(
    'articleAlone',
    isAfterArticle && left.folded !== 'that' && bareNames.has(languages[0] ?? '') && isAlone(surroundings),
  );
}

/**
 * Whether no text of the languages writes the name, with the ending that it has here, in lower case, nor as a name of their own:
 * "Maximast" is no Estonian word.
 */
function isUnusedForm({ occurrence, context, languages }: Surroundings): boolean {
  const { text, start, knowledge } = occurrence;
  const { table } = context;
  if (!knowledge.isOneWord || !languages.every((code) => table.hasVocabulary(code))) return false;
  const [form = ''] = text.slice(start, wordEnd(text, occurrence)).split(/['’]/u, 1);
  return (
    !table.isWord(foldPhrase(form), languages) &&
    !table.isUsed(form, languages) &&
    !table.isLocalName(form, languages) &&
    !knowledge.isFirstName &&
    !knowledge.isPlace &&
    knowledge.calendar.size === 0
  );
}

/** Articles, and words that like them precede a noun, in languages whose company names have none. */
const articles = foldedWordsOf({
  en: 'the a an this that every each first second another my your his her their our',
  nl: 'de het een deze die dit dat elke mijn jouw zijn haar onze',
  fr: 'le la les un une des ce cette ces chaque mon ma son sa notre',
  es: 'el la los las un una este esta cada mi su',
  sv: 'en ett den det de denna detta varje min din sin',
  da: 'en et den det de denne dette hver min din sin',
  no: 'en et ei den det de denne dette hver min din sin',
  hu: 'egy ez az',
  it: 'un uno una questo questa ogni il lo la i gli le',
  pt: 'um uma este esta cada o a os as',
  ro: 'un o acest această fiecare',
});

/** Languages in which hardly any company has an article before its name. */
const bareNames = new Set(['en', 'fr', 'es', 'sv', 'da', 'no']);

/** Whether no noun follows that the name would describe: "the Amazon carries", not "the Nest thermostat". */
function isAlone({ occurrence, context, sentence, languages }: Surroundings): boolean {
  const next = sentence.right[0];
  const { text } = occurrence;
  if (next === undefined || !onlySpace.test(text.slice(wordEnd(text, occurrence), next.start))) return true;
  if (next.isCapital || /^\p{N}/u.test(next.text)) return false;
  if (closedClassesOf(next.folded, languages).size > 0) return true;
  return (
    context.table.isKind(next.folded, 'finite', languages) && !context.table.isKind(next.folded, 'noun', languages)
  );
}

/** Whether a word beside the occurrence is all capitals too: "LUNCH BOX". */
function isBesideCapitals({ occurrence, sentence }: Surroundings): boolean {
  const { text, start, end, others } = occurrence;
  const left = sentence.left.at(-1);
  const right = sentence.right[0];
  return [left, right].some(
    (token) =>
      token !== undefined &&
      /^\p{Lu}{3,}$/u.test(token.text) &&
      /^\s*$/u.test(token === left ? text.slice(token.end, start) : text.slice(end, token.start)) &&
      !others.some((other) => other.start <= token.start && other.end >= token.end),
  );
}

/** Signs from the word before a name without its capital: a noun follows a preposition bare only if it is a name. */
function judgeLowerCase(judgement: Judgement, surroundings: Surroundings, hasNoCapital: boolean): void {
  const { occurrence, sentence, languages } = surroundings;
  const left = sentence.left.at(-1);
  if (left === undefined || !onlySpace.test(occurrence.text.slice(left.end, occurrence.start))) return;
  const classes = closedClassesOf(left.folded, languages);
  const isAfter = classes.has('prepositions') && !classes.has('pronouns');
  const isBare = hasNoCapital && isAfter;
  judgement.add(
    isBare && languages.every((code) => withArticles.has(code)) ? 'bareAfterPreposition' : 'openPreposition',
    isBare,
  );
  judgement.add('pronounBefore', classes.has('pronouns'));
}
