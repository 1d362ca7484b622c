import type { Sign } from '../types.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import { spellingFeatures } from './spelling-features.ts';

/** The evidence of several answers for one candidate. */
export interface Tally {
  /** Answers in which it is a candidate. */
  answers: number;
  /** The number of those answers with each sign. */
  readonly signs: Map<Sign, number>;
  /** The number of those answers in each language (BCP 47 code, or "" if unknown). */
  readonly languages: Map<string, number>;
  readonly spellings: Map<string, number>;
  readonly domains: Map<string, number>;
}

/** What speaks for and against a candidate over all answers, each as a number that a weight multiplies. */
export type Features = Readonly<Record<string, number>>;

const fewestForFull = 5;

/**
 * The features of a candidate.
 *
 * @param lowerCase answers that write the rarest of its words in lower case
 * @param total number of answers
 */
export function featuresOf(
  name: string,
  tally: Tally,
  lowerCase: number,
  total: number,
  gazetteer: Gazetteer,
): Features {
  const features: Record<string, number> = {
    answers: Math.log2(1 + tally.answers),
    frequency: Math.sqrt(tally.answers / total),
  };
  for (const [sign, count] of tally.signs) {
    features[sign] = count / tally.answers;
    features[`${sign} often`] = Math.min(1, Math.log2(1 + count) / Math.log2(1 + fewestForFull));
  }
  const [language = ''] = [...tally.languages].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  // Answers in these languages set apart and enumerate what they advise as often as whom they name.
  if (eastAsian.test(language) && !gazetteer.isTrader(name))
    features[uncasedName.test(name) ? 'east asian, uncased' : 'east asian, with capitals'] = 1;
  const isOnlyWord =
    (gazetteer.isCompany(name) || language.startsWith('de') || katakana.test(name)) &&
    isWordHere(name, language, tally, gazetteer);
  const spelling = spellingFeatures(name, language, isOnlyWord ? withoutNames(gazetteer) : gazetteer);
  Object.assign(features, spelling);
  const kind = spellingKind(spelling);
  for (const [place, signs] of Object.entries(places)) {
    const count = Math.max(...signs.map((sign) => tally.signs.get(sign) ?? 0));
    if (count > 0) features[`${kind}, ${place}`] = Math.sqrt(count / tally.answers);
  }
  if (spelling['sure'] === 1)
    for (const [place, signs] of Object.entries(places))
      if (signs.some((sign) => tally.signs.has(sign))) features[`sure, ${place}`] = 1;
  features['lower case'] = lowerCase / (lowerCase + tally.answers);
  return features;
}

const spacedUncased =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{M}\u200c]+$/u;
const eastAsian = /^(?:zh|ja|ko)(?:-|$)/u;
const uncasedName = /^[^\p{Lu}\p{Ll}]+$/u;
const twoHan = /^\p{Script=Han}{1,2}$/u;
const katakana = /^[\p{Script=Katakana}ー]+$/u;

/** Whether a listed name is only a word in a language of its answers: a noun of German, or where a sentence opens ("Ecco"). */
function isWordHere(name: string, language: string, { answers, signs }: Tally, gazetteer: Gazetteer): boolean {
  if (/\s/u.test(name)) return false;
  const isGerman = language.startsWith('de');
  // Half of what a vocabulary of German holds are nouns, and most in katakana are goods; of names that may be words, most of what it holds are.
  const vocabulary = katakana.test(name) ? 'ja' : isGerman ? language : null;
  if (vocabulary !== null && !gazetteer.isSure(name)) return gazetteer.vocabularyOf(vocabulary)?.isWord(name) === true;
  const isDoubtful = !gazetteer.isSure(name);
  const isWord =
    gazetteer.isOwnWord(name, language) || (isDoubtful && gazetteer.vocabularyOf(language)?.isWord(name) === true);
  if (!isWord) return false;
  const isSetApart = setApart.some((sign) => signs.has(sign));
  if (isGerman || isSetApart) return isGerman;
  if (signs.get('opening') === answers) return true;
  // Words of scripts without capitals are cut out of running text.
  const isSpaced = spacedUncased.test(name);
  const beside = isSpaced ? ['cued'] : ['listed', 'cued'];
  const isBeside = beside.some((place) => places[place]?.some((sign) => signs.has(sign)));
  return isDoubtful && !isBeside && (twoHan.test(name) || isSpaced) && !gazetteer.isTrader(name);
}

const withoutNames = (gazetteer: Gazetteer): Gazetteer => ({
  ...gazetteer,
  isCompany: () => false,
  isBrand: () => false,
  isSure: () => false,
  isInternationalCompany: () => false,
  isSite: () => false,
});

/** The signs of a name that is set apart from running text. */
export const setApart: readonly Sign[] = ['list_head', 'heading', 'table_cell', 'bold', 'link_text', 'quote'];

/** Groups of signs of which the strongest counts beside the spelling. */
const places: Readonly<Record<string, readonly Sign[]>> = {
  'set apart': setApart,
  begins: ['begins', 'leading'],
  listed: ['enumerated', 'known_neighbour'],
  cued: ['introduced', 'presented', 'subject', 'owner', 'site', 'glossed'],
  'of a kind': ['kind_before', 'kind_after', 'verb_after', 'kind_name'],
  inside: ['inside', 'unknown_word', 'foreign'],
  marked: ['marked_inside', 'marked_subject'],
  labels: ['marked_label', 'colon', 'label_list'],
  opening: ['opening', 'noun', 'tail'],
};

function spellingKind(spelling: Record<string, number>): string {
  const has = (feature: string) => (spelling[feature] ?? 0) > 0;
  if (has('uncased')) return has('known') ? 'uncased known' : has('uncased word') ? 'uncased word' : 'uncased unknown';
  if (has('place') || has('person')) return 'place or person';
  if (has('known')) return has('all ordinary') ? 'known word' : has('international') ? 'international' : 'known';
  if (has('strong')) return 'strong';
  if (has('other site')) return 'site';
  if (has('all ordinary')) return 'ordinary';
  if (has('compound')) return 'compound';
  if (has('acronym')) return 'acronym';
  if (has('unknown')) return 'unknown';
  return has('noun') ? 'noun' : has('local capital') ? 'local' : 'mixed';
}
