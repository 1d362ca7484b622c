/**
 * Precision and recall of discovery on labelled sets outside the project, knowing only the customer.
 * Run: `npm run bench -- discovery-sets` with `ANSWERSCOPE_DISCOVERY_SETS=FOLDER` (see `read-sets.ts`); `LEAST=0.9` counts only
 * names from that probability, `--names` prints the wrong and the missed ones. A product of a company is neither demanded nor
 * wrong, under its own name or one that begins with the company's.
 */
import { createDiscovery } from '#main/analysis/discovery/collect-candidates.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import type { DiscoveredCompany } from '#main/analysis/discovery/decide-companies.ts';
import { fold } from '#main/analysis/language/fold.ts';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';
import { readSets, type DiscoverySet, type SetLabels } from '#test/fixtures/discovery/read-sets.ts';

/** From the worst to the best: a name is judged by its best answer. */
const verdictOrder = ['wrong', 'neutral', 'right'] as const;
type Verdict = (typeof verdictOrder)[number];

const folder = process.env['ANSWERSCOPE_DISCOVERY_SETS'];
if (folder === undefined) console.log('ANSWERSCOPE_DISCOVERY_SETS names no folder: nothing is measured.');
else {
  const withNames = process.argv.includes('--names');
  const least = Number(process.env['LEAST'] ?? 0);
  const rows = readSets(folder).map((set) => measure(set, withNames, least));
  const mean = (index: number) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0) / rows.length;
  print('mean over sets', [0, 1, 2, 3].map(mean));
}

function print(
  title: string,
  [precision = 0, weighted = 0, recall = 0, weightedRecall = 0]: readonly number[],
  more = '',
): void {
  const percent = (rate: number) => `${(100 * rate).toFixed(1).padStart(5)} %`;
  console.log(
    `${title.padEnd(22)} precision ${percent(precision)} by name, ${percent(weighted)} by answers; recall ${percent(recall)}, ${percent(weightedRecall)} ${more}`,
  );
}

function measure({ name: set, customer, answers }: DiscoverySet, withNames: boolean, least: number): number[] {
  const customerKey = companyKey(customer);
  const discovery = createDiscovery(loadGazetteer());
  for (const answer of answers) discovery.add(answer);
  const companies = discovery
    .result(new Set([customerKey]))
    .filter(
      ({ key, mergedKeys, probability }) =>
        key !== customerKey && !mergedKeys.includes(customerKey) && probability >= least,
    );
  const matcher = compileBrands(
    companies.map(({ name, aliases, commonWord }, id) => ({
      id,
      kind: 'competitor' as const,
      name,
      aliases,
      excludes: [],
      domains: [],
      commonWord,
    })),
  );
  const verdicts = new Map<string, Verdict>();
  const wanted = new Map<string, boolean>();
  const tally = { right: 0, wrong: 0, wanted: 0, found: 0 };
  for (const { markdown, labels } of answers) {
    const required = labels.companies.filter(({ of, name }) => of === undefined && companyKey(name) !== customerKey);
    const hit = new Set<string>();
    for (const id of new Set(findMentions(matcher, markdown).map(({ brandId }) => brandId))) {
      const company = companies[id];
      if (company === undefined) continue;
      const matches = required.filter((one) => isNamed(company, [one.name, ...(one.variants ?? [])]));
      for (const { name } of matches) hit.add(name);
      const verdict = matches.length > 0 ? 'right' : isNamed(company, neutralNames(labels)) ? 'neutral' : 'wrong';
      const earlier = verdicts.get(company.name) ?? 'wrong';
      verdicts.set(company.name, verdictOrder.indexOf(verdict) > verdictOrder.indexOf(earlier) ? verdict : earlier);
      if (verdict !== 'neutral') tally[verdict] += 1;
    }
    for (const { name } of required) {
      tally.wanted += 1;
      if (hit.has(name)) tally.found += 1;
      wanted.set(name, wanted.get(name) === true || hit.has(name));
    }
  }
  const namesOf = (verdict: Verdict) => [...verdicts].filter(([, value]) => value === verdict).map(([name]) => name);
  const [right, wrong] = [namesOf('right'), namesOf('wrong')];
  const missed = [...wanted].filter(([, found]) => !found).map(([name]) => name);
  const figures = [
    right.length / (right.length + wrong.length),
    tally.right / (tally.right + tally.wrong),
    1 - missed.length / wanted.size,
    tally.found / tally.wanted,
  ];
  print(set, figures, `(${right.length}+${wrong.length} wrong, ${wanted.size} companies)`);
  if (withNames) console.log(`    wrong: ${wrong.join(', ')}\n    missed: ${missed.join(', ')}`);
  return figures;
}

function neutralNames({ companies, acceptable }: SetLabels): string[] {
  const products = companies.flatMap(({ name, of, variants = [] }) =>
    of === undefined ? [] : [name, of, ...variants],
  );
  return [...products, ...acceptable];
}

/** Whether a spelling of a company is, or begins with, one of the names. */
function isNamed({ name, aliases }: DiscoveredCompany, names: readonly string[]): boolean {
  return names.some((wanted) => [name, ...aliases].some((spelling) => isOrBegins(spelling, wanted)));
}

function isOrBegins(spelling: string, name: string): boolean {
  const [found, wanted] = [fold(spelling), fold(name)];
  return (
    found === wanted ||
    (found.startsWith(wanted) && /^[\s\-']/u.test(found.slice(wanted.length))) ||
    companyKey(spelling) === companyKey(name)
  );
}
