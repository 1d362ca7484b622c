import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { baseUrlOf } from '../http/base-url.ts';
import { exchange } from '../http/exchange.ts';
import type { ProviderDefinition } from '../platform-scanner.ts';
import { ScanFailure } from '../scan-failure.ts';
import { requireCredential } from '../credential.ts';
import { googleLanguage } from './google-language.ts';
import { readSerpApiReply } from './serpapi-reply.ts';

const label = 'SerpApi';

/**
 * Google's AI Overview through SerpApi: one search, and where Google loads the overview later, at once a second request
 * with the search's `page_token`, which lives about a minute. The search's cache is switched off: a cached result
 * would be an old answer, its token expired, and a second sample of a query the same one again.
 */
export const serpapi: ProviderDefinition = {
  id: 'serpapi',
  platform: 'aioverview',
  label: 'SerpApi (Google search)',
  surface: 'serp',
  credentials: ['SERPAPI_API_KEY'],
  baseUrlVariable: 'SERPAPI_BASE_URL',
  defaultModel: null,
  concurrency: 4,
  requestsPerMinute: 60,
  timeoutMs: 90_000,
  create: (config) => {
    const apiKey = requireCredential(config, 'SERPAPI_API_KEY');
    const address = searchAddress(config.baseUrl);
    const timeoutMs = config.timeoutMs ?? serpapi.timeoutMs;
    const secrets = [apiKey];
    return {
      ask: async (request, signal) => {
        const get = (parameters: Readonly<Record<string, string>>) =>
          exchange({ label, signal, timeoutMs, secrets }, (fetch, ends) => {
            const all = new URLSearchParams({ ...parameters, no_cache: 'true', output: 'json', api_key: apiKey });
            return fetch(`${address}?${all.toString()}`, { signal: ends });
          });
        const hl = googleLanguage(request.language, request.country);
        const search = await get({ engine: 'google', q: request.query, gl: request.country, hl, device: 'desktop' });
        const first = readSerpApiReply(search.body, 'search', label, secrets);
        const second =
          first.kind === 'deferred'
            ? await get({ engine: 'google_ai_overview', page_token: first.pageToken }).catch(afterBilledSearch)
            : null;
        const state = second === null ? first : readSerpApiReply(second.body, 'overview', label, secrets);
        const answer: CapturedAnswer = {
          outcome: state.kind === 'shown' ? 'answered' : 'no_overview',
          text: state.kind === 'shown' ? state.text : '',
          citations: state.kind === 'shown' ? state.citations : [],
          searches: [],
          requestedModel: null,
          servedModel: null,
          provider: serpapi.id,
          surface: serpapi.surface,
          latencyMs: search.latencyMs + (second?.latencyMs ?? 0),
          usage: { inputTokens: null, outputTokens: null, searches: second === null ? 1 : 2 },
          reportedCostUsd: null,
          raw: second === null ? { search: search.body } : { search: search.body, overview: second.body },
        };
        return answer;
      },
    };
  },
};

/** A follow-up that fails leaves a search that was billed. */
function afterBilledSearch(error: unknown): never {
  if (!(error instanceof ScanFailure)) throw error;
  const { kind, message, status, retryAfterMs } = error;
  throw new ScanFailure(kind, message, { status, retryAfterMs, maybeBilled: true, cause: error });
}

/** Where searches go: the base address and SerpApi's path, unless the address already names it. */
function searchAddress(configured: string | null): string {
  const base = baseUrlOf(configured, 'https://serpapi.com');
  return /\/search(\.json)?$/.test(base) ? base : `${base}/search.json`;
}
