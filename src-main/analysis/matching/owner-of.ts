import { findMentions, type BrandMatcher } from './brand-matcher.ts';

/**
 * The brand whose name a found name begins with, as a word or in an inflected form: "Acme" of "Acme Model 4" and "Acmes".
 * Null if there is none. Capitals and lower case count alike.
 *
 * @param matcher of the confirmed brands, whose names count in any context
 */
export const ownerOf = (foundName: string, matcher: BrandMatcher): number | null =>
  findMentions(matcher, foundName).find(({ start }) => start === 0)?.brandId ?? null;
