import { z } from 'zod';
import { baseUrlOf } from '../http/base-url.ts';
import { exchange } from '../http/exchange.ts';
import { failureMessage } from '../http/failure-from.ts';
import type { ProviderConfig, ScanRequest } from '../platform-scanner.ts';
import { type FailureKind, ScanFailure } from '../scan-failure.ts';
import { requireCredential } from '../credential.ts';
import { readReply } from '../read-reply.ts';
import { languageCode, locationCode } from './locale.ts';

const label = 'DataForSEO';

const count = z.number().nullish().catch(null);
const status = { status_code: z.number(), status_message: z.string().nullish().catch(null), cost: count };
const replySchema = z.looseObject({
  ...status,
  tasks: z.array(z.looseObject({ ...status, result: z.array(z.unknown()).nullish().catch(null) })).nullish(),
});

/** One live task's result; `result` is null when the search had no results at all. */
export interface DataForSeoResult {
  readonly result: unknown;
  readonly costUsd: number | null;
  readonly latencyMs: number;
  readonly raw: unknown;
}

/** What both DataForSEO providers share: two credentials, one address, one request of one task. */
export function dataForSeoClient(config: ProviderConfig, timeoutMs: number) {
  const login = requireCredential(config, 'DATAFORSEO_LOGIN');
  const password = requireCredential(config, 'DATAFORSEO_PASSWORD');
  const base = baseUrlOf(config.baseUrl, 'https://api.dataforseo.com').replace(/\/v3$/, '');
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const secrets = [login, password];
  return {
    /** Asks a live endpoint such as `/v3/serp/google/organic/live/advanced`. Throws {@link ScanFailure}. */
    ask: async (
      path: string,
      request: ScanRequest,
      parameters: Readonly<Record<string, unknown>>,
      signal: AbortSignal,
    ): Promise<DataForSeoResult> => {
      const task = {
        keyword: escapeKeyword(request.query),
        location_code: locationCode(request.country),
        language_code: languageCode(request.language, request.country),
        ...parameters,
      };
      const { body, latencyMs } = await exchange(
        { label, signal, timeoutMs: config.timeoutMs ?? timeoutMs, secrets },
        (fetch, ends) =>
          fetch(`${base}${path}`, {
            method: 'POST',
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify([task]),
            signal: ends,
          }),
      );
      const reply = readReply(replySchema, body, label);
      const done = reply.tasks?.[0] ?? reply;
      const noResults = done.status_code === 40102;
      const failure = [reply, done].find(({ status_code: code }) => code >= 30_000 && code !== 40102);
      if (failure !== undefined)
        throw taskFailure(failure.status_code, failure.status_message ?? '', (reply.cost ?? 0) > 0, secrets);
      const result = noResults ? null : (reply.tasks?.[0]?.result?.[0] ?? null);
      return { result, costUsd: reply.cost ?? null, latencyMs, raw: body };
    },
  };
}

/** DataForSEO decodes `%xx` and `+` in keywords; both must be written so that they survive it. */
const escapeKeyword = (query: string): string => query.replaceAll('%', '%25').replaceAll('+', '%2B');

const paymentCodes: ReadonlySet<number> = new Set([40200, 40203, 40204, 40210]);
const credentialCodes: ReadonlySet<number> = new Set([40100, 40104, 40201, 40207]);
const limitCodes: ReadonlySet<number> = new Set([40202, 40209]);
/** Search engine error, task failed to run, tasks still in the queue: all pass. */
const passingCodes: ReadonlySet<number> = new Set([40101, 40103, 40601, 40602]);

/** The failure of DataForSEO's own status code, which comes with HTTP status 200. Kept in step with its list of errors. */
function taskFailure(code: number, said: string, maybeBilled: boolean, secrets: readonly string[]): ScanFailure {
  const kind = (): FailureKind => {
    if (paymentCodes.has(code)) return 'payment';
    if (credentialCodes.has(code)) return 'credential';
    if (limitCodes.has(code)) return 'rate_limited';
    return passingCodes.has(code) || code >= 50_000 ? 'server' : 'request';
  };
  return new ScanFailure(kind(), failureMessage(`${label}: ${said || 'no message'} (${code})`, secrets), {
    status: 200,
    maybeBilled,
  });
}
