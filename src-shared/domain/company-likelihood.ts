import { mark } from '../language/text-key.ts';

/** Probability from which a find counts as likely a company before anyone confirmed it; docs/methods.md says how precise that is. */
export const likelyProbability = 0.9;

/** How sure it is that a brand of the book is a company; null probability: a person entered it. */
export type Likelihood = 'certain' | 'likely' | 'perhaps';

/** The likelihood of a brand by a person's decision and the probability that discovery gave it. */
export function likelihoodOf(brand: { readonly state: string; readonly probability: number | null }): Likelihood {
  if (brand.state === 'confirmed' || brand.probability === null) return 'certain';
  return brand.probability >= likelyProbability ? 'likely' : 'perhaps';
}

/** The likelihood in words, for a brand that no person confirmed. */
export const likelihoodWords = {
  certain: mark('entered by hand, not confirmed'),
  likely: mark('likely a company'),
  perhaps: mark('perhaps a company'),
} as const;
