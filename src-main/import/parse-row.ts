import { queryLength } from '#shared/contract/v1/fields.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';
import { platformIds } from '#shared/domain/platforms.ts';
import type { ImportField } from '#shared/contract/workspace/imports.ts';
import type { Day } from '#shared/domain/dates.ts';
import type { CapturedAnswer, CapturedCitation } from '#main/analysis/captured-answer.ts';
import { BadRow } from './bad-row.ts';
import { valueAt } from './field-path.ts';
import { textOf } from './flatten-row.ts';
import { readDate, type DateOrder } from './read-date.ts';
import { readLabels, type RowLabels } from './row-labels.ts';
import { readCitations, readSearches } from './row-sources.ts';
import type { FieldColumns } from './tool-mappings.ts';

/** Values for rows that do not give their own. */
export interface RowDefaults {
  readonly platform: string | null;
  readonly date: Day;
  readonly timeZone: string;
  /** The current day: an answer of a later one is a mistake. */
  readonly today: Day;
  /** Platforms that rows may name: those of this installation, those stored before, and those the user allowed. */
  readonly platforms: ReadonlySet<string>;
}

/** How the rows of a file are read. */
export interface RowFormat {
  readonly fields: FieldColumns;
  /** The platform for each name of one in the file, by its small letters. */
  readonly platformNames: ReadonlyMap<string, string>;
  readonly dateOrder: DateOrder | null;
}

/** A query as a row names it. */
export interface RecordedQuery {
  readonly query: string;
  readonly labels: RowLabels;
}

export interface RecordedAnswer extends RecordedQuery {
  readonly platform: string;
  readonly date: Day;
  readonly capturedAt: string;
  readonly captured: CapturedAnswer;
}

/** Sources of an answer that another file holds; platform and date are null if the row does not say them. */
export interface RecordedCitations {
  readonly query: string;
  readonly platform: string | null;
  readonly date: Day | null;
  readonly citations: readonly CapturedCitation[];
}

const platformPattern = /^[a-z0-9][a-z0-9_-]{0,63}$/;

type Values = Readonly<Record<string, unknown>>;
type Read = (field: ImportField) => unknown;

/** The value of each field of a row: of its columns, the first that holds something. */
const reader =
  (values: Values, { fields }: RowFormat): Read =>
  (field) =>
    (fields[field] ?? []).map((path) => valueAt(values, path)).find(holdsSomething);

/** An empty list is nothing, in JSON too. */
function holdsSomething(value: unknown): boolean {
  if (typeof value !== 'string')
    return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
  const text = value.trim();
  return text !== '' && text !== 'null' && !/^\[\s*\]$/.test(text);
}

const textIn = (read: Read, field: ImportField): string => textOf(read(field)) ?? '';

/** Reads a row as a recorded answer; throws {@link BadRow}. */
export function parseRow(values: Values, format: RowFormat, defaults: RowDefaults): RecordedAnswer {
  const read = reader(values, format);
  const recorded = readQuery(read);
  const named = readPlatform(read, format);
  const platform = named ?? defaults.platform ?? platformOfModel(textIn(read, 'model'));
  if (platform === null) throw new BadRow('the row names no platform', null, 'platform');
  checkPlatform(platform, defaults);
  const { date, capturedAt } = readDate(textIn(read, 'date').trim(), defaults, format.dateOrder);
  if (date > defaults.today) throw new BadRow('the date is in the future', date);
  const answer = textIn(read, 'answer');
  const outcome = readOutcome(textIn(read, 'outcome').trim().toLowerCase(), answer, platform);
  return {
    ...recorded,
    platform,
    date,
    capturedAt,
    captured: {
      outcome,
      text: outcome === 'no_overview' ? '' : answer,
      citations: readCitations(read('citations')),
      searches: readSearches(read('searches')),
      requestedModel: null,
      servedModel: textIn(read, 'model').trim() || null,
      provider: 'import',
      surface: 'import',
      latencyMs: null,
      usage: null,
      reportedCostUsd: null,
      raw: null,
    },
  };
}

/** Reads a row as a query without an answer; throws {@link BadRow}. */
export const parseQueryRow = (values: Values, format: RowFormat): RecordedQuery => readQuery(reader(values, format));

/** Reads a row as sources of an answer; throws {@link BadRow}. */
export function parseCitationRow(values: Values, format: RowFormat, defaults: RowDefaults): RecordedCitations {
  const read = reader(values, format);
  const { query } = readQuery(read);
  const date = textIn(read, 'date').trim();
  return {
    query,
    platform: readPlatform(read, format) ?? defaults.platform,
    date: date === '' ? null : readDate(date, defaults, format.dateOrder).date,
    citations: readCitations(read('citations')),
  };
}

function readQuery(read: Read): RecordedQuery {
  const query = textIn(read, 'query').trim().replace(/\s+/g, ' ');
  if (query === '') throw new BadRow('the query is empty');
  if (query.length < queryLength.minimum)
    throw new BadRow(`the query is shorter than ${queryLength.minimum} characters`, query);
  if (query.length > queryLength.maximum)
    throw new BadRow(`the query is longer than ${queryLength.maximum} characters`, query);
  const labels = readLabels({
    topic: textIn(read, 'topic'),
    tags: read('tags'),
    intent: textIn(read, 'intent'),
  });
  return { query, labels };
}

/** The platform that a row names; null if it names none. */
function readPlatform(read: Read, { platformNames }: RowFormat): string | null {
  const name = textIn(read, 'platform').trim();
  return platformNames.get(name.toLowerCase()) ?? (normalisePlatform(name) || null);
}

function checkPlatform(platform: string, { platforms }: RowDefaults): void {
  if (!platformPattern.test(platform)) throw new BadRow('the platform is not a valid name', platform);
  if (!platforms.has(platform)) throw new BadRow(unknownPlatform(platform), platform, 'newPlatforms');
}

function readOutcome(word: string, answer: string, platform: string): CapturedAnswer['outcome'] {
  if (word === 'no_overview' || word === 'refused') return word;
  if (answer.trim() !== '') return 'answered';
  // A search page without an overview is an outcome; an empty answer of an assistant is a broken record.
  if (platform === 'aioverview') return 'no_overview';
  throw new BadRow('the answer is empty');
}

/** Asks back about a platform that is not known. */
export function unknownPlatform(platform: string): string {
  const meant = nearestName(platform, platformIds);
  return `the platform is not known${meant === undefined ? '' : `; did you mean ${meant}?`}`;
}

/** Maps the usual spellings of platforms and their vendors to platform ids. */
function normalisePlatform(name: string): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '');
  if (/^(google)?aio(verviews?)?$/.test(plain)) return 'aioverview';
  return platformOfModel(plain) ?? plain;
}

/** The platform of a model such as `gpt-5.2` or `claude-sonnet-5`, or of a vendor; null if the name says neither. */
function platformOfModel(name: string): string | null {
  const plain = name.trim().toLowerCase();
  if (/^(chatgpt|openai|gpt)/.test(plain)) return 'chatgpt';
  if (/^(claude|anthropic)/.test(plain)) return 'claude';
  if (/^(gemini|googlegemini)/.test(plain)) return 'gemini';
  return /^(perplexity|sonar)/.test(plain) ? 'perplexity' : null;
}
