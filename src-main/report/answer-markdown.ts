import { platformLabel } from '#shared/domain/platforms.ts';
import type { AnswerCitation, AnswerContent } from '#main/store/answers.ts';
import { decompressJson } from '#main/store/compression.ts';
import type { ExportedAnswer } from '#main/store/export-tables.ts';

/** The most characters of a query that become part of a file name: it fits into an archive, in any script. */
const slugLength = 24;

/** A query as part of a file name that every system accepts. */
const slugOf = (query: string): string =>
  [...query.normalize('NFKC').toLowerCase()]
    .slice(0, slugLength)
    .join('')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Where the file of an answer is: by day and platform. */
export const answerFile = ({ id, query, date, platform }: ExportedAnswer): string[] => [
  date,
  platform.replaceAll(/[^\w-]/g, '_'),
  `${[id, slugOf(query)].filter((part) => part !== '').join('-')}.md`,
];

const outcomes = {
  answered: 'answered',
  no_overview: 'no AI overview was shown',
  refused: 'the platform refused to answer',
} as const;

/** Text in a cell of a Markdown table. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
/** Text of a link: what would end it early is escaped. */
const linkText = (text: string): string => text.replaceAll(/[[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
const linkTarget = (url: string): string => url.replaceAll(/[\s<>]/g, encodeURIComponent);

/** An answer as a Markdown file: what was asked where and when, the text as captured, its sources and searches. */
export function answerMarkdown(
  answer: ExportedAnswer,
  citations: readonly Pick<AnswerCitation, 'address' | 'title' | 'cited'>[],
  customer: string,
): string {
  const { text, searches } = decompressJson(answer.content) as AnswerContent;
  const named = answer.mentioned === 1;
  const facts: [string, string][] = [
    ['Date', answer.date],
    ['Platform', platformLabel(answer.platform)],
    ['Query group', answer.queryGroup],
    ['Outcome', outcomes[answer.outcome]],
    [`Names ${customer}`, named ? `yes${answer.position === null ? '' : `, at position ${answer.position}`}` : 'no'],
    ['Model', answer.servedModel ?? answer.requestedModel ?? 'not reported'],
    ['Captured', `${answer.capturedAt}, by ${answer.provider}`],
    ['Answer', String(answer.id)],
  ];
  const sources = citations.map(
    ({ address, title, cited }, index) =>
      `${index + 1}. [${linkText(title || address)}](<${linkTarget(address)}>)${cited === 1 ? '' : ' (retrieved, not cited)'}`,
  );
  const parts = [
    `# ${answer.query}`,
    ['| | |', '| --- | --- |', ...facts.map(([name, value]) => `| ${cell(name)} | ${cell(value)} |`)].join('\n'),
    ...(text === '' ? [] : ['## Answer', text]),
    ...(sources.length === 0 ? [] : ['## Sources', sources.join('\n')]),
    ...(searches.length === 0
      ? []
      : ['## Searches by the platform', searches.map((search) => `- ${search}`).join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}
