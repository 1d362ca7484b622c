/**
 * Precision and recall of discovery on labelled sets, knowing only the customer.
 * Run: `npm run bench -- discovery-sets` with `ANSWERSCOPE_DISCOVERY_SETS=FOLDER` (see `read-sets.ts`); without it, on the sets
 * that were written for the project, from which discovery was fitted. `LEAST=0.9` counts only names from that probability, `--names`
 * prints the wrong and the missed ones.
 */
import { measureSet } from '#test/fixtures/discovery/measure-sets.ts';
import { readSets, readWrittenSets } from '#test/fixtures/discovery/read-sets.ts';

const folder = process.env['ANSWERSCOPE_DISCOVERY_SETS'];
const withNames = process.argv.includes('--names');
const least = Number(process.env['LEAST'] ?? 0);
const rows = (folder === undefined ? readWrittenSets() : readSets(folder)).map((set) => {
  const { right, wrong, companies, missed, figures } = measureSet(set, least);
  print(set.name, figures, `(${right.length}+${wrong.length} wrong, ${companies} companies)`);
  if (withNames) console.log(`    wrong: ${wrong.join(', ')}\n    missed: ${missed.join(', ')}`);
  return figures;
});
const mean = (index: number) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0) / rows.length;
print('mean over sets', [0, 1, 2, 3].map(mean));

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
