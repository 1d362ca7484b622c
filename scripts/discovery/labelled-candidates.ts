import { createDiscovery } from '#main/analysis/discovery/collect-candidates.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { describeCandidates, type DescribedCandidate } from '#main/analysis/discovery/describe-candidates.ts';
import type { EntryKeys } from '#main/analysis/discovery/list-sample.ts';
import { fold } from '#main/analysis/language/fold.ts';
import type { Gazetteer } from '#main/analysis/language/gazetteer.ts';
import { nameList } from '#main/findings/name-lists.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';
import type { LabelledAnswer } from '#test/fixtures/discovery/measure-discovery.ts';
import type { DiscoverySet } from '#test/fixtures/discovery/read-sets.ts';

/** Which keys are companies in a set of answers. */
interface Truth {
  /** Key of each spelling → key of the company. */
  readonly companies: ReadonlyMap<string, string>;
  /** Number of answers that name each company that discovery should find. */
  readonly wanted: ReadonlyMap<string, number>;
  /** Keys that are neither right nor wrong. */
  readonly neutral: ReadonlySet<string>;
  /** Key of the customer, who is known; null if there is none. */
  readonly customer: string | null;
}

/** A candidate that a reader judged. */
export interface LabelledCandidate extends DescribedCandidate {
  readonly isCompany: boolean;
}

/** The candidates of a set of answers, with what a reader found in it. */
export interface LabelledSet {
  readonly name: string;
  readonly truth: Truth;
  /** All, judged or not. */
  readonly candidates: readonly DescribedCandidate[];
  readonly labelled: readonly LabelledCandidate[];
  readonly lists: readonly EntryKeys[];
  /** Number of answers. */
  readonly total: number;
}

const listed = new Set(nameList('companies').split('\n'));
const whole = loadGazetteer();

/**
 * Without the names that the project lists by hand, as in a field of which it knows none. Such names are hardly ever those of
 * places and things too, as many that it lists are.
 */
const withoutBrands: Gazetteer = {
  ...whole,
  isCompany: (name) => listed.has(fold(name)),
  isBrand: () => false,
  isSure: () => false,
  isTrader: () => false,
  isPlace: (name) => whole.isPlace(name) && !whole.isBrand(name),
  isTownOf: (name, code) => whole.isTownOf(name, code) && !whole.isBrand(name),
  isThing: (name) => whole.isThing(name) && !whole.isBrand(name),
};

/** What is known of names when the candidates of a set are described. */
export type Knowledge = 'all' | 'without brands';

type Answers = readonly { readonly id: string; readonly markdown: string; readonly languageCode?: string }[];

/** Labels the candidates of a set from outside the project. */
export function labelSet({ name, customer, answers }: DiscoverySet, knowledge: Knowledge): LabelledSet {
  const companies = new Map<string, string>();
  const wanted = new Map<string, number>();
  const neutral = new Set<string>();
  for (const { labels } of answers) {
    const named = new Set<string>();
    for (const { name: company, variants = [], of } of labels.companies) {
      const key = companyKey(company);
      if (of === undefined) {
        for (const spelling of [company, ...variants].map(companyKey))
          if (!companies.has(spelling)) companies.set(spelling, key);
        named.add(companies.get(key) ?? key);
      } else {
        for (const spelling of [company, ...variants, `${of} ${company}`]) neutral.add(companyKey(spelling));
        if (!companies.has(companyKey(of))) companies.set(companyKey(of), companyKey(of));
      }
    }
    for (const key of named) wanted.set(key, (wanted.get(key) ?? 0) + 1);
    for (const entry of labels.acceptable) neutral.add(companyKey(entry));
  }
  wanted.delete(companyKey(customer));
  return label(name, answers, { companies, wanted, neutral, customer: companyKey(customer) }, knowledge);
}

/** Labels the candidates of answers of the project. */
export function labelAnswers(
  name: string,
  answers: readonly LabelledAnswer[],
  languageCode: string,
  knowledge: Knowledge,
): LabelledSet {
  const companies = new Map<string, string>();
  const wanted = new Map<string, number>();
  for (const [first, ...others] of answers.flatMap(({ labels }) =>
    labels.map((spellings) => spellings.map(companyKey)),
  )) {
    if (first === undefined) continue;
    const key = companies.get(first) ?? first;
    for (const spelling of [first, ...others]) companies.set(spelling, key);
    wanted.set(key, (wanted.get(key) ?? 0) + 1);
  }
  const read = answers.map((answer) => ({ languageCode, ...answer }));
  return label(name, read, { companies, wanted, neutral: new Set(), customer: null }, knowledge);
}

function label(name: string, answers: Answers, truth: Truth, knowledge: Knowledge): LabelledSet {
  const discovery = createDiscovery(knowledge === 'all' ? whole : withoutBrands);
  for (const answer of answers) discovery.add(answer);
  const evidence = discovery.evidence();
  const candidates = describeCandidates(evidence);
  const labelled = candidates.flatMap((candidate): LabelledCandidate[] => {
    const isCompany = truth.companies.has(candidate.key);
    if (candidate.key === truth.customer || (!isCompany && isNeutral(candidate, truth))) return [];
    return [{ ...candidate, isCompany }];
  });
  return { name, truth, candidates, labelled, lists: evidence.lists, total: evidence.total };
}

// "Acme Runner 4", where Acme is a company, is its product.
function isNeutral({ key, name }: DescribedCandidate, { companies, neutral }: Truth): boolean {
  const words = name.split(' ');
  const beginnings = words.slice(1).map((_, index) => companyKey(words.slice(0, index + 1).join(' ')));
  return neutral.has(key) || beginnings.some((beginning) => companies.has(beginning) || neutral.has(beginning));
}
