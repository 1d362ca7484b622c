import { z } from 'zod';

const text = z.string().nullish().catch(null);
const numbers = z.array(z.number()).nullish().catch(null);
const cell = z
  .union([z.string(), z.number(), z.looseObject({ value: text, text, snippet: text })])
  .nullish()
  .catch(null);

/** One block of an overview as SerpApi reports it; blocks, list items and comparisons share their fields and nest. */
export interface OverviewBlock {
  readonly type?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly snippet?: string | null | undefined;
  readonly link?: string | null | undefined;
  readonly reference_indexes?: readonly number[] | null | undefined;
  readonly snippet_links?:
    | readonly { readonly text?: string | null | undefined; readonly link?: string | null | undefined }[]
    | null
    | undefined;
  readonly list?: readonly OverviewBlock[] | null | undefined;
  readonly text_blocks?: readonly OverviewBlock[] | null | undefined;
  readonly table?: readonly (readonly Cell[])[] | null | undefined;
  readonly product_labels?: readonly string[] | null | undefined;
  readonly comparison?: readonly ComparisonRow[] | null | undefined;
  readonly language?: string | null | undefined;
  readonly code?: string | null | undefined;
}
type Cell = z.output<typeof cell>;
interface ComparisonRow {
  readonly feature?: string | null | undefined;
  readonly values?: readonly Cell[] | null | undefined;
}

export const overviewBlockSchema: z.ZodType<OverviewBlock> = z.lazy(() =>
  z.looseObject({
    type: text,
    title: text,
    snippet: text,
    link: text,
    reference_indexes: numbers,
    snippet_links: z
      .array(z.looseObject({ text, link: text }))
      .nullish()
      .catch(null),
    list: z.array(overviewBlockSchema).nullish().catch(null),
    text_blocks: z.array(overviewBlockSchema).nullish().catch(null),
    table: z.array(z.array(cell)).nullish().catch(null),
    product_labels: z.array(z.string()).nullish().catch(null),
    comparison: z
      .array(z.looseObject({ feature: text, values: z.array(cell).nullish().catch(null) }))
      .nullish()
      .catch(null),
    language: text,
    code: text,
  }),
);

/** Everything inside a block, itself first. */
export const withNested = (block: OverviewBlock): readonly OverviewBlock[] => [
  block,
  ...[...(block.list ?? []), ...(block.text_blocks ?? [])].flatMap(withNested),
];

/** An overview's blocks as Markdown. Blocks without text (videos, story carousels, thumbnails) are left out. */
export const overviewMarkdown = (blocks: readonly OverviewBlock[]): string =>
  blocks
    .map((block) => blockMarkdown(block))
    .filter((markdown) => markdown !== '')
    .join('\n\n');

function blockMarkdown(block: OverviewBlock): string {
  const head = block.type === 'heading' ? heading(snippet(block) || (block.title ?? '')) : titled(block);
  const rest = [
    block.list ? listMarkdown(block.list, '') : '',
    block.table ? tableMarkdown(block.table.map((row) => row.map(cellText))) : '',
    block.comparison ? comparisonMarkdown(block.product_labels ?? [], block.comparison) : '',
    block.code ? `\`\`\`${block.language ?? ''}\n${block.code.replace(/\n$/, '')}\n\`\`\`` : '',
    block.text_blocks ? overviewMarkdown(block.text_blocks) : '',
  ];
  return [head, ...rest].filter((part) => part !== '').join('\n\n');
}

const heading = (words: string): string => (words === '' ? '' : `### ${words}`);

/** A block with its title as a heading above its text. */
const titled = (block: OverviewBlock): string =>
  [heading(block.title?.trim() ?? ''), snippet(block)].filter((part) => part !== '').join('\n\n');

/** The text of a block with its links restored where their labels appear. */
function snippet(block: OverviewBlock): string {
  let words = block.snippet?.trim() ?? '';
  for (const { text: label, link } of block.snippet_links ?? [])
    if (label && link) words = words.replace(label, () => `[${label}](${link})`);
  return words;
}

function listMarkdown(items: readonly OverviewBlock[], indent: string): string {
  return items
    .map((item) => {
      const title = item.title?.trim() ?? '';
      const linked = title !== '' && item.link ? `[${title}](${item.link})` : title;
      const line = [linked === '' ? '' : `**${linked}**`, snippet(item)].filter((part) => part !== '').join(' ');
      const nested = item.list ? listMarkdown(item.list, `${indent}  `) : '';
      const inside = item.text_blocks ? overviewMarkdown(item.text_blocks).replace(/^(?=.)/gm, `${indent}  `) : '';
      const first =
        line === ''
          ? ''
          : `${indent}- ${line
              .split('\n')
              .map((part) => part.trim())
              .join(' ')}`;
      return [first, nested, inside].filter((part) => part !== '').join('\n');
    })
    .filter((item) => item !== '')
    .join('\n');
}

const cellText = (value: Cell): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? (value.value ?? value.text ?? value.snippet ?? '') : String(value);
};

/** A pipe table; its first row is the head, as Google shows it. */
function tableMarkdown(rows: readonly (readonly string[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => (cells[index] ?? '').replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
}

const comparisonMarkdown = (labels: readonly string[], rows: readonly ComparisonRow[]): string =>
  tableMarkdown([['', ...labels], ...rows.map((row) => [row.feature ?? '', ...(row.values ?? []).map(cellText)])]);
