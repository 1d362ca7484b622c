import { queryLength } from '#shared/contract/v1/fields.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';
import { platformIds } from '#shared/domain/platforms.ts';
import { dayIn, isDay, type Day, isoInstant } from '#shared/domain/dates.ts';
import type { CapturedAnswer, CapturedCitation } from '#main/analysis/captured-answer.ts';
import { trimEnd } from '#main/analysis/trim-end.ts';
import type { ColumnMapping } from './columns.ts';
import { BadRow } from './bad-row.ts';
import { textOf } from './flatten-row.ts';
import { readLabels, type RowLabels } from './row-labels.ts';

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

export interface RecordedAnswer {
  readonly query: string;
  readonly platform: string;
  readonly date: Day;
  readonly capturedAt: string;
  readonly captured: CapturedAnswer;
  readonly labels: RowLabels;
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
    return (column === undefined ? null : textOf(values[column])) ?? '';
  };
  const query = text('query').trim().replace(/\s+/g, ' ');
  if (query === '') throw new BadRow('the query is empty');
  if (query.length < queryLength.minimum)
    throw new BadRow(`the query is shorter than ${queryLength.minimum} characters`, query);
  if (query.length > queryLength.maximum)
    throw new BadRow(`the query is longer than ${queryLength.maximum} characters`, query);
  const platform = normalisePlatform(text('platform')) || defaults.platform || platformOfModel(text('model'));
  if (platform === null) throw new BadRow('the row names no platform', null, 'platform');
  if (!platformPattern.test(platform)) throw new BadRow('the platform is not a valid name', platform);
  if (!defaults.platforms.has(platform)) throw new BadRow(unknownPlatform(platform), platform, 'newPlatforms');
  const { date, capturedAt } = readDate(text('date').trim(), defaults);
  if (date > defaults.today) throw new BadRow('the date is in the future', date);
  const answer = text('answer');
  const outcome = readOutcome(text('outcome').trim().toLowerCase(), answer, platform);
  return {
    query,
    platform,
    date,
    capturedAt,
    labels: readLabels({
      topic: text('topic'),
      tags: mapping.tags === undefined ? undefined : values[mapping.tags],
      intent: text('intent'),
    }),
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

function readDate(text: string, defaults: RowDefaults): { date: Day; capturedAt: string } {
  if (text === '') return atNoon(defaults.date);
  const day = text.replace(/^(\d{4})[/.](\d{2})[/.](\d{2})$/, '$1-$2-$3');
  if (isDay(day)) return atNoon(day);
  const instant = readInstant(text);
  if (Number.isNaN(instant.getTime())) throw new BadRow('the date is not understood; write yyyy-mm-dd', text);
  return { date: dayIn(defaults.timeZone, instant), capturedAt: isoInstant(instant) };
}

/** An ISO date and time, or a number of seconds or milliseconds since 1970; else an invalid date. */
function readInstant(text: string): Date {
  if (/^\d{10}(\.\d+)?$/.test(text)) return new Date(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return new Date(Number(text));
  return new Date(/^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? text.replace(' ', 'T') : Number.NaN);
}

const atNoon = (date: Day): { date: Day; capturedAt: string } => ({ date, capturedAt: `${date}T12:00:00Z` });

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
    .map((part) => trimEnd(part.replace(/^[<"'(]+/, ''), /[>"'),]/))
    .filter((part) => /^https?:\/\//i.test(part));
}
