import type { DescribedCandidate } from './describe-candidates.ts';
import type { EntryKeys } from './list-sample.ts';
import { meanOfOthers } from './mean-of-others.ts';
import type { Features } from './name-features.ts';
import { sharedWordFeatures } from './shared-words.ts';
import { siblingFeatures } from './sibling-features.ts';

/** Features that say more the more companies the answers name. */
const crossed = [
  'unknown',
  'unknown_word',
  'known',
  'other site',
  'all ordinary',
  'acronym',
  'inside',
  'begins',
  'compound',
  'strong',
  'uncased',
  'person',
  'place',
  'local capital',
] as const;

/** Places and spellings whose other candidates say how often such a one is a company in these answers. */
const grouped = [
  ...['list_head', 'heading', 'table_cell', 'other_cell', 'bold', 'link_text', 'quote', 'begins', 'leading'],
  ...['enumerated', 'introduced', 'subject', 'inside', 'unknown_word', 'opening', 'marked_inside', 'marked_label'],
  ...['marked_line', 'colon', 'described', 'whole', 'nested', 'title', 'name_list', 'label_list', 'with number'],
  ...['two words', 'three words', 'first name first', 'noun', 'compound', 'acronym', 'unknown', 'other site'],
  ...['all ordinary', 'strong'],
] as const;

/** Probability below which a candidate does not count as one of the companies that an answer names. */
const leastProbability = 0.2;

/** Usual number of companies that an answer names, and of candidates for each, and the number of answers they count as. */
const [usualCompanies, usualCandidates, usualAnswers] = [3, 20, 2];

/**
 * What the other candidates of a customer's answers say about each: how many companies an answer names, how often other
 * candidates of the same place and spelling are companies, what the other entries of its lists are, and what those are that
 * share its first or last word.
 *
 * @param probabilities of each key, judged alone
 */
export function contextFeatures(
  { lists, total }: { readonly lists: readonly EntryKeys[]; readonly total: number },
  candidates: readonly DescribedCandidate[],
  probabilities: ReadonlyMap<string, number>,
): ReadonlyMap<string, Features> {
  const siblings = siblingFeatures(lists, probabilities);
  const shared = sharedWordFeatures(candidates, probabilities);
  const probabilityOf = ({ key }: DescribedCandidate) => probabilities.get(key) ?? 0;
  let companies = 0;
  let sightings = 0;
  const groups = new Map<string, { sum: number; count: number }>();
  for (const candidate of candidates) {
    const { tally, features } = candidate;
    const probability = probabilityOf(candidate);
    sightings += tally.answers;
    if (probability > leastProbability) companies += probability * tally.answers;
    for (const name of grouped) {
      if ((features[name] ?? 0) === 0) continue;
      const group = groups.get(name) ?? { sum: 0, count: 0 };
      groups.set(name, { sum: group.sum + probability, count: group.count + 1 });
    }
  }
  // Few answers say little about the others.
  const shrunk = companies + usualCompanies * usualAnswers;
  const number = clamp(Math.log2(shrunk / (total + usualAnswers) / usualCompanies));
  const part = clamp((shrunk / (sightings + usualCandidates * usualAnswers) / usualCompanies) * usualCandidates - 1);
  return new Map(
    candidates.map((candidate) => {
      const { key, features } = candidate;
      const context: Record<string, number> = {
        ...siblings.get(key),
        ...shared.get(key),
        'companies an answer': number,
        'company share': part,
      };
      for (const name of crossed) {
        const value = features[name] ?? 0;
        if (value === 0) continue;
        context[`${name}, companies an answer`] = value * number;
        context[`${name}, company share`] = value * part;
      }
      for (const name of grouped) {
        if ((features[name] ?? 0) === 0) continue;
        const { sum, count } = groups.get(name) ?? { sum: 0, count: 1 };
        context[`${name} elsewhere`] = meanOfOthers(sum - probabilityOf(candidate), count - 1);
      }
      return [key, context];
    }),
  );
}

/** The fit knows no answers further from the usual. */
const furthest = 1.5;

const clamp = (value: number): number => Math.max(-furthest, Math.min(furthest, value));
