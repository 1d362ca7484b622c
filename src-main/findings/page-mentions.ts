import type { ArticleText } from '#main/analysis/citations/article-text.ts';
import type { CompiledBook } from '#main/analysis/find-in-answer.ts';
import { findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { sentenceAround } from '#main/analysis/sentences.ts';

/** Which brands of a customer's brand book an article mentions. */
export interface PageMentions {
  readonly mentioned: boolean;
  /** The first sentence that mentions the customer; null if none does. */
  readonly evidence: string | null;
  /** Ids of the competitors mentioned, by first occurrence. */
  readonly competitors: readonly number[];
}

const longestEvidence = 400;

/** Analyses an article like an answer: with the same names, exclusions and rules. Pure. */
export function pageMentions({ title, text }: ArticleText, book: CompiledBook): PageMentions {
  const whole = `${title}\n\n${text}`;
  const mentions = findMentions(book.matcher, whole).filter(({ negated }) => !negated);
  const own = mentions.find((mention) => mention.brandId === book.ownBrandId);
  const sentence = own && sentenceAround(whole, own.start, own.end);
  return {
    mentioned: own !== undefined,
    evidence: sentence === undefined ? null : whole.slice(sentence.start, sentence.end).slice(0, longestEvidence),
    competitors: [...new Set(mentions.map((mention) => mention.brandId))].filter((id) => id !== book.ownBrandId),
  };
}
