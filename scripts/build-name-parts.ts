import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameParts, type PartKind } from '#main/analysis/language/name-parts.ts';
import { nameList } from '#main/findings/name-lists.ts';

/**
 * Makes `resources/names/parts.txt`: how much more often names of companies than other names and words begin or end with a
 * word, or with some letters; from the lists beside it and the lists of words. To be run whenever `brands.txt` or `things.txt` changes much.
 *
 * A score is the weight of evidence (Good, "Probability and the Weighing of Evidence", 1950): the binary logarithm, in tenths, of the ratio of the two
 * shares, (count + 2) / (total + 2), so that rare parts say less.
 *
 * usage: node scripts/build-name-parts.ts
 */
const resources = path.join(import.meta.dirname, '..', 'resources');
const lines = (text: string): string[] => text.split('\n').filter(Boolean);
const words = globSync('words/*.txt', { cwd: resources })
  .filter((file) => !/LICENCES|README|names/u.test(file))
  .flatMap((file) => lines(readFileSync(path.join(resources, file), 'utf8')));

/** Fewer say nothing. */
const fewest = 10;
/** Added to both counts. */
const smoothing = 2;
/** Smaller scores, in tenths, say nothing. */
const smallest = 8;

type Counts = Record<PartKind, { readonly parts: Map<string, number>; total: number }>;
const noCounts = (): Counts =>
  Object.fromEntries(
    (['first', 'last', 'beginning', 'ending'] as const).map((kind) => [kind, { parts: new Map(), total: 0 }]),
  ) as Counts;

function countParts(names: Iterable<string>): Counts {
  const counts = noCounts();
  for (const name of names)
    for (const [kind, parts] of Object.entries(nameParts(name)) as [PartKind, string[]][]) {
      if (parts.length > 0) counts[kind].total += 1;
      for (const part of parts) counts[kind].parts.set(part, (counts[kind].parts.get(part) ?? 0) + 1);
    }
  return counts;
}

const companies = countParts(new Set([...lines(nameList('brands')), ...lines(nameList('companies'))]));
const others = countParts(new Set([...lines(nameList('things')), ...words]));
const result: string[] = [];
for (const [kind, { parts, total }] of Object.entries(companies) as [PartKind, Counts[PartKind]][]) {
  const other = others[kind];
  for (const part of new Set([...parts.keys(), ...other.parts.keys()])) {
    const [here, there] = [parts.get(part) ?? 0, other.parts.get(part) ?? 0];
    if (here + there < fewest) continue;
    const tenths = Math.round(
      10 * Math.log2((here + smoothing) / (total + smoothing) / ((there + smoothing) / (other.total + smoothing))),
    );
    if (Math.abs(tenths) >= smallest) result.push(`${kind} ${part} ${tenths}`);
  }
}
result.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
writeFileSync(path.join(resources, 'names', 'parts.txt'), `${result.join('\n')}\n`);
console.log(`${result.length} parts`);
