import { parse } from 'tldts';
import { domainCategories, type DomainCategory } from '#shared/domain/domain-categories.ts';

/** A rule about names: the category of a domain whose own label starts with, ends with or contains a word. Lower case. */
interface NameRule {
  readonly category: DomainCategory;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly contains: readonly string[];
}

/** Lists by category. A suffix may end in `.*` for any country: `gov.*` is `gov.uk` and `gov.br`. */
type WordsByCategory = Readonly<Partial<Record<DomainCategory, readonly string[]>>>;

/** The classifier's data, from `resources/domain-categories`. */
export interface DomainCategoryData {
  /** Hosts and domains; `amazon.*` is the name below every public suffix. */
  readonly domains: WordsByCategory;
  readonly suffixes: WordsByCategory;
  /** First labels of a host that show its purpose (`forum.`, `blog.`). */
  readonly subdomains: WordsByCategory;
  /** The first rule that applies wins. */
  readonly names: readonly NameRule[];
}

/** What decides about a domain for one customer, beside the lists. */
export interface DomainContext {
  readonly ownDomains: ReadonlySet<string>;
  readonly competitorDomains: ReadonlySet<string>;
  /** Cited addresses of the domain: `blog.example.com` is more specific than `example.com`. */
  readonly urls?: readonly string[];
}

/** The category of a registrable domain. */
export type DomainClassifier = (domain: string, context: DomainContext) => DomainCategory;

/**
 * Creates a classifier of domains from its data.
 *
 * A person's decision is stored beside it and wins. Else the first that applies decides: the customer's and the competitors' own domains; the curated lists, by
 * the most specific listed name; public suffix rules (`.gov`, `.ac.jp`); the first label of the cited hosts (`forum.`); the
 * domain's own name (`…news`, `…wiki`); otherwise `other`. If the hosts of a domain differ, the category of at least half
 * of the cited addresses counts.
 */
export function createDomainClassifier(data: DomainCategoryData): DomainClassifier {
  const listed = byWord(data.domains);
  const suffixes = byWord(data.suffixes);
  const subdomains = byWord(data.subdomains);

  /** The category of a host in the lists: by its own name or its nearest listed parent. */
  const fromLists = (host: string): DomainCategory | undefined =>
    nameAndParents(host)
      .map((name) => listed.get(name) ?? listed.get(`${ownLabel(name)}.*`))
      .find((category) => category !== undefined);

  const fromSuffix = (host: string): DomainCategory | undefined =>
    nameAndParents(host)
      .map((name) => suffixes.get(name) ?? suffixes.get(name.replace(/\.[a-z]{2}$/, '.*')))
      .find((category) => category !== undefined);

  const fromHost = (host: string): DomainCategory | undefined => {
    const listedAs = fromLists(host) ?? fromSuffix(host);
    const first = host.split('.')[0] ?? '';
    return listedAs ?? (host === parse(host).domain ? undefined : subdomains.get(first));
  };

  const fromName = (domain: string): DomainCategory | undefined => {
    const label = ownLabel(domain);
    const applies = ({ starts, ends, contains }: DomainCategoryData['names'][number]): boolean =>
      starts.some((word) => label.startsWith(word)) ||
      ends.some((word) => label.endsWith(word)) ||
      contains.some((word) => label.includes(word));
    return data.names.find(applies)?.category;
  };

  return (domain, { ownDomains, competitorDomains, urls = [] }) => {
    if (ownDomains.has(domain)) return 'owned';
    if (competitorDomains.has(domain)) return 'competitor';
    return (
      majority(urls.map((url) => fromHost(hostOf(url) ?? domain))) ?? fromHost(domain) ?? fromName(domain) ?? 'other'
    );
  };
}

function byWord(words: WordsByCategory): ReadonlyMap<string, DomainCategory> {
  return new Map(
    domainCategories.flatMap((category) => (words[category] ?? []).map((word) => [word, category] as const)),
  );
}

/** `a.b.example.co.uk`, `b.example.co.uk`, …, `uk`. */
function nameAndParents(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** The registered label: `amazon` of `amazon.co.uk`, `jane` of `jane.blogspot.com`. */
const ownLabel = (domain: string): string => parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix ?? '';

const hostOf = (url: string): string | null => parse(url).hostname?.replace(/^www\./, '') ?? null;

/** The category of at least half of the addresses. */
function majority(categories: readonly (DomainCategory | undefined)[]): DomainCategory | undefined {
  const counts = new Map<DomainCategory, number>();
  for (const category of categories) if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] * 2 >= categories.length ? first[0] : undefined;
}
