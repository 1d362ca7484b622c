import { queryLength } from '#shared/contract/v1/fields.ts';
import { dayIn, isDay, type Day } from '#shared/domain/dates.ts';
import type { CapturedAnswer, CapturedCitation } from '#main/analysis/captured-answer.ts';
import type { ColumnMapping } from './columns.ts';

/** Values for rows that do not give their own. */
export interface RowDefaults {
  readonly platform: string | null;
  readonly date: Day;
  readonly timeZone: string;
}

export interface RecordedAnswer {
  readonly query: string;
  readonly platform: string;
  readonly date: Day;
  readonly capturedAt: string;
  readonly captured: CapturedAnswer;
}

/** A row that cannot be imported; the message says why. */
export class BadRow extends Error {
  override readonly name = 'BadRow';
}

const platformPattern = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** Reads a row as a recorded answer; throws {@link BadRow}. */
export function parseRow(
  values: Readonly<Record<string, unknown>>,
  mapping: ColumnMapping,
  defaults: RowDefaults,
): RecordedAnswer {
  const text = (field: keyof ColumnMapping): string => {
    const column = mapping[field];
    const value = column === undefined ? undefined : values[column];
    return value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  };
  const query = text('query').trim().replace(/\s+/g, ' ');
  if (query.length < queryLength.minimum || query.length > queryLength.maximum)
    throw new BadRow(
      `the query has ${query.length} characters; it must have ${queryLength.minimum} to ${queryLength.maximum}`,
    );
  const platform = normalisePlatform(text('platform')) || defaults.platform;
  if (platform === null) throw new BadRow('the row names no platform; give one with --platform');
  if (!platformPattern.test(platform)) throw new BadRow(`"${platform}" is not a valid platform`);
  const { date, capturedAt } = readDate(text('date').trim(), defaults);
  const answer = text('answer');
  const outcome = readOutcome(text('outcome').trim().toLowerCase(), answer, platform);
  return {
    query,
    platform,
    date,
    capturedAt,
    captured: {
      outcome,
      text: outcome === 'no_overview' ? '' : answer,
      citations: readCitations(mapping.citations === undefined ? undefined : values[mapping.citations]),
      searches: [],
      requestedModel: null,
      servedModel: text('model').trim() || null,
      provider: 'import',
      surface: 'import',
      latencyMs: null,
      usage: null,
      reportedCostUsd: null,
      raw: null,
    },
  };
}

function readOutcome(word: string, answer: string, platform: string): CapturedAnswer['outcome'] {
  if (word === 'no_overview' || word === 'refused') return word;
  if (answer.trim() !== '') return 'answered';
  // A search page without an overview is an outcome; an empty answer of an assistant is a broken record.
  if (platform === 'aioverview') return 'no_overview';
  throw new BadRow('the answer is empty');
}

/** Maps the usual spellings of "ChatGPT" and "AI Overview" to platform ids. */
function normalisePlatform(name: string): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '');
  if (/^(chatgpt|openai|gpt)/.test(plain)) return 'chatgpt';
  if (/^(google)?aio(verviews?)?$/.test(plain)) return 'aioverview';
  return plain;
}

function readDate(text: string, defaults: RowDefaults): { date: Day; capturedAt: string } {
  if (text === '') return atNoon(defaults.date);
  if (isDay(text)) return atNoon(text);
  const instant = /^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? new Date(text.replace(' ', 'T')) : new Date(Number.NaN);
  if (Number.isNaN(instant.getTime()))
    throw new BadRow(`the date "${text.slice(0, 40)}" is not understood; write yyyy-mm-dd`);
  return { date: dayIn(defaults.timeZone, instant), capturedAt: instant.toISOString() };
}

const atNoon = (date: Day): { date: Day; capturedAt: string } => ({ date, capturedAt: `${date}T12:00:00.000Z` });

/** A list column: a JSON list of addresses or `{url, title}` objects, or addresses separated by spaces, commas, semicolons or bars. */
function readCitations(value: unknown): CapturedCitation[] {
  const list = typeof value === 'string' ? readList(value.trim()) : value;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    if (typeof item === 'string')
      return /^https?:\/\//i.test(item.trim()) ? [{ url: item.trim(), title: '', cited: true }] : [];
    if (typeof item !== 'object' || item === null) return [];
    const entry = item as Record<string, unknown>;
    const url = [entry['url'], entry['link'], entry['href'], entry['uri']].find((value) => typeof value === 'string');
    const title = [entry['title'], entry['name']].find((value) => typeof value === 'string');
    return typeof url === 'string'
      ? [{ url, title: typeof title === 'string' ? title : '', cited: entry['cited'] !== false }]
      : [];
  });
}

function readList(text: string): unknown {
  if (text.startsWith('[') || text.startsWith('{')) {
    try {
      const parsed: unknown = JSON.parse(text);
      return Array.isArray(parsed) ? parsed : [parsed];
    } catch {
      // Not JSON: read as addresses below.
    }
  }
  return text
    .split(/[\s|;]+|,(?=\s*https?:)/i)
    .map((part) => part.replace(/^[<"'(]+|[>"'),]+$/g, ''))
    .filter((part) => /^https?:\/\//i.test(part));
}
