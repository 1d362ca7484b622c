import { z } from 'zod';
import { failureMessage } from '../http/failure-from.ts';
import type { Connection, SendRequest } from '../define-provider.ts';
import { type FailureKind, ScanFailure } from '../scan-failure.ts';
import { readReply } from '../read-reply.ts';
import { languageCode, locationCode } from './locale.ts';

const count = z.number().nullish().catch(null);
const status = { status_code: z.number(), status_message: z.string().nullish().catch(null), cost: count };
const replySchema = z.looseObject({
  ...status,
  tasks: z.array(z.looseObject({ ...status, result: z.array(z.unknown()).nullish().catch(null) })).nullish(),
});

/** What both DataForSEO providers have in common. */
export const dataForSeo = {
  name: 'DataForSEO',
  vendorUrl: 'https://api.dataforseo.com',
  credentials: ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'],
  baseUrlVariable: 'DATAFORSEO_BASE_URL',
  defaultModel: null,
  concurrency: 4,
  requestsPerMinute: 120,
} as const;

/** Sends one task to a live endpoint such as `/v3/serp/google/organic/live/advanced`. */
export const sendTask =
  (path: string, parameters: Readonly<Record<string, unknown>> = {}): SendRequest =>
  ({ baseUrl, secrets }, { query, country, language }, fetch, signal) => {
    const task = {
      keyword: escapeKeyword(query),
      location_code: locationCode(country),
      language_code: languageCode(language, country),
      ...parameters,
    };
    const authorization = `Basic ${Buffer.from(secrets.join(':')).toString('base64')}`;
    return fetch(`${baseUrl.replace(/\/v3$/, '')}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify([task]),
      signal,
    });
  };

/** The result of the one task (null when the search had no results at all), and its cost in US dollars. Throws {@link ScanFailure}. */
export function readTask(body: unknown, { name, secrets }: Connection): { result: unknown; costUsd: number | null } {
  const reply = readReply(replySchema, body, name);
  const done = reply.tasks?.[0] ?? reply;
  const failure = [reply, done].find(({ status_code: code }) => code >= 30_000 && code !== noResults);
  if (failure !== undefined)
    throw taskFailure(failure.status_code, failure.status_message ?? '', (reply.cost ?? 0) > 0, secrets);
  const result = done.status_code === noResults ? null : (reply.tasks?.[0]?.result?.[0] ?? null);
  return { result, costUsd: reply.cost ?? null };
}

/** The status code of a search without results: an answer, not a failure. */
const noResults = 40102;

/** DataForSEO decodes `%xx` and `+` in keywords; both are escaped here. */
const escapeKeyword = (query: string): string => query.replaceAll('%', '%25').replaceAll('+', '%2B');

const paymentCodes: ReadonlySet<number> = new Set([40200, 40203, 40204, 40210]);
const credentialCodes: ReadonlySet<number> = new Set([40100, 40104, 40201, 40207]);
const limitCodes: ReadonlySet<number> = new Set([40202, 40209]);
/** Search engine error, task failed to run, task still queued: all temporary. */
const passingCodes: ReadonlySet<number> = new Set([40101, 40103, 40601, 40602]);

/** The failure for DataForSEO's own status code, sent with HTTP status 200 (see its list of errors). */
function taskFailure(code: number, message: string, maybeBilled: boolean, secrets: readonly string[]): ScanFailure {
  const kind = (): FailureKind => {
    if (paymentCodes.has(code)) return 'payment';
    if (credentialCodes.has(code)) return 'credential';
    if (limitCodes.has(code)) return 'rate_limited';
    return passingCodes.has(code) || code >= 50_000 ? 'server' : 'request';
  };
  return new ScanFailure(kind(), failureMessage(`${dataForSeo.name}: ${message || 'no message'} (${code})`, secrets), {
    status: 200,
    maybeBilled,
  });
}
