import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { baseUrlOf } from './http/base-url.ts';
import { exchange, type Exchange } from './http/exchange.ts';
import type { ProviderConfig, ProviderDefinition, ScanRequest } from './platform-scanner.ts';
import { ScanFailure } from './scan-failure.ts';

/** What a provider declares; the rest of its definition follows from it. */
type ProviderFacts = Omit<ProviderDefinition, 'create'> & {
  /** Short name in messages: `OpenAI`. */
  readonly name: string;
  /** The vendor's own address; the configured one replaces it. */
  readonly vendorUrl: string;
};

/** A provider with its configuration: what a request is made with. */
export interface Connection {
  readonly name: string;
  readonly baseUrl: string;
  /** Empty where the provider has no model to choose. */
  readonly model: string;
  readonly timeoutMs: number;
  /** The credentials in the order of the definition. */
  readonly secrets: readonly string[];
  /** Sends one request within the time limit and returns the reply's JSON. Throws {@link ScanFailure}. */
  exchange(signal: AbortSignal, send: Send): Promise<Exchange>;
}

type Send = (fetch: typeof globalThis.fetch, signal: AbortSignal) => Promise<unknown>;

/** What is read from the reply; provider, surface, model and latency are added by {@link defineProvider}. */
export type AnswerOfReply = Pick<CapturedAnswer, 'outcome' | 'text' | 'citations' | 'searches' | 'usage'> &
  Partial<Pick<CapturedAnswer, 'servedModel' | 'reportedCostUsd' | 'sourcesReported'>>;

/** Sends a request with a vendor's library or plain `fetch`; must use the `fetch` and the signal passed in. */
export type SendRequest = (
  connection: Connection,
  request: ScanRequest,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
) => Promise<unknown>;

interface SingleRequest extends ProviderFacts {
  readonly send: SendRequest;
  /** Reads the reply. Throws {@link ScanFailure}. */
  readonly read: (body: unknown, connection: Connection) => AnswerOfReply;
}

/** A provider that answers a question with one request and one JSON reply. */
export function defineProvider({ send, read, name, vendorUrl, ...facts }: SingleRequest): ProviderDefinition {
  return {
    ...facts,
    create: (config) => {
      const connection = connect({ ...facts, name, vendorUrl }, config);
      return {
        ask: async (request, signal) => {
          const { body, latencyMs } = await connection.exchange(signal, (fetch, ends) =>
            send(connection, request, fetch, ends),
          );
          return {
            servedModel: null,
            reportedCostUsd: null,
            ...read(body, connection),
            requestedModel: connection.model || null,
            provider: facts.id,
            surface: facts.surface,
            latencyMs,
            raw: body,
          };
        },
      };
    },
  };
}

/** Checks a configuration. Throws {@link ScanFailure} `credential` or `request`, naming what is missing or wrong. */
export function connect(facts: ProviderFacts, config: ProviderConfig): Connection {
  const { name } = facts;
  const secrets = facts.credentials.map((variable) => requireCredential(config, variable));
  const baseUrl = baseUrlOf(config.baseUrl, facts.vendorUrl);
  const model = config.model || facts.defaultModel || '';
  if (model === '' && facts.modelVariable !== undefined)
    throw new ScanFailure('request', `${facts.modelVariable} is not set: name a model available on the server`);
  const timeoutMs = config.timeoutMs ?? facts.timeoutMs;
  return {
    name,
    baseUrl,
    model,
    timeoutMs,
    secrets,
    exchange: (signal, send) => exchange({ label: name, signal, timeoutMs, secrets }, send),
  };
}

function requireCredential(config: ProviderConfig, variable: string): string {
  const value = config.credentials[variable]?.trim() ?? '';
  if (value === '')
    throw new ScanFailure('credential', `${variable} is not set: add it in Settings or the environment`);
  return value;
}
