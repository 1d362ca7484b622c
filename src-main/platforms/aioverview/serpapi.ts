import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { connect } from '../define-provider.ts';
import type { ProviderDefinition } from '../platform-scanner.ts';
import { ScanFailure } from '../scan-failure.ts';
import { googleLanguage } from './google-language.ts';
import { readSerpApiReply } from './serpapi-reply.ts';

const facts = {
  name: 'SerpApi',
  vendorUrl: 'https://serpapi.com',
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
} as const;

/**
 * Google's AI Overview through SerpApi: one search, and if Google loads the overview later, an immediate second request
 * with the search's `page_token`, which lives about a minute. The search's cache is switched off: a cached result
 * would be an old answer with an expired token, and a second sample of a query would repeat the first.
 */
export const serpapi: ProviderDefinition = {
  ...facts,
  create: (config) => {
    const connection = connect(facts, config);
    const { name, secrets } = connection;
    const address = searchAddress(connection.baseUrl);
    return {
      ask: async (request, signal): Promise<CapturedAnswer> => {
        const get = (parameters: Readonly<Record<string, string>>) =>
          connection.exchange(signal, (fetch, ends) => {
            const api_key = secrets[0] ?? '';
            const all = new URLSearchParams({ ...parameters, no_cache: 'true', output: 'json', api_key });
            return fetch(`${address}?${all.toString()}`, { signal: ends });
          });
        const hl = googleLanguage(request.language, request.country);
        const search = await get({ engine: 'google', q: request.query, gl: request.country, hl, device: 'desktop' });
        const first = readSerpApiReply(search.body, 'search', name, secrets);
        const second =
          first.kind === 'deferred'
            ? await get({ engine: 'google_ai_overview', page_token: first.pageToken }).catch(afterBilledSearch)
            : null;
        const state = second === null ? first : readSerpApiReply(second.body, 'overview', name, secrets);
        return {
          outcome: state.kind === 'shown' ? 'answered' : 'no_overview',
          text: state.kind === 'shown' ? state.text : '',
          citations: state.kind === 'shown' ? state.citations : [],
          searches: [],
          requestedModel: null,
          servedModel: null,
          provider: facts.id,
          surface: facts.surface,
          latencyMs: search.latencyMs + (second?.latencyMs ?? 0),
          usage: { inputTokens: null, outputTokens: null, searches: second === null ? 1 : 2 },
          reportedCostUsd: null,
          raw: second === null ? { search: search.body } : { search: search.body, overview: second.body },
        };
      },
    };
  },
};

/** When the follow-up fails, the search has still been billed. */
function afterBilledSearch(error: unknown): never {
  if (!(error instanceof ScanFailure)) throw error;
  const { kind, message, status, retryAfterMs } = error;
  throw new ScanFailure(kind, message, { status, retryAfterMs, maybeBilled: true, cause: error });
}

/** The search address: the base address with SerpApi's path, unless it already has it. */
const searchAddress = (baseUrl: string): string =>
  /\/search(\.json)?$/.test(baseUrl) ? baseUrl : `${baseUrl}/search.json`;
