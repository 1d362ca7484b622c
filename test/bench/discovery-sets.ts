/**
 * Precision and recall of discovery on labelled sets outside the project, knowing only the customer.
 * Run: `npm run bench -- discovery-sets` with `ANSWERSCOPE_DISCOVERY_SETS=FOLDER`, which holds for each set `<set>.answers.jsonl`
 * ({answer, language, text}), `<set>.labels.jsonl` ({answer, companies: [{name, variants, of?}], acceptable}) and
 * `<set>.meta.json` ({customer: {name}}). A company with `of` is a product: neither demanded nor wrong.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createDiscovery } from '#main/analysis/discovery/collect-candidates.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';

interface Labels {
  readonly answer: number | string;
  readonly companies: readonly { readonly name: string; readonly variants?: readonly string[]; readonly of?: string }[];
  readonly acceptable?: readonly (string | { readonly name: string })[];
}

const folder = process.env['ANSWERSCOPE_DISCOVERY_SETS'];
if (folder === undefined) console.log('ANSWERSCOPE_DISCOVERY_SETS names no folder: nothing is measured.');
else {
  const withNames = process.argv.includes('--names');
  const least = Number(process.env['LEAST'] ?? 0);
  const rows = readdirSync(folder)
    .filter((file) => file.endsWith('.answers.jsonl'))
    .map((file) => measure(folder, file.replace('.answers.jsonl', ''), withNames, least));
  const mean = (index: number) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0) / rows.length;
  print('mean over sets', [0, 1, 2, 3].map(mean));
}

function readLines<Line>(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
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

function measure(directory: string, set: string, withNames: boolean, least: number): number[] {
  const file = (kind: string) => path.join(directory, `${set}.${kind}`);
  const answers = readLines<{ answer: number; text: string; language: string }>(file('answers.jsonl'));
  const labels = new Map(readLines<Labels>(file('labels.jsonl')).map((line) => [String(line.answer), line]));
  const { customer } = JSON.parse(readFileSync(file('meta.json'), 'utf8')) as { customer: { name: string } };
  const customerKey = companyKey(customer.name);
  const discovery = createDiscovery(loadGazetteer());
  for (const { answer, text, language } of answers)
    discovery.add({ id: answer, markdown: text, languageCode: language });
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
  const verdicts = new Map<string, 'right' | 'neutral' | 'wrong'>();
  const tally = { right: 0, wrong: 0, gold: 0, found: 0 };
  const gold = new Map<string, boolean>();
  const rank = { wrong: 0, neutral: 1, right: 2 };
  for (const { answer, text } of answers) {
    const label = labels.get(String(answer));
    const required = (label?.companies ?? []).filter(
      ({ of, name }) => of === undefined && companyKey(name) !== customerKey,
    );
    const products = (label?.companies ?? []).filter(({ of }) => of !== undefined);
    const neutral = [
      ...products.flatMap(({ name, variants = [], of = '' }) => [name, of, ...variants]),
      ...(label?.acceptable ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.name)),
    ].map(fold);
    const hit = new Set<string>();
    const mentioned = new Set(findMentions(matcher, text).map(({ brandId }) => brandId));
    for (const id of mentioned) {
      const company = companies[id];
      if (company === undefined) continue;
      const spellings = [company.name, ...company.aliases];
      const matches = required.filter(({ name, variants = [] }) =>
        [name, ...variants].some((variant) => spellings.some((spelling) => isOrBegins(spelling, variant))),
      );
      for (const { name } of matches) hit.add(name);
      const verdict =
        matches.length > 0
          ? 'right'
          : neutral.some((name) => spellings.some((spelling) => isOrBegins(spelling, name)))
            ? 'neutral'
            : 'wrong';
      const known = verdicts.get(company.name);
      if (known === undefined || rank[verdict] > rank[known]) verdicts.set(company.name, verdict);
      if (verdict !== 'neutral') tally[verdict] += 1;
    }
    for (const { name } of required) {
      tally.gold += 1;
      if (hit.has(name)) tally.found += 1;
      gold.set(name, gold.get(name) === true || hit.has(name));
    }
  }
  const count = (verdict: string) => [...verdicts.values()].filter((value) => value === verdict).length;
  const figures = [
    count('right') / (count('right') + count('wrong')),
    tally.right / (tally.right + tally.wrong),
    [...gold.values()].filter(Boolean).length / gold.size,
    tally.found / tally.gold,
  ];
  print(set, figures, `(${count('right')}+${count('wrong')} wrong, ${gold.size} companies)`);
  if (withNames) {
    console.log(
      `    wrong: ${[...verdicts]
        .filter(([, verdict]) => verdict === 'wrong')
        .map(([name]) => name)
        .join(', ')}`,
    );
    console.log(
      `    missed: ${[...gold]
        .filter(([, found]) => !found)
        .map(([name]) => name)
        .join(', ')}`,
    );
  }
  return figures;
}

function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015]/gu, '-')
    .replace(/[’‘]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}

function isOrBegins(spelling: string, name: string): boolean {
  const [found, wanted] = [fold(spelling), fold(name)];
  return (
    found === wanted ||
    (found.startsWith(wanted) && /^[\s\-']/u.test(found.slice(wanted.length))) ||
    companyKey(spelling) === companyKey(name)
  );
}
