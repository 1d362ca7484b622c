/**
 * The signs by which an occurrence of a name that is also a word is judged, with their weights. An occurrence is the brand
 * if the weights of its signs add up to at least {@link threshold}. docs/brand-matching.md explains each.
 */
export const signWeights = {
  // what the name is
  unknownWord: 5,
  foreignWord: 2,
  rareWord: 2,
  personName: 1,
  placeUse: -3,
  otherScript: 5,
  alwaysCapital: -3,
  calendarUse: -3,
  // how it is written
  lowerCase: -4,
  coinedLowerCase: -2,
  informalLowerCase: -1,
  capitalInside: 3,
  germanCapital: 1,
  allCapitals: 3,
  otherCase: -3,
  innerCapital: 4,
  apostropheEnding: 4,
  possessive: 1,
  quoted: 2,
  markedUp: 2,
  hyphenCompound: 3,
  hyphenAfter: -2,
  hyphenBefore: -5,
  // what stands beside it
  knownPartner: 5,
  namedPartner: 3,
  unknownPartner: 1,
  listOfKind: 2,
  capitalPartner: 2,
  wordPartner: -3,
  knownSibling: 4,
  namedSibling: 2,
  wordSibling: -4,
  kindBeside: 3,
  usedBefore: 2,
  modelAfter: 3,
  companyWordAfter: 3,
  hostAfter: 6,
  hostInText: 4,
  pluralForm: -3,
  handle: 4,
  nameAfter: 3,
  capitalWordAfter: 2,
  numberAfter: 2,
  verbAfter: 3,
  auxiliaryAfter: 2,
  labelWithAmount: -4,
  determiner: -2,
  germanDeterminer: -3,
  germanArticle: -2,
  ownerBefore: -5,
  personBefore: -7,
  personAfter: -7,
  placeBeside: -5,
  measureBefore: -4,
  ofName: 1,
  // the sentence
  money: 1,
  trade: 1,
  person: -2,
  knownCompany: 2,
  knownCompanyInText: 1,
  otherNameOfBrand: 3,
} as const;

export type SignName = keyof typeof signWeights;

/** The least sum of weights at which an occurrence is the brand. */
export const threshold = 2;

/** The sum of the weights of some signs. */
export const weigh = (signs: readonly SignName[]): number => signs.reduce((sum, sign) => sum + signWeights[sign], 0);
