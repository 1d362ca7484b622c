import { foldedWordsOf, foldPhrase } from '../../language/search-folding.ts';
import { shows } from '../../language/use-words/lookup.ts';
import { isFollowedByCompanyWord } from '../common-words.ts';
import type { Token } from '../sentence-context.ts';
import { isTitleCase, headingAround, isInTitle } from './headings.ts';
import { judgePerson } from './judge-person.ts';
import { judgeRight } from './judge-right.ts';
import { isCalendarHere } from './judge-spelling.ts';
import {
  type Surroundings,
  type Judgement,
  type UseContext,
  wordEnd,
  isLowerCase,
  hasLargeList,
  onlySpace,
} from './occurrence.ts';
import { fold } from '../../language/fold.ts';
import { isPlace } from '../../language/places.ts';
import { showsOf, isOrdinaryWord } from './words-around.ts';

/** Before a singular noun without an article these make it a name: "use zoom", "bei Netto", "bij bol". */
const usedBefore = foldedWordsOf({
  en: 'at use uses used using try tried via install download recommend prefer through',
  de: 'bei laut über via per nutze nutzen nimm empfehle',
  nl: 'bij via gebruik probeer volgens',
  sv: 'hos via prova använd enligt',
  da: 'hos via prøv brug ifølge',
  no: 'hos via prøv bruk ifølge',
  fr: 'chez via utilise utilisez',
  es: 'usa prueba vía según',
  pt: 'usa use via segundo',
  it: 'usa prova via secondo',
});

const calendarBefore = new Set(
  'on every next last by until since till this from before after each early late mid good happy'.split(' '),
);

/** Separate words that make what follows the name's: "जियो का नेटवर्क". */
const genitives = new Set(['का', 'के', 'की', 'کا', 'کے', 'کی', 'এর', 'র']);

/** A word for the kind of company stands before its name, never after. */
const kindsComeFirst = new Set(['he', 'ar', 'id', 'ms', 'vi', 'sw', 'fil']);

/** Prepositions before places. */
const placeBefore = new Set(
  'in across through near around southern northern eastern western nördlich nach dans à în din nad en no na naar från fra till til'.split(
    ' ',
  ),
);

const southSlavic = new Set(['hr', 'bs', 'sr', 'sl', 'mk']);
const possessiveEnding =
  /^(?:[oe]v|in|ов|ев|ин)(?:a|o|e|i|u|oga?|ome?|oj|im|ih|ima|ega|em|imi|а|о|е|и|у|ога?|оме?|ој|им|их|има)?$/u;

/** "Of" and articles between a place and its name. */
const ofPlace = /^(?:of|de|del|della|di|do|da|du|d|des|la|van|von)$/u;

const functionWordShape = /^\P{L}*\p{Ll}{1,4}$/u;

/** "Tampereen": the town in which a shop is. */
const isInflectedTown = (word: string, languages: readonly string[], { table }: UseContext): boolean =>
  languages.every((code) => inflecting.has(code)) &&
  [1, 2].some((cut) => word.length - cut >= shortestTown && table.isTown(word.slice(0, -cut)));
const shortestTown = 4;
const inflecting = new Set(['fi', 'et', 'lv', 'lt', 'sl', 'hr', 'cs', 'sk', 'pl', 'ru', 'uk']);

/** Signs from the words beside the occurrence, in a script with spaces. */
export function judgeNeighbours(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, context, sentence, languages, script } = surroundings;
  const { text, start, end, nameEnd, knowledge } = occurrence;
  const previous = sentence.left.at(-1);
  const next = sentence.right[0];
  const isBeside = (token: Token | undefined, side: 'left' | 'right'): boolean =>
    token !== undefined &&
    onlySpace.test(side === 'left' ? text.slice(token.end, start) : text.slice(wordEnd(text, occurrence), token.start));
  const left = isBeside(previous, 'left') ? previous : undefined;
  // The rest of the name's own word, an ending after an apostrophe, is no neighbour.
  const right = isBeside(next, 'right') ? next : undefined;
  const leftShows = showsOf(left, languages, script);
  const rightShows = showsOf(right, languages, script);
  const isLower = isLowerCase(occurrence);
  const second =
    left && functionWordShape.test(left.text) && (leftShows & shows.kind) === 0 ? sentence.left.at(-2) : undefined;
  const run = script === 'Hangul' ? text.slice(nameEnd, wordEnd(text, occurrence)) : '';
  const attached =
    run === '' ? undefined : { text: run, folded: foldPhrase(run), start: nameEnd, end, isCapital: false };
  const isKind =
    ((leftShows | (kindsComeFirst.has(languages[0] ?? '') ? 0 : rightShows) | showsOf(attached, languages, script)) &
      shows.kind) !==
      0 ||
    (second !== undefined &&
      onlySpace.test(text.slice(second.end, left?.start)) &&
      (showsOf(second, languages, script) & shows.kind) !== 0);
  const inTitle = isInTitle(text, start, end, languages) && /\s\S+\s/u.test(headingAround(text, start, end) ?? '');
  const isOwned =
    right !== undefined &&
    genitives.has(right.text) &&
    (showsOf(sentence.right[1], languages, script) & shows.kind) !== 0;
  judgement.add('kindBeside', (isKind || isOwned) && !isLower && !inTitle);
  judgement.add('kindOfLower', isKind && isLower && second !== undefined && (leftShows & shows.determiner) === 0);
  judgement.add('companyWordAfter', !isKind && !isLower && isFollowedByCompanyWord(text, end));
  judgeRight(judgement, surroundings, right, rightShows, isLower);
  judgePerson(judgement, surroundings, left, right, leftShows);
  const beyond = sentence.left.at(-2);
  const isOfPlace =
    left !== undefined &&
    beyond !== undefined &&
    ofPlace.test(left.text) &&
    (showsOf(beyond, languages, script) & (shows.place | shows.kind)) === shows.place;
  judgement.add('placeOf', isOfPlace && knowledge.isCased && !isLower);
  const afterComma = /^,\s(\p{Lu}\p{L}+)/u.exec(text.slice(end, end + 30))?.[1];
  judgement.add(
    'placeAfter',
    afterComma !== undefined &&
      !isLower &&
      (isPlace(fold(afterComma)) || context.table.isTown(afterComma)) &&
      (knowledge.isPlace || knowledge.isFirstName),
  );
  const isPlaceWord = ((leftShows | rightShows) & shows.place) !== 0 && ((leftShows | rightShows) & shows.kind) === 0;
  judgement.add('placeBeside', isPlaceWord && (!knowledge.isCased || !isLower || (leftShows & shows.place) !== 0));
  judgeDeterminer(judgement, surroundings, left, leftShows, isLower);
  const isInside =
    sentence.left.length > 1 ||
    (left !== undefined &&
      hasLargeList.has(languages[0] ?? '') &&
      languages.length === 1 &&
      !isOrdinaryWord(left.text, context.table, languages) &&
      leftShows === 0);
  const isOwner =
    left !== undefined &&
    left.isCapital &&
    isInside &&
    knowledge.isCased &&
    !isLower &&
    !languages.includes('de') &&
    !isInflectedTown(left.text, languages, context) &&
    (leftShows & (shows.kind | shows.person | shows.trade)) === 0 &&
    /^\s+$/u.test(text.slice(left.end, start)) &&
    !isTitleCase(surroundings.part, languages);
  judgement.add('ownerBefore', isOwner && !judgement.has('unknownWord'));
  judgement.add(
    'usedBefore',
    knowledge.isCased &&
      (isLower || languages.includes('de') || knowledge.calendar.size > 0) &&
      left !== undefined &&
      (usedBefore()
        .get(languages[0] ?? '')
        ?.has(left.folded) ??
        false),
  );
  judgement.add(
    'calendarUse',
    isCalendarHere(knowledge, languages) &&
      !isLower &&
      left !== undefined &&
      (calendarBefore.has(left.folded) || (leftShows & shows.determiner) !== 0),
  );
  judgement.add(
    'placeUse',
    (knowledge.isPlace || (knowledge.isFirstName && left?.folded === 'in')) &&
      left !== undefined &&
      placeBefore.has(left.text.toLowerCase()) &&
      !judgement.has('kindBeside'),
  );
  // A possessive adjective is made of names of persons and companies: "Petrolove polnilnice".
  const ending = text.slice(nameEnd, wordEnd(text, occurrence));
  judgement.add(
    'possessive',
    !isLower && ending.length > 1 && languages.some((code) => southSlavic.has(code)) && possessiveEnding.test(ending),
  );
  judgement.add('ofName', /^(?:של|من|от|od|von|von der)$/u.test(left?.text ?? '') && !isLower);
}

/** Signs from an article, numeral or possessive before the occurrence. */
function judgeDeterminer(
  judgement: Judgement,
  { occurrence, languages, sentence, script }: Surroundings,
  left: Token | undefined,
  leftShows: number,
  isLower: boolean,
): void {
  const isDetermined = (leftShows & shows.determiner) !== 0;
  if (!occurrence.knowledge.isCased) {
    judgement.add('determiner', isDetermined && (leftShows & shows.kind) === 0);
    return;
  }
  if (isLower) {
    judgement.add('determiner', isDetermined);
    return;
  }
  if (!languages.includes('de')) return;
  const third = sentence.left.at(-2);
  const isAdjective =
    left !== undefined &&
    /^\p{Ll}{3,}e[mnrs]?$/u.test(left.text) &&
    (showsOf(third, languages, script) & shows.determiner) !== 0;
  const isArticle = !isAdjective && /^(?:der|die|das|den|dem|im|am|zum|zur|vom|beim)$/iu.test(left?.text ?? '');
  judgement.add('germanDeterminer', !isArticle && (isDetermined || isAdjective));
}
