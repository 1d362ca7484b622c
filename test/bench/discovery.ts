import { hostname } from 'node:os';
import { measureDiscovery, type DiscoveryQuality } from '#test/fixtures/discovery/measure-discovery.ts';
import { readFields, readStudy } from '#test/fixtures/discovery/read-labels.ts';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const gazetteer = loadGazetteer();

/** Prints how accurately companies are discovered, per field and in the study, and how fast. Details with `--pairs`. */
const withPairs = process.argv.includes('--pairs');

function print(title: string, quality: DiscoveryQuality): void {
  const percent = (rate: number) => `${(100 * rate).toFixed(1).padStart(5)} %`;
  console.log(
    `${title.padEnd(34)} precision ${percent(quality.precision)}  recall ${percent(quality.recall)}  ` +
      `(${quality.found} of ${quality.labelled} labelled pairs, ${quality.predicted} predicted)`,
  );
  if (!withPairs) return;
  if (quality.wrong.length > 0) console.log(`    wrong:  ${quality.wrong.join(' | ')}`);
  if (quality.missed.length > 0) console.log(`    missed: ${quality.missed.join(' | ')}`);
}

const study = readStudy();
if (study === null) console.log('The study is not beside the checkout: its figures are left out.');
else {
  const quality = measureDiscovery(study);
  print('password managers (study, en)', quality);
  const counts = [...quality.answersPerCompany].toSorted((a, b) => b[1] - a[1]);
  console.log(`    ${counts.map(([name, count]) => `${name} ${count}`).join(', ')}`);
}

const fields = readFields();
for (const { field, languageCode, answers } of fields) print(`${field} (${languageCode})`, measureDiscovery(answers));
print('all fields, each decided alone', sumOf(fields.map(({ answers }) => measureDiscovery(answers))));

const texts = [...(study ?? []), ...fields.flatMap(({ answers }) => answers)].map(({ markdown }) => markdown);
for (const text of texts) discoverCompanies(text, gazetteer);
const rounds = 5;
const started = performance.now();
for (let round = 0; round < rounds; round++) for (const text of texts) discoverCompanies(text, gazetteer);
const perAnswer = (performance.now() - started) / rounds / texts.length;
console.log(
  `${perAnswer.toFixed(2)} ms per answer, ${Math.round(1000 / perAnswer)} answers per second, on ${hostname()}`,
);

// In proportion to the length of an answer: 32 times the text, about 32 times the time; 1,024 times if quadratic.
const piece = '- **Zentrix** – good value, see Kolvo and Marbelo (or *others*) for more. '.repeat(160);
const leastProcessorTime = (text: string): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      discoverCompanies(text, gazetteer);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    }),
  );
console.log(
  `32 times the text takes ${(leastProcessorTime(piece.repeat(32)) / leastProcessorTime(piece)).toFixed(0)} times the time`,
);

function sumOf(all: readonly DiscoveryQuality[]): DiscoveryQuality {
  const total = (count: (quality: DiscoveryQuality) => number) => all.reduce((sum, quality) => sum + count(quality), 0);
  const predicted = total((quality) => quality.predicted);
  const labelled = total((quality) => quality.labelled);
  const found = total((quality) => quality.found);
  const wrong = total((quality) => quality.wrong.length);
  return {
    precision: (predicted - wrong) / predicted,
    recall: found / labelled,
    found,
    predicted,
    labelled,
    wrong: [],
    missed: [],
    companies: [],
    answersPerCompany: new Map(),
  };
}
