import { closedClassesOf } from '../../language/closed-words/index.ts';
import { fold } from '../../language/fold.ts';
import { foldedWordsOf } from '../../language/search-folding.ts';
import { isPlace } from '../../language/places.ts';
import { shows } from '../../language/use-words/lookup.ts';
import type { WordTable } from '../../language/word-table.ts';
import type { NameKnowledge } from '../name-knowledge.ts';
import { isFollowedByCompanyWord } from '../common-words.ts';
import type { SentenceContext, Token } from '../sentence-context.ts';
import { wordEnd, type Surroundings, type Judgement } from './occurrence.ts';
import { showsOf } from './words-around.ts';

/** The initials of a person's first names: "H. C.", "and J."; not "A." where a line begins, the label of an item. */
export const initials = /(?:(?:^|[\s(«„“"])(?:\p{Lu}\.\s?){2,3}|[\p{L},;)] \p{Lu}\.\s)$/u;

const ageAfter = /^,\s\d\d\b/u;
/** "Acme, a friend of mine", by language: Polish "a" is an "and". */
const appositions: Readonly<Record<string, RegExp>> = {
  en: /^,\s(?:an?|the|who|whose|my|his|her)\b/u,
  de: /^,\s(?:ein|eine)\b/u,
  fr: /^,\s(?:un|une)\b/u,
  es: /^,\s(?:un|una)\b/u,
  it: /^,\s(?:un|una)\b/u,
  pt: /^,\s(?:um|uma)\b/u,
  nl: /^,\seen\b/u,
  sv: /^,\s(?:en|ett)\b/u,
  da: /^,\s(?:en|et)\b/u,
  no: /^,\s(?:en|ei|et)\b/u,
};

/** Signs that a person is meant. */
export function judgePerson(
  judgement: Judgement,
  { occurrence, context, languages, sentence, script }: Surroundings,
  left: Token | undefined,
  right: Token | undefined,
  leftShows: number,
): void {
  const { knowledge, text, start } = occurrence;
  const { table } = context;
  const isTitle = (leftShows & shows.person) !== 0 && (leftShows & shows.kind) === 0;
  const isCasedFirstName =
    left !== undefined &&
    left.isCapital &&
    knowledge.isCased &&
    table.isFirstName(left.folded) &&
    !isAlsoWordHere(left, table, languages, sentence, knowledge);
  const isUncasedFirstName =
    left !== undefined &&
    !knowledge.isCased &&
    left.folded.length >= 4 &&
    table.isFirstName(left.folded) &&
    !table.isWord(left.folded, languages);
  const isAfterFirstName =
    (isCasedFirstName || isUncasedFirstName) &&
    /^[\s.]+$/u.test(text.slice(left.end, start)) &&
    !isPlace(fold(left.text));
  // A first name or a place is hardly a surname too.
  const isOtherName = judgement.has('unknownWord') && (knowledge.isFirstName || knowledge.isPlace);
  const mayBePerson = !isOtherName || knowledge.isLastName || !knowledge.isCased;
  const isFollowedByTitle =
    !knowledge.isCased &&
    right !== undefined &&
    (showsOf(right, languages, script) & (shows.person | shows.kind)) === shows.person;
  const beyond = sentence.left.at(-2);
  const isAfterTitledName =
    left?.isCapital === true &&
    knowledge.isCased &&
    beyond !== undefined &&
    /^\s$/u.test(text.slice(beyond.end, left.start)) &&
    /^\s$/u.test(text.slice(left.end, start)) &&
    (showsOf(beyond, languages, script) & (shows.person | shows.kind)) === shows.person;
  // "Ada deBolt Acme": another name between.
  const isAfterTwoNames =
    left?.isCapital === true &&
    knowledge.isCased &&
    knowledge.isLastName &&
    beyond?.isCapital === true &&
    table.isFirstName(beyond.folded) &&
    !table.isSure(left.folded) &&
    /^\s$/u.test(text.slice(beyond.end, left.start)) &&
    /^\s$/u.test(text.slice(left.end, start));
  const isAfterInitials = initials.test(text.slice(Math.max(0, start - 12), start));
  judgement.add(
    'personBefore',
    isTitle || isAfterInitials || isAfterTitledName || isAfterTwoNames || (isAfterFirstName && mayBePerson),
  );
  // "Actor Acme Other": the name after it is a surname.
  if (judgement.has('personBefore')) judgement.remove('nameAfter');
  judgement.add(
    'speechBeside',
    knowledge.isFirstName &&
      knowledge.isCased &&
      !/^\p{Ll}/u.test(text.slice(start, start + 1)) &&
      (isOf(peopleVerbs(), languages, left) || isOf(peopleVerbs(), languages, right)),
  );
  const isFirst = knowledge.isFirstName && knowledge.isCased && /^\p{Lu}/u.test(text.slice(start, start + 1));
  const after = text.slice(occurrence.end, occurrence.end + 8);
  judgement.add(
    'appositionAfter',
    isFirst && (ageAfter.test(after) || languages.some((code) => appositions[code]?.test(after) === true)),
  );
  judgement.add(
    'personalPronoun',
    isFirst &&
      !/^\p{L}/u.test(text.slice(occurrence.end, occurrence.end + 1)) &&
      sentence.right.some((token) => isOf(personalPronouns(), languages, token)),
  );
  const isFollowedByName =
    right !== undefined &&
    right.isCapital &&
    /^\p{L}{3,}$/u.test(right.text) &&
    text.charAt(right.end) !== '-' &&
    knowledge.isFirstName &&
    (showsOf(right, languages, 'Latin') & (shows.kind | shows.trade)) === 0 &&
    !isFollowedByCompanyWord(text, occurrence.end) &&
    // "Ford Tourneo" is a model, "Ford Coppola" a person.
    (!knowledge.isWellKnown ||
      !knowledge.isLastName ||
      wordEnd(text, occurrence) > occurrence.nameEnd ||
      table.isLastName(right.folded) ||
      table.isFirstName(right.folded));
  const isParticle =
    right !== undefined &&
    knowledge.isFirstName &&
    /^(?:von|van|de|da|di|del|der|bin|ibn|af|la|le)$/u.test(right.text) &&
    sentence.right[1]?.isCapital === true;
  const isHungarianOrder = right?.isCapital === true && languages.includes('hu') && table.isFirstName(right.folded);
  judgement.add(
    'personAfter',
    isFollowedByTitle || (knowledge.isCased && (isFollowedByName || isParticle || isHungarianOrder)),
  );
}

/** Pronouns and relations of a person, and of no company. */
const personalPronouns = foldedWordsOf({
  en: 'he she him his her hers himself herself wife husband',
  de: 'ihm seine seiner seinem',
  fr: 'sa son femme mari',
  it: 'moglie marito',
  es: 'esposa marido mujer',
  pt: 'esposa marido mulher',
  sv: 'han hon hans hennes mannen kona',
  da: 'han hun hans hendes mannen kona',
  no: 'han hun hans hennes mannen kona',
  nl: 'moeder vader zijn haar',
  ru: 'жена муж мужа',
  uk: 'дружина чоловіка',
  pl: 'żona mąż żony męża',
  cs: 'manželka manžel',
  sk: 'manželka manžel',
  fi: 'vaimonsa miehensä isoäiti isoisä',
});

/** Verbs that people are the subject of, in the third person. */
const peopleVerbs = foldedWordsOf({
  en: 'says said tells told asks asked thinks thought laughs laughed smiles smiled loves loved lives lived married born works worked plays played remembers',
  de: 'sagt sagte meint meinte erzählt erzählte fragt fragte lacht wohnt lebt arbeitet spielt liebt',
  nl: 'zegt zei vertelt vertelde vraagt vroeg woont werkt speelt lacht',
  sv: 'säger sade sa berättar berättade frågar bor arbetar jobbar spelar skrattar',
  da: 'siger sagde fortæller fortalte spørger bor arbejder spiller griner ler',
  no: 'sier sa forteller spør bor jobber spiller ler',
  fr: 'dit raconte demande répond habite vit travaille joue aime rit',
  es: 'dice dijo cuenta contó pregunta vive trabaja juega ríe',
  pt: 'diz disse conta pergunta mora vive trabalha joga ri',
  it: 'dice disse racconta chiede abita vive lavora gioca ride',
  ro: 'spune spunea povestește întreabă locuiește trăiește lucrează',
  pl: 'mówi powiedział powiedziała opowiada pyta mieszka pracuje gra śmieje',
  cs: 'říká řekl řekla vypráví ptá bydlí pracuje hraje',
  sk: 'hovorí povedal povedala býva pracuje hrá',
  ru: 'говорит сказал сказала рассказывает рассказал рассказала спрашивает живёт живет работает играет смеётся',
  uk: 'каже сказав сказала розповідає розповів розповіла питає живе працює грає',
  fi: 'sanoo sanoi kertoo kysyy asuu pelaa nauraa',
  hu: 'mondja mondta meséli kérdezi lakik dolgozik játszik',
  tr: 'diyor dedi anlatıyor soruyor yaşıyor çalışıyor oynuyor',
  el: 'λέει είπε ρωτά μένει ζει δουλεύει παίζει',
});
const isOf = (
  words: ReadonlyMap<string, ReadonlySet<string>>,
  languages: readonly string[],
  token: Token | undefined,
) => token !== undefined && languages.some((code) => words.get(code)?.has(token.folded) === true);

/**
 * "Max" and "Will" at the start of a sentence are words as well as first names; in languages whose parts of speech are not known
 * only before what is no surname.
 */
const isAlsoWordHere = (
  token: Token,
  table: WordTable,
  languages: readonly string[],
  sentence: SentenceContext,
  knowledge: NameKnowledge,
): boolean => {
  if (sentence.left[0] !== token || !table.isWord(token.folded, languages)) return false;
  if (closedClassesOf(token.folded, languages).size > 0) return true;
  if (languages.some((code) => table.hasKinds(code)))
    return (['noun', 'verb', 'finite', 'adjective', 'adverb'] as const).some((kind) =>
      table.isKind(token.folded, kind, languages),
    );
  return !knowledge.isLastName;
};
