import { companiesOf } from './companies-of.ts';
import type { Findings } from './find-in-answer.ts';
import type { Mention } from './types.ts';

/** What a person decided about one stretch of an answer. */
export interface MentionDecision {
  readonly start: number;
  readonly end: number;
  readonly negated: boolean;
}

/**
 * Lays a person's decisions over what was found: a hit that overlaps the place counts, or does not, as decided, whatever
 * the analysis says of it.
 */
export function withDecisions(found: Findings, decisions: readonly MentionDecision[]): Findings {
  if (decisions.length === 0) return found;
  const mentions = found.mentions.map((mention): Mention => {
    const decision = decisions.find(({ start, end }) => start < mention.end && end > mention.start);
    return decision === undefined || decision.negated === mention.negated
      ? mention
      : { ...mention, negated: decision.negated };
  });
  return { ...found, mentions, companies: companiesOf(mentions) };
}
