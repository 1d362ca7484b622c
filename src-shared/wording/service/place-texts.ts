import { rewriter, type PlaceWriters, type Rewrite } from '#shared/language/rewrite.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';
import type { Texts } from '#shared/language/texts.ts';

/** Fields of requests as forms call them. */
const fieldLabels: Readonly<Record<string, MarkedText>> = {
  file: mark('File'),
  folder: mark('Folder'),
  name: mark('Name'),
  confirmName: mark('Name'),
  title: mark('Title'),
  website: mark('Website'),
  websiteUrl: mark('Website'),
  address: mark('Address'),
  passphrase: mark('Passphrase'),
  recipient: mark('Public key'),
  recipients: mark('E-mail addresses'),
  host: mark('Server'),
  port: mark('Port'),
  day: mark('Day'),
  days: mark('Day'),
  date: mark('Date'),
  timeZone: mark('Time zone'),
  platform: mark('Platform'),
  platforms: mark('Platforms'),
  provider: mark('Provider'),
  customerId: mark('Client'),
  intoCustomerId: mark('Client'),
  queryGroupId: mark('Query group'),
  groupName: mark('Query group'),
  queries: mark('Queries'),
  addedQueries: mark('Queries'),
  keywords: mark('Keywords'),
  domains: mark('Domains'),
  tag: mark('Tag'),
  tags: mark('Tags'),
  addTags: mark('Tags'),
  language: mark('Language'),
  country: mark('Country'),
  countryCode: mark('Country'),
  capUsd: mark('Cap'),
  note: mark('Note'),
  kind: mark('Kind'),
  formats: mark('Formats'),
  sections: mark('Sections'),
};

/** The name of a field of a request, `channels[2].address`, in a language; one that forms do not have, as it is. */
export function fieldLabelIn(path: string, texts: Texts): string {
  const label = fieldLabels[/(\w+)(?:\[\d+\])?$/.exec(path)?.[1] ?? ''];
  return label === undefined ? path : texts.t.marked(label);
}

/** Providers whose names say what they do. */
export const providerNames: readonly MarkedText[] = [
  mark('DataForSEO (Google search)'),
  mark('SerpApi (Google search)'),
  mark('DataForSEO (the ChatGPT web page)'),
  mark('OpenAI (Responses API with web search)'),
  mark('Google Gemini (with Google Search)'),
  mark('Anthropic Claude (with web search)'),
  mark('Local model (not ChatGPT)'),
];

const field = rewriter([mark('name'), mark('website'), mark('query'), mark('answer')]);
const provider = rewriter(providerNames);
const portrayal = rewriter([mark('positive'), mark('neutral'), mark('negative')]);

/** Of an execution, or of a company in the brand book. */
const state = rewriter([
  mark('Done', 'scan'),
  mark('Failed', 'scan'),
  mark('Cancelled', 'scan'),
  mark('confirmed', 'company'),
  mark('candidate', 'company'),
  mark('ignored', 'company'),
  mark('merged', 'company'),
  mark('retired', 'company'),
]);

const figureOfScan = rewriter([
  mark('answered', 'figure of a scan'),
  mark('no overview', 'figure of a scan'),
  mark('refused', 'figure of a scan'),
  mark('mentioned', 'figure of a scan'),
  mark('naming any', 'figure of a scan'),
  mark('citing', 'figure of a scan'),
  mark('citing own', 'figure of a scan'),
  mark('cost micro', 'figure of a scan'),
  mark('answers naming {name}', 'figure of a scan'),
  mark('answers citing {name}', 'figure of a scan'),
]);
const figure = rewriter(
  [
    mark('execution {id, number}: {figure}', 'finding'),
    mark('query {id, number}, {platform}, {month}: answers', 'finding'),
  ],
  { figure: figureOfScan },
);

const more = rewriter([mark('{list} and {count, number} more', 'columns of a file')]);

/** `2026-10` as the language writes a month. */
const month: Rewrite = (text, texts) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? texts.month(text) : undefined);

/** Who writes what stands in the places of messages; places without a writer hold values. */
export const placeWriters: PlaceWriters = {
  ...{ field, provider, portrayal, state, figure, month },
  ...{ columns: more, lists: more },
};
