import { addDays, type Day } from '#shared/domain/dates.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { characterProperties } from '#main/analysis/language/characters.ts';
import { fold } from '#main/analysis/language/fold.ts';
import { pooled } from '#main/analysis/intervals/proportion.ts';
import { changeOfBrand } from '#main/results/changes.ts';
import { shareOfClients } from '#main/results/shared-bound.ts';
import { readKnownVariation } from '#main/results/known-variation.ts';
import { readAnswerText } from '#main/store/answers.ts';
import { readBrandBook } from '#main/store/brands.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import type { ReadStore } from '#main/store/open.ts';
import type { QueryGroupRow } from '#main/store/query-groups.ts';
import { answerTotals } from '#main/store/statistics/answer-totals.ts';
import { citedArticles } from '#main/store/statistics/cited-articles.ts';
import { companiesPerExecution } from '#main/store/statistics/companies-per-execution.ts';
import { domainStatistics } from '#main/store/statistics/domain-statistics.ts';
import { growthPoints } from '#main/store/statistics/growth-points.ts';
import { mentionPlaces } from '#main/store/statistics/mention-places.ts';
import { queryEvidence } from '#main/store/statistics/query-evidence.ts';
import { resolveScope, type ExecutionScope } from '#main/store/statistics/scope.ts';
import type { CompanyEvidence, GroupEvidence, NameVariant } from './rule.ts';

/** The evidence is that of four weeks that end on the day of the cycle, compared with the twelve before. */
const evidenceDays = 28;
const comparedDays = 84;
/** Recommendations are based on this platform only. */
const platform = 'chatgpt';
const mostArticles = 200;
const mostMentions = 400;
/** Of the other companies, those named most are compared; all of them share the budget of false changes. */
const mostCompared = 20;

/** The evidence of one query group on a day; null if ChatGPT answered nothing in the period. */
export function gatherEvidence(
  store: ReadStore,
  customer: CustomerRow,
  group: QueryGroupRow,
  day: Day,
): GroupEvidence | null {
  const period = (from: Day, to: Day): ExecutionScope =>
    resolveScope(store, { customerId: customer.id, groupId: group.id, platform, from, to, includeNotActive: true });
  const from = addDays(day, 1 - evidenceDays);
  const now = period(from, day);
  const totals = answerTotals(store, now);
  if (totals.answered === 0) return null;
  const earlier = { from: addDays(from, -comparedDays), to: addDays(from, -1) };
  const before = period(earlier.from, earlier.to);
  return {
    customerName: customer.name,
    groupName: group.name,
    period: { from, to: day },
    before: earlier,
    answered: totals.answered,
    mentioned: totals.mentioned,
    citing: totals.citing,
    citingOwn: totals.citingOwn,
    companies: withChanges(store, { customer, group, day }, companies(store, now, before)),
    domains: domainStatistics(store, customer.id, now).map(({ count, ...domain }) => ({ ...domain, answers: count })),
    articles: citedArticles(store, customer.id, now, mostArticles),
    queries: queryEvidence(store, now, before),
    nameVariants: nameVariants(store, customer, now),
  };
}

/** Judges the change of the companies named most. */
function withChanges(
  store: ReadStore,
  { customer, group, day }: { customer: CustomerRow; group: QueryGroupRow; day: Day },
  found: readonly Omit<CompanyEvidence, 'change'>[],
): CompanyEvidence[] {
  const all = growthPoints(store, { customerId: customer.id, groupId: null, platform, includeNotActive: true });
  const points = all.filter(({ queryGroupId, date }) => queryGroupId === group.id && date <= day);
  const answers = (company: (typeof found)[number]): number => pooled(company.now).successes;
  const compared = found
    .filter((company) => !company.own && answers(company) > 0)
    .toSorted((a, b) => answers(b) - answers(a) || a.brandId - b.brandId)
    .slice(0, mostCompared);
  const known = readKnownVariation(store);
  const series = compared.length * new Set(all.map(({ queryGroupId }) => queryGroupId)).size;
  return found.map((company) => ({
    ...company,
    change: compared.includes(company)
      ? changeOfBrand(store, points, { series, share: shareOfClients(store), known }, company.brandId)
      : null,
  }));
}

function companies(store: ReadStore, now: ExecutionScope, before: ExecutionScope): Omit<CompanyEvidence, 'change'>[] {
  const earlier = Map.groupBy(companiesPerExecution(store, before), (row) => row.brandId);
  const counts = (rows: ReturnType<typeof companiesPerExecution>) =>
    rows.map((row) => ({ successes: row.answers, n: row.answered }));
  return [...Map.groupBy(companiesPerExecution(store, now), (row) => row.brandId)].flatMap(([brandId, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const answers = rows.reduce((sum, row) => sum + row.answers, 0);
    return [
      {
        brandId,
        name: first.name,
        own: first.kind === 'own',
        confirmed: first.state === 'confirmed',
        now: counts(rows),
        before: counts(earlier.get(brandId) ?? []),
        averagePosition: answers === 0 ? null : rows.reduce((sum, row) => sum + row.positionSum, 0) / answers,
      },
    ];
  });
}

/** Names by which the newest mentions call the customer, other than the current name in a different case, ending, length or script. */
function nameVariants(store: ReadStore, customer: CustomerRow, now: ExecutionScope): NameVariant[] {
  const own = readBrandBook(store, customer.id).find((brand) => brand.kind === 'own');
  if (!own) return [];
  const aliases = new Map(
    own.aliases
      .filter((alias) => sameScript(alias, own.name) && !isShortForm(alias, own.name))
      .map((alias) => [companyKey(alias), alias]),
  );
  const variants = new Map<string, { spelling: string; answers: Set<number> }>();
  const texts = new Map<number, string>();
  for (const place of mentionPlaces(store, own.id, now, mostMentions)) {
    const text = texts.get(place.answerId) ?? readAnswerText(store, place.answerId).text;
    texts.set(place.answerId, text);
    const key = companyKey(text.slice(place.startOffset, place.endOffset));
    if (key === own.key || key.startsWith(own.key) || !aliases.has(key)) continue;
    const variant = variants.get(key) ?? { spelling: aliases.get(key) ?? '', answers: new Set() };
    variant.answers.add(place.answerId);
    variants.set(key, variant);
  }
  return [...variants.values()].map(({ spelling, answers }) => ({
    spelling,
    answers: answers.size,
    answerIds: [...answers].toSorted((a, b) => a - b),
    exampleAnswerId: Math.max(...answers),
  }));
}

const scriptsOf = (name: string): Set<string> =>
  new Set(
    [...name]
      .map((character) => characterProperties(character.codePointAt(0) ?? 0))
      .filter(({ kind }) => kind === 'letter')
      .map(({ script }) => script),
  );

/** Whether two names share a script. In another script a name is a transliteration, not a different name. */
export function sameScript(name: string, other: string): boolean {
  const scripts = scriptsOf(name);
  const others = scriptsOf(other);
  return scripts.size === 0 || others.size === 0 || !scripts.isDisjointFrom(others);
}

const wordsIn = (name: string): string => ` ${(fold(name).match(/[\p{L}\p{M}\p{N}+]+/gu) ?? []).join(' ')} `;

/** Whether a name is some of the words of another, in their order: "Larkspur" of "Larkspur Bikes". */
export const isShortForm = (alias: string, name: string): boolean => wordsIn(name).includes(wordsIn(alias));
