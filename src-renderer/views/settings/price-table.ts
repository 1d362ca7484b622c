import type { OutputOf } from '#shared/contract/index.ts';
import { mark } from '#shared/language/text-key.ts';
import type { TableData } from '../../format/table-data.ts';
import { tableOf } from '../../format/table-file.ts';
import { t } from '../../language/current.ts';
import { priceFigures } from './price-rows.ts';

type Entry = OutputOf<'get-prices'>['entries'][number];

/** When a long prompt makes a request dearer, and how much: "over 200000: input × 2, output × 1.5". */
const longPromptRule = ({ longPrompt }: Entry): string | null =>
  longPrompt === undefined
    ? null
    : `over ${longPrompt.over}: input × ${longPrompt.inputTimes}, output × ${longPrompt.outputTimes}`;

/** The price table as a file: amounts as numbers, one column per unit. */
export const priceTable = (entries: readonly Entry[]): TableData =>
  tableOf(
    t('Prices'),
    [
      { title: mark('Provider'), value: ({ provider }: Entry) => provider },
      { title: mark('Model'), value: ({ model }) => model },
      { title: mark('Valid from'), value: ({ from }) => from },
      { title: mark('Currency'), value: () => 'USD' },
      ...priceFigures.map(({ field, label }) => ({
        title: label,
        value: (entry: Entry) => entry[field] ?? null,
      })),
      { title: mark('Long prompts'), value: longPromptRule },
      { title: mark('Own', 'price'), value: ({ own }) => own },
      { title: mark('Source'), value: ({ source }) => source ?? null },
      { title: mark('Read on'), value: ({ readOn }) => readOn ?? null },
      { title: mark('Note'), value: ({ note }) => note ?? null },
    ],
    entries,
  );
