import { closedClassesOf } from '../../language/closed-words/index.ts';
import { foldedWords, foldPhrase } from '../../language/search-folding.ts';
import type { Token } from '../sentence-context.ts';
import { isInTitle } from './headings.ts';
import { classifyNext, negations, type NextWord } from './next-word.ts';
import { type Judgement, onlySpace, type Surroundings, wordEnd } from './occurrence.ts';
import { showsOf } from './words-around.ts';

/** Languages in which a countable noun has an article or a possessive before it, or an article at its end. */
export const withArticles = new Set([
  'en',
  'de',
  'nl',
  'fr',
  'es',
  'pt',
  'it',
  'ro',
  'sv',
  'da',
  'no',
  'is',
  'hu',
  'el',
  'bg',
  'mk',
  'sq',
]);

/** Adverbs between a subject and its verb. */
const besideVerbs = foldedWords(
  'also now still already currently recently just only never always often usually auch jetzt noch schon bereits nur ook nu nog också redan bara også nå kun también ahora ya todavía também agora já ainda anche ora già juga sudah akan sedang też także już również také už už také тоже также уже теперь також вже тепер',
);

/** Here an object follows the subject directly. */
const verbFinal = new Set(['tr', 'az', 'uz', 'tk', 'kk', 'ky']);

/** Here the subject follows the verb if anything else comes first: "Bald kommt der Winter". */
const verbSecond = new Set(['de', 'nl', 'sv', 'da', 'no', 'is']);
const isInverted = (second: Token | undefined, languages: readonly string[]): boolean =>
  second !== undefined &&
  languages.some((code) => verbSecond.has(code)) &&
  (second.isCapital || closedClassesOf(second.folded, languages).has('pronouns'));

/** "Merged its network": a determiner follows a verb, no noun. */
const takesObject = (second: Token | undefined, languages: readonly string[]): boolean =>
  second !== undefined && closedClassesOf(second.folded, languages).has('pronouns');

/** Pronouns that are only subjects: after the verb of a sentence that another word begins. */
const subjects = new Set('ich du er wir ihr man ik jij hij wij men jeg jag han hun hon vi ni dere'.split(' '));
const isObject = (second: Token | undefined, languages: readonly string[]): boolean =>
  second !== undefined && subjects.has(second.folded) && languages.some((code) => verbSecond.has(code));

/** What follows "not" tells only whether a verb does. */
const asSubject = (word: NextWord): NextWord =>
  word === 'auxiliary' || word === 'business' || word === 'verb' ? word : 'none';

/** Signs from what a name that begins a sentence can be, and from the word after it. */
export function judgeOpening(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, context, sentence, languages, script } = surroundings;
  const { text, knowledge } = occurrence;
  const { table } = context;
  judgement.add('opening');
  const [next, second] = sentence.right;
  const isBeside = next !== undefined && onlySpace.test(text.slice(wordEnd(text, occurrence), next.start));
  const folded = foldPhrase(knowledge.name);
  const nameClasses = closedClassesOf(folded, languages);
  const known = languages.filter((code) => table.hasKinds(code));
  const isKnown =
    known.length > 0 &&
    (['noun', 'plural', 'verb', 'finite', 'adjective', 'adverb'] as const).some((kind) =>
      table.isKind(folded, kind, known),
    );
  const canBeNoun = table.isKind(folded, 'noun', known) || table.isKind(folded, 'plural', known);
  const isNumber = nameClasses.has('numbers');
  const isNoSubject = (isKnown && !canBeNoun) || (nameClasses.has('adverbs') && !nameClasses.has('pronouns'));
  const classify = (first: Token | undefined, then: Token | undefined): NextWord =>
    classifyNext(first, then, showsOf(first, languages, script), languages, table);
  const isNegated = next !== undefined && negations().has(next.folded);
  const affirmed = isNegated ? asSubject(classify(second, sentence.right[2])) : classify(next, second);
  const following = isBeside ? affirmed : 'none';
  // "Slack also offers": the verb counts.
  const beyond =
    following === 'adverb' && next !== undefined && besideVerbs().has(next.folded)
      ? classify(second, sentence.right[2])
      : following;
  const kind = beyond === 'auxiliary' || beyond === 'business' || beyond === 'verb' ? beyond : following;
  const isSubject = kind === 'auxiliary' || kind === 'business' || kind === 'verb';
  judgement.add('oddSubject', isSubject && isNoSubject && !isNumber && !isInverted(second, languages));
  judgement.add(
    'countedAfter',
    isNumber && (kind === 'noun' || kind === 'adjective' || (kind === 'verb' && !takesObject(second, languages))),
  );
  judgement.add(
    'adverbComma',
    !isBeside &&
      (nameClasses.has('adverbs') || table.isKind(folded, 'adverb', known)) &&
      /^[*_]{0,3},\s/u.test(text.slice(wordEnd(text, occurrence), wordEnd(text, occurrence) + 5)),
  );
  if (!isSubject) {
    judgement.add('closedName', nameClasses.size > 0);
    judgement.add('noNoun', isNoSubject && nameClasses.size === 0);
  }
  // After an ending a noun is what the name owns or does: "Arlas mjölk".
  if (wordEnd(text, occurrence) > occurrence.nameEnd || /['’]/u.test(text.charAt(occurrence.nameEnd))) return;
  if (!isBeside) {
    judgement.add(
      'dashAfter',
      next !== undefined && /^[*_`]{0,3}\s*(?:[–—]|-\s)/u.test(text.slice(wordEnd(text, occurrence), next.start)),
    );
    return;
  }
  const isVerbFinal = languages.some((code) => verbFinal.has(code));
  judgement.add('pronounAfter', !isVerbFinal && kind === 'pronoun');
  const isPlaced = kind === 'preposition' && second?.isCapital === true;
  const beyondPlace = isPlaced ? sentence.right.findIndex(({ isCapital }, index) => index > 1 && !isCapital) : -1;
  const afterPlace =
    beyondPlace === -1 ? 'none' : classify(sentence.right[beyondPlace], sentence.right[beyondPlace + 1]);
  const isPlacedSubject = afterPlace === 'auxiliary' || afterPlace === 'business' || afterPlace === 'verb';
  judgement.add('placedSubject', isPlacedSubject && languages.every((code) => withArticles.has(code)));
  judgement.add('prepositionAfter', kind === 'preposition' && !isPlacedSubject);
  judgement.add(
    'productAfter',
    kind === 'capital' &&
      judgement.has('opening') &&
      next.text !== next.text.toUpperCase() &&
      !knowledge.isFirstName &&
      !isInTitle(text, occurrence.start, occurrence.nameEnd, languages),
  );
  judgement.add('adverbAfter', kind === 'adverb');
  judgement.add('nounAfter', !isVerbFinal && (kind === 'noun' || kind === 'adjective'));
  judgement.add('doubled', second?.folded === folded);
  const isPlural = table.isKind(folded, 'plural', known) && !table.isKind(folded, 'noun', known);
  const mayLackArticle = knowledge.isFirstName || knowledge.isPlace || knowledge.calendar.size > 0;
  judgement.add(
    'bareSubject',
    isSubject &&
      !isObject(second, languages) &&
      !isPlural &&
      !mayLackArticle &&
      languages.every((code) => withArticles.has(code)) &&
      nameClasses.size === 0,
  );
}
