/**
 * Measures matching on files of labelled sentences by language, script and kind, and prints what it got wrong.
 * Run: `npm run bench -- matching-cases FILE.jsonl [...] [--quiet] [--signs]`. A line is
 * `{"language", "brand": {"names": [...], "otherCompanies": [...]}, "text", "mentions", "kind"}`.
 */
import { readFileSync } from 'node:fs';
import { loadWordTable } from '#main/findings/word-table.ts';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { mainScript } from '#main/analysis/matching/sentence-context.ts';
import type { Brand } from '#main/analysis/types.ts';

interface LabelledText {
  readonly language: string;
  readonly brand: { readonly names: readonly string[]; readonly otherCompanies?: readonly string[] };
  readonly text: string;
  readonly mentions: boolean;
  readonly kind: string;
}

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isQuiet = process.argv.includes('--quiet');
const withSigns = process.argv.includes('--signs');
if (files.length === 0) console.log('no file of labelled sentences named: nothing to measure');

const table = loadWordTable();

function bookOf({ brand: { names, otherCompanies = [] } }: LabelledText): Brand[] {
  const [name = '', ...aliases] = names;
  const blank = { excludes: [], domains: [], commonWord: undefined };
  return [
    { ...blank, id: 1, kind: 'own', name, aliases },
    ...otherCompanies.map((other, index) => ({
      ...blank,
      id: index + 2,
      kind: 'competitor' as const,
      name: other,
      aliases: [],
    })),
  ];
}

interface Tally {
  right: number;
  extra: number;
  missed: number;
}

const groups = new Map<string, Map<string, Tally>>();
function count(group: string, key: string, outcome: keyof Tally): void {
  const tallies = groups.get(group) ?? new Map<string, Tally>();
  groups.set(group, tallies);
  const tally = tallies.get(key) ?? { right: 0, extra: 0, missed: 0 };
  tallies.set(key, tally);
  tally[outcome] += 1;
}

for (const file of files) {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const labelled = JSON.parse(line) as LabelledText;
    const book = bookOf(labelled);
    const matcher = compileBrands(book, table);
    const found = findMentions(matcher, labelled.text);
    const isMentioned = found.some(({ brandId, negated }) => brandId === 1 && !negated);
    const outcome = isMentioned === labelled.mentions ? 'right' : isMentioned ? 'extra' : 'missed';
    for (const [group, key] of [
      ['script', mainScript(labelled.text)],
      ['language', labelled.language],
      ['kind', labelled.kind],
      ['all', 'all'],
    ] as const)
      count(group, key, outcome);
    if (outcome === 'right' || isQuiet) continue;
    console.log(
      `${outcome}: ${labelled.language} ${labelled.kind} [${labelled.brand.names.join(', ')}] ${labelled.text.replaceAll('\n', '\\n')}`,
    );
    if (withSigns)
      findMentions(matcher, labelled.text, ({ matched, signs, sum }) =>
        console.log(`    ${matched}: ${sum} = ${signs.join(' + ')}`),
      );
  }
}

for (const [group, tallies] of groups) {
  console.log(`\n${group.padEnd(28)} cases    right  extra missed`);
  for (const [key, { right, extra, missed }] of [...tallies].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const cases = right + extra + missed;
    console.log(
      `${key.padEnd(28)} ${String(cases).padStart(5)} ${((100 * right) / cases).toFixed(1).padStart(6)} % ${String(extra).padStart(6)} ${String(missed).padStart(6)}`,
    );
  }
}
