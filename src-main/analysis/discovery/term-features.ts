import { setApart, type Features } from './name-features.ts';

/**
 * Answers that explain a subject set many words and phrases apart, "**Dependency Mapping**", for each name of a company: features that
 * say something else the more there are.
 */
const crossedWithTerms = [
  ...[
    'all ordinary',
    'all ordinary, several',
    'first ordinary',
    'last ordinary',
    'unknown',
    'known',
    'sure',
    'acronym',
  ],
  ...['compound', 'noun', 'begins', 'leading', 'list_head', 'bold', 'heading', 'table_cell', 'enumerated', 'inside'],
  ...['known_neighbour', 'known begin', 'kind_before', 'kind_after', 'kind_explains', 'verb_after', 'other site'],
] as const;

/** Words and phrases set apart for each name set apart that answers about what can be bought have at most. */
const usualShare = 1.5;
/** Names that are added to those of few answers, which say little. */
const fewNames = 3;
const most = 3;

const isApart = (features: Features): boolean => setApart.some((sign) => (features[sign] ?? 0) > 0);
const isOrdinary = (features: Features): boolean =>
  features['all ordinary'] === 1 || features['noun'] === 1 || features['compound'] === 1;
/** Whether a candidate is listed as a company, or has words that no text uses. */
const isName = (features: Features): boolean =>
  features['brand'] === 1 || features['unknown'] === 1 || features['strong'] === 1 || features['domain'] === 1;

/**
 * How many words and phrases that texts of the language use are set apart for each name that is: the binary logarithm of how many times
 * the usual share, 0 to 3.
 */
export function termsAmong(candidates: readonly Features[]): number {
  const apart = candidates.filter(isApart);
  const terms = apart.filter((features) => isOrdinary(features) && features['brand'] !== 1).length;
  const names = apart.filter((features) => isName(features) && !isOrdinary(features)).length;
  return Math.min(most, Math.max(0, Math.log2(terms / (names + fewNames) / usualShare)));
}

/** The features of a candidate among so many terms. */
export function withTerms(features: Features, terms: number): Features {
  // A name that hardly means anything else than the company is one among terms too.
  const isSure = features['sure'] === 1 || features['sure of several words'] === 1;
  if (terms === 0 || (isSure && features['all ordinary'] !== 1)) return features;
  const crossed: Record<string, number> = { ...features, terms };
  for (const name of crossedWithTerms) {
    const value = features[name] ?? 0;
    if (value !== 0) crossed[`${name}, terms`] = value * terms;
  }
  return crossed;
}
