import { queryLength } from '#shared/contract/v1/fields.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';
import { platformIds } from '#shared/domain/platforms.ts';
import type { ImportField } from '#shared/contract/workspace/imports.ts';
import type { Day } from '#shared/domain/dates.ts';
import type { CapturedAnswer, CapturedCitation } from '#main/analysis/captured-answer.ts';
import { BadRow } from './bad-row.ts';
import { decodeEntities } from './entities.ts';
import { valueAt } from './field-path.ts';
import { textOf } from './flatten-row.ts';
import { platformId, platformOfName } from './platform-names.ts';
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
  /** The current instant: no answer was captured later. */
  readonly now: string;
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

/** Answers of earlier days are slips of the pen: 0206-11-10. */
const earliestDay = '2020-01-01';
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

/** What a row holds as its date; empty if nothing. */
export const dateTextOf = (values: Values, format: RowFormat): string => textIn(reader(values, format), 'date').trim();

/** Reads a row as a recorded answer; throws {@link BadRow}. */
export function parseRow(values: Values, format: RowFormat, defaults: RowDefaults): RecordedAnswer {
  const read = reader(values, format);
  const recorded = readQuery(read);
  const named = readPlatform(read, format, defaults);
  const platform = named ?? defaults.platform ?? platformOfName(textIn(read, 'model'));
  if (platform === null) throw new BadRow('the row names no platform', null, 'platform');
  checkPlatform(platform, defaults);
  const { date, capturedAt } = readDate(textIn(read, 'date').trim(), defaults, format.dateOrder);
  if (date > defaults.today) throw new BadRow('the date is in the future', date);
  if (date < earliestDay) throw new BadRow('the date is before 2020, when no AI platform answered', date);
  const answer = textIn(read, 'answer');
  const outcome = readOutcome(textIn(read, 'outcome').trim().toLowerCase(), answer, platform);
  return {
    ...recorded,
    platform,
    date,
    // Noon of today may be to come.
    capturedAt: capturedAt < defaults.now ? capturedAt : defaults.now,
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
    platform: readPlatform(read, format, defaults) ?? defaults.platform,
    date: date === '' ? null : readDate(date, defaults, format.dateOrder).date,
    citations: readCitations(read('citations')),
  };
}

/** A query as one line, without the control characters and overrides of direction that a query typed by hand is refused for. */
const cleanQuery = (text: string): string =>
  text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

function readQuery(read: Read): RecordedQuery {
  const query = cleanQuery(decodeEntities(textIn(read, 'query')));
  const { length } = [...query];
  if (query === '') throw new BadRow('the query is empty');
  if (length < queryLength.minimum)
    throw new BadRow(`the query is shorter than ${queryLength.minimum} characters`, query);
  if (length > queryLength.maximum)
    throw new BadRow(`the query is longer than ${queryLength.maximum} characters`, query);
  const labels = readLabels({
    topic: textIn(read, 'topic'),
    tags: read('tags'),
    intent: textIn(read, 'intent'),
  });
  return { query, labels };
}

/** The platform that a row names; null if it names none. */
function readPlatform(read: Read, { platformNames }: RowFormat, { platforms }: RowDefaults): string | null {
  const name = textIn(read, 'platform').trim();
  return platformNames.get(name.toLowerCase()) ?? (platformId(name, platforms) || null);
}

function checkPlatform(platform: string, { platforms }: RowDefaults): void {
  if (!platformPattern.test(platform)) throw new BadRow('the platform is not a valid name', platform);
  if (!platforms.has(platform)) throw new BadRow(unknownPlatform(platform), platform, 'newPlatforms');
}

function readOutcome(said: string, answer: string, platform: string): CapturedAnswer['outcome'] {
  const word = said.replace(/[\s-]+/g, '_');
  if (word === 'refused') return 'refused';
  if (/^(?:no|without|not)_.*(?:overview|aio|triggered)$|^none_shown$/.test(word)) return 'no_overview';
  const isEmpty = answer.trim() === '' || noAnswer.test(answer.trim());
  if (!isEmpty && !(platform === 'aioverview' && noOverview.test(answer.trim()))) return 'answered';
  // A search page without an overview is an outcome; an empty answer of an assistant is a broken record.
  if (platform === 'aioverview') return 'no_overview';
  throw new BadRow('the answer is empty');
}

/** What sheets and programs write where there is no answer. */
const noAnswer = /^(?:#?n\/?a|null|none|nan|undefined|[-–—]+)$/i;
/** What they write where a search page showed no overview. */
const noOverview = /^no (?:google )?(?:ai )?(?:overview|aio)\b.{0,40}$/i;

/** Asks back about a platform that is not known. */
export function unknownPlatform(platform: string): string {
  const meant = nearestName(platform, platformIds);
  return `the platform is not known${meant === undefined ? '' : `; did you mean ${meant}?`}`;
}
