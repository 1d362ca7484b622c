import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadWordTable } from '#main/findings/word-table.ts';
import { signWeights, threshold, type SignName } from '#main/analysis/matching/uses/signs.ts';
import { bestSum, fitWeights, type Bag } from './uses/fit-weights.ts';
import { priorThreshold, priorWeights } from './uses/prior-weights.ts';
import { readLabelledFile, readOwnCases, type LabelledOccurrences } from './uses/labelled-occurrences.ts';

/**
 * Fits the weights of the signs by which a name that is also a word is judged, from those of `uses/prior-weights.ts`, and prints
 * how many texts are right when their name, or their language, is left out of the fit.
 *
 * usage: node scripts/fit-uses.ts FILE.jsonl[@WEIGHT] [...] [--penalty=N] [--from-shipped] [--only=SIGN,…] [--errors] [--dump=FILE] [--write]
 * The files hold labelled sentences (`npm run bench -- matching-cases`), each of the weight 1 if none is given; the project's
 * own cases are always used, with the weight 2.5. `--errors` lists what is wrong without its name in the fit. `--write` changes the weights in
 * `src-main/analysis/matching/uses/signs.ts`. `--from-shipped` begins with the weights that are shipped, which sentences gave that are no longer at
 * hand; new signs (weight 0) begin with those of `uses/prior-weights.ts`. `--only` keeps all weights but those of the named signs.
 */
const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const weightOf = new Map(files.map((file) => [file.replace(/@.*$/u, ''), Number(/@(.*)$/u.exec(file)?.[1] ?? 1)]));
const penalty = Number(option('penalty') ?? 2);
const nameFolds = 10;
const ownWeight = 2.5;
/** Sums are rounded to tenths. */
const halfStep = 0.05;

const names = Object.keys(signWeights) as SignName[];
const columnOf = new Map(names.map((name, index) => [name, index]));
const bias = names.length;
const fromShipped = process.argv.includes('--from-shipped');
const only = option('only')?.split(',');
const isFree = (name: string): boolean => only === undefined || only.includes(name);
/** A sign that is new has no shipped weight. */
const priorOf = (name: SignName): number =>
  fromShipped && (signWeights[name] !== 0 || !isFree(name)) ? signWeights[name] : priorWeights[name];
/** Holds a weight where it is. */
const unmoved = 1e6;
const penaltyOf = (name: string): number => (isFree(name) ? penalty : unmoved);
const prior = {
  weights: [...names.map(priorOf), halfStep - (fromShipped ? threshold : priorThreshold)],
  penalties: [...names.map(penaltyOf), penaltyOf('threshold')],
};

const table = loadWordTable();
const texts = [...[...weightOf.keys()].flatMap((file) => readLabelledFile(file, table)), ...readOwnCases(table)];
const isOwn = ({ set }: LabelledOccurrences): boolean => set.startsWith('own ');
const dump = option('dump');
if (dump !== undefined) writeFileSync(dump, JSON.stringify({ names, prior: prior.weights, texts }));

const bagOf = (text: LabelledOccurrences): Bag => ({
  occurrences: text.occurrences.map((signs) => [bias, ...signs.map((sign) => columnOf.get(sign) ?? bias)]),
  isBrand: text.isBrand,
  weight: isOwn(text) ? ownWeight : (weightOf.get(text.set) ?? 1),
});
const judged = texts.filter(({ occurrences }) => occurrences.length > 0);
const bags = new Map(judged.map((text) => [text, bagOf(text)]));
const bagsOf = (chosen: readonly LabelledOccurrences[]): Bag[] => chosen.flatMap((text) => bags.get(text) ?? []);

function isRight(text: LabelledOccurrences, weights: Float64Array): boolean {
  const bag = bags.get(text);
  return bag === undefined ? text.isFound === text.isBrand : bestSum(bag, weights) >= 0 === text.isBrand;
}

function crossValidate(title: string, foldOf: (text: LabelledOccurrences) => string, withErrors = false): void {
  const outside = texts.filter((text) => !isOwn(text));
  const right = new Map<string, number>();
  for (const fold of new Set(outside.map(foldOf))) {
    const weights = fitWeights(bagsOf(judged.filter((text) => isOwn(text) || foldOf(text) !== fold)), prior);
    for (const text of outside.filter((own) => foldOf(own) === fold)) {
      if (isRight(text, weights)) right.set(text.set, (right.get(text.set) ?? 0) + 1);
      else if (withErrors) printError(text, weights);
    }
  }
  print(title, outside, (set) => right.get(set) ?? 0);
}

function printError(text: LabelledOccurrences, weights: Float64Array): void {
  const { set, isBrand, language, name, occurrences } = text;
  console.log(
    `${isBrand ? 'missed' : 'extra'}: ${path.basename(set)} ${language} [${name}] ${text.text.replaceAll('\n', '\\n')}`,
  );
  for (const signs of occurrences) {
    const parts = signs.map((sign) => `${sign} ${(weights[columnOf.get(sign) ?? bias] ?? 0).toFixed(1)}`);
    console.log(`    ${parts.join(', ')}`);
  }
}

function print(title: string, of: readonly LabelledOccurrences[], rightIn: (set: string) => number): void {
  console.log(title);
  for (const set of new Set(of.map((text) => text.set))) {
    const count = of.filter((text) => text.set === set).length;
    console.log(`  ${path.basename(set).padEnd(24)} ${((100 * rightIn(set)) / count).toFixed(1)} % of ${count}`);
  }
}

crossValidate(
  'each name left out of its fit',
  ({ name }) => String(createHash('md5').update(name.toLowerCase()).digest().readUInt32BE() % nameFolds),
  process.argv.includes('--errors'),
);
crossValidate('each language left out of its fit', ({ language }) => language);

const fitted = fitWeights(bagsOf(judged), prior);
print('fitted to all', texts, (set) => texts.filter((text) => text.set === set && isRight(text, fitted)).length);
const rounded = (value: number): number => Math.round(10 * value) / 10;
const fittedThreshold = rounded(halfStep - (fitted[bias] ?? 0));
console.log(`threshold ${fittedThreshold}`);
for (const name of names.toSorted((a, b) => (fitted[columnOf.get(a) ?? 0] ?? 0) - (fitted[columnOf.get(b) ?? 0] ?? 0)))
  console.log(`${name.padEnd(24)} ${rounded(fitted[columnOf.get(name) ?? 0] ?? 0)} (${priorWeights[name]})`);

if (process.argv.includes('--write')) {
  const target = path.join(import.meta.dirname, '../src-main/analysis/matching/uses/signs.ts');
  const source = readFileSync(target, 'utf8')
    .replaceAll(/^ {2}(\w+): -?[\d.]+,$/gmu, (line, name: string) => {
      const column = columnOf.get(name as SignName);
      return column === undefined ? line : `  ${name}: ${rounded(fitted[column] ?? 0)},`;
    })
    .replace(/threshold = [\d.]+/u, `threshold = ${fittedThreshold}`);
  writeFileSync(target, source);
}
