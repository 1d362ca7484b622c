import type { z } from 'zod';
import { invalidRequest, ServiceError, type ErrorDetail } from '#shared/contract/errors.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';
import { fieldNames } from './schema-fields.ts';

type Issue = z.core.$ZodIssue;

/** Number of problems named in the message itself; `details` has more. */
const namedInMessage = 3;
/** Maximum number of problems in `details`: a body with a thousand wrong fields gets a short reply. */
const mostDetails = 20;
/** Number of problems described to choose from: a body of 1 MiB can have half a million. */
const examined = 100;

/** `addedQueries[2]` of a path; empty for the body itself. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? short(part) : `${text}.${short(part)}`,
    '',
  );

/** A name from a request, cut to fit a message. */
function short(name: PropertyKey): string {
  const text = String(name);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The type of a value, in JSON terms. */
function kindOf(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  return typeNames[Array.isArray(value) ? 'array' : typeof value] ?? 'something else';
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, part)
        ? (at as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );

const plural = (count: number | bigint, noun: string): string => `${count} ${noun}${Number(count) === 1 ? '' : 's'}`;

function sizeMessage(origin: string, word: 'least' | 'most', bound: number | bigint): string {
  if (origin === 'string') return `must have at ${word} ${plural(bound, 'character')}`;
  if (origin === 'array' || origin === 'set') return `must have at ${word} ${plural(bound, 'item')}`;
  return `must be at ${word} ${bound}`;
}

/** One problem in words: what is expected, and what was found. Messages in the contract take precedence. */
function messageOf(issue: Issue, body: unknown): string {
  switch (issue.code) {
    case 'invalid_type': {
      const found = valueAt(body, issue.path);
      if (found === undefined) return 'is required';
      return `${contractMessage(issue) ?? `must be ${typeNames[issue.expected] ?? issue.expected}`}, not ${kindOf(found)}`;
    }
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return contractMessage(issue) ?? sizeMessage(issue.origin, 'least', issue.minimum);
    case 'too_big':
      return contractMessage(issue) ?? sizeMessage(issue.origin, 'most', issue.maximum);
    case 'invalid_format':
      return contractMessage(issue) ?? `must be a valid ${issue.format}`;
    default:
      return issue.message;
  }
}

/** The contract's own message for a problem; undefined for the library's. */
const contractMessage = (issue: Issue): string | undefined =>
  /^(must|may) /.test(issue.message) ? issue.message : undefined;

interface Problem extends ErrorDetail {
  /** The known name that was probably meant. */
  readonly meant?: string;
}

function problemsOf(issue: Issue, schema: z.core.$ZodType, body: unknown): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathText(issue.path), message: messageOf(issue, body) }];
  const known = fieldNames(schema, issue.path);
  return issue.keys.slice(0, examined).map((key) => {
    const path = pathText([...issue.path, key]);
    const nearest = nearestName(key, known);
    if (nearest !== undefined)
      return { path, message: `unknown field; did you mean "${nearest}"?`, meant: pathText([...issue.path, nearest]) };
    return {
      path,
      message: known.length === 0 ? 'unknown field; none is expected' : `unknown field; known are ${known.join(', ')}`,
    };
  });
}

/**
 * The `invalid_request` error of a request that does not fit its schema: every problem with its path, unknown
 * fields first, each with the name probably meant. `body` is the unparsed request.
 */
export function requestError(error: z.core.$ZodError, schema: z.core.$ZodType, body: unknown): ServiceError {
  const unknown = error.issues.filter((issue) => issue.code === 'unrecognized_keys');
  const others = error.issues.filter((issue) => issue.code !== 'unrecognized_keys');
  const misnamed = unknown.slice(0, examined).flatMap((issue) => problemsOf(issue, schema, body));
  const meant = new Set(misnamed.flatMap((problem) => problem.meant ?? []));
  const misfit = others.slice(0, examined).flatMap((issue) => problemsOf(issue, schema, body));
  // A misspelt field is one problem, not two: "is required" adds nothing about the field that was meant.
  const distinct = misfit.filter((problem) => !(problem.message === 'is required' && meant.has(problem.path)));
  const sorted = [...misnamed, ...distinct];
  const all =
    unknown.reduce((sum, issue) => sum + issue.keys.length, 0) + others.length - (misfit.length - distinct.length);
  const details = sorted.slice(0, mostDetails).map(({ path, message }) => ({ path, message }));
  const lines = details
    .slice(0, namedInMessage)
    .map(({ path, message }) => (path === '' ? `the body ${message}` : `${path}: ${message}`));
  const rest = all - lines.length;
  return new ServiceError(
    'invalid_request',
    `${lines.join('; ')}${rest > 0 ? `; and ${plural(rest, 'more problem')}` : ''}`,
    { details },
  );
}

/** The longest list a request may hold: checking half a million entries would block all other requests. */
const longestList = 10_000;

/** Refuses a request with an absurdly long list before its entries are checked one by one. */
export function requireModestLists(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [field, value] of Object.entries(body))
    if (Array.isArray(value) && value.length > longestList)
      throw invalidRequest(short(field), `must have at most ${plural(longestList, 'item')}`);
}
