import { likelyProbability } from '#shared/domain/company-likelihood.ts';
import { fold } from '../language/fold.ts';
import { isPlatformTerm } from '../language/technical-terms.ts';
import { companyKey, compareCodePoints, withoutLegalForm } from './company-key.ts';
import { contextFeatures } from './context-features.ts';
import {
  describeCandidates,
  spellingsOf,
  type CorpusEvidence,
  type DescribedCandidate,
} from './describe-candidates.ts';
import { groupVariants, type AcceptedName } from './group-variants.ts';
import type { EntryKeys } from './list-sample.ts';
import { setApart } from './name-features.ts';
import { keysOfPersons } from './persons.ts';
import { probabilityAlone, probabilityBeside } from './name-probability.ts';

/** A company that discovery found over all answers of a customer. */
export interface DiscoveredCompany {
  /** The name to show. */
  readonly name: string;
  readonly key: string;
  /** Other keys merged into this one, so that a person's earlier decisions about them still apply. */
  readonly mergedKeys: readonly string[];
  /** Other literal spellings, for matching, without the name itself. */
  readonly aliases: readonly string[];
  readonly domain: string | null;
  /** The answers also use the name as an ordinary word ("edge"): match it only as written. */
  readonly commonWord: boolean;
  /** Probability that it is a company or its product, from {@link acceptedProbability} to 1. */
  readonly probability: number;
  /** Answers in which it was a candidate; only matching counts the answers that name it. */
  readonly answers: number;
}

/** Probability from which a candidate is proposed as a company. */
export const acceptedProbability = 0.65;

/** Share of lower-case uses from which a company's name counts as a common word. */
const commonWordShare = 0.25;

/** Most words of a name whose beginning is not proposed too. */
const longestWhole = 3;

/**
 * Decides which candidates are companies, and which of them are the same company. Sorted by number of answers, the most first, then by name.
 *
 * @param known keys of names that are companies for certain
 */
export function decideCompanies(
  evidence: CorpusEvidence & { readonly lists: readonly EntryKeys[] },
  known: ReadonlySet<string>,
): DiscoveredCompany[] {
  const described = describeCandidates(evidence);
  const alone = new Map(described.map(({ key, features }) => [key, known.has(key) ? 1 : probabilityAlone(features)]));
  const context = contextFeatures(evidence, described, alone);
  const steps = numberedSteps(described);
  const persons = keysOfPersons(described, evidence.gazetteer);
  const judged = described.filter(
    ({ key, name }) => known.has(key) || (!isPlatformTerm(name) && !steps.has(key) && !persons.has(key)),
  );
  const candidates = judged.map(({ key, name, tally, lowerCase, features, isFragment }): Judged => {
    const offline = known.has(key) ? 1 : probabilityBeside({ ...features, ...context.get(key) }, described.length);
    const probability = tally.signs.has('model') ? confirmedByModel(offline) : offline;
    return {
      key,
      name,
      probability,
      answers: tally.answers,
      spellings: spellingsOf(tally),
      domain: mostCommon(tally.domains),
      lowerCase,
      isFragment,
      isOpening: tally.signs.get('opening') === tally.answers && !setApart.some((sign) => tally.signs.has(sign)),
    };
  });
  const accepted = candidates.filter(({ probability }) => probability >= acceptedProbability);
  return groupVariants(withoutOpenings(withoutFragments(accepted), evidence.ordinary), evidence.ordinary)
    .map(({ main, merged }) => asCompany(main, merged))
    .toSorted((a, b) => b.answers - a.answers || compareCodePoints(a.name, b.name));
}

/**
 * A name that a model found and the answer contains is proposed whatever its signs are; if they speak for it too, it is likely.
 * A rule, not fitted: no labelled set has a model's names.
 */
function confirmedByModel(probability: number): number {
  return Math.max(probability, probability >= acceptedProbability ? likelyProbability : acceptedProbability);
}

type Judged = AcceptedName & { readonly isFragment: boolean; readonly isOpening: boolean };

// "Buy Acme", seen only where a sentence opens: a word that answers also write in lower case, and a name of its own.
function withoutOpenings(accepted: readonly Judged[], ordinary: ReadonlyMap<string, number>): readonly Judged[] {
  const names = new Set(accepted.map(({ name }) => fold(name)));
  return accepted.filter(({ name, isOpening }) => {
    const [first = '', ...rest] = fold(name).split(' ');
    return !isOpening || rest.length === 0 || !ordinary.has(first) || !names.has(rest.join(' '));
  });
}

// "Acme" of "Acme Widgets" is no company of its own if every answer names the whole, and the whole is as probable.
function withoutFragments(accepted: readonly Judged[]): readonly Judged[] {
  const wholes = Map.groupBy(
    accepted
      .map((name) => ({ ...name, words: fold(name.name).split(' ') }))
      .filter(({ words }) => words.length > 1 && words.length <= longestWhole)
      .flatMap((name) =>
        name.words.slice(1).map((_, index) => ({ ...name, begins: name.words.slice(0, index + 1).join(' ') })),
      ),
    ({ begins }) => begins,
  );
  return accepted.filter(
    ({ name, isFragment, answers, probability }) =>
      !isFragment ||
      !(wholes.get(fold(name)) ?? []).some((whole) => whole.answers >= answers && whole.probability >= probability),
  );
}

const fewestSteps = 3;

/** "Phase 1", "Phase 2" and "Phase 3": an ordinary word that is counted. */
function numberedSteps(described: readonly DescribedCandidate[]): ReadonlySet<string> {
  const counted = described.filter(
    ({ name, features }) => /^\p{Lu}\p{Ll}+ \d{1,2}$/u.test(name) && features['begins with sure'] !== 1,
  );
  const byWord = Map.groupBy(counted, ({ name }) => name.split(' ')[0]);
  return new Set(
    [...byWord]
      .filter(([, steps]) => steps.length >= fewestSteps)
      .flatMap(([word = '', steps]) => [companyKey(word), ...steps.map(({ key }) => key)]),
  );
}

function asCompany(main: AcceptedName, merged: readonly AcceptedName[]): DiscoveredCompany {
  const variants = [main, ...merged];
  const aliases = new Set(
    variants.flatMap(({ spellings }) => spellings.flatMap(({ spelling }) => [spelling, withoutLegalForm(spelling)])),
  );
  aliases.delete(main.name);
  return {
    name: main.name,
    key: main.key,
    mergedKeys: merged.map(({ key }) => key).toSorted(compareCodePoints),
    aliases: [...aliases].toSorted(compareCodePoints),
    domain: variants.find(({ domain }) => domain !== null)?.domain ?? null,
    commonWord: main.lowerCase >= commonWordShare * main.answers,
    probability: Math.max(...variants.map(({ probability }) => probability)),
    answers: main.answers,
  };
}

function mostCommon(domains: ReadonlyMap<string, number>): string | null {
  const [best] = [...domains].toSorted(([a, countA], [b, countB]) => countB - countA || compareCodePoints(a, b));
  return best?.[0] ?? null;
}
