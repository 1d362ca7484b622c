import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import type { ProviderDefinition, ScanRequest } from '#main/platforms/platform-scanner.ts';
import { ScanFailure } from '#main/platforms/scan-failure.ts';
import type { ReplayServer } from './replay-server.ts';

/** A question as a scan asks it; the parts a test cares about can be replaced. */
const scanRequest = (changes: Partial<ScanRequest> = {}): ScanRequest => ({
  query: 'best team wiki',
  language: 'en',
  country: 'us',
  sample: 1,
  ...changes,
});

interface AskOptions {
  readonly request?: Partial<ScanRequest>;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly baseUrl?: string | null;
  readonly model?: string;
}

/** Asks a provider whose credentials and base URL are the replay server's. */
export function ask(
  server: ReplayServer,
  provider: ProviderDefinition,
  options: AskOptions = {},
): Promise<CapturedAnswer> {
  const environment = server.environment();
  const scanner = provider.create({
    credentials: Object.fromEntries(provider.credentials.map((name) => [name, environment[name] ?? ''])),
    baseUrl: options.baseUrl === undefined ? (environment[provider.baseUrlVariable] ?? null) : options.baseUrl,
    model: options.model ?? null,
    timeoutMs: options.timeoutMs ?? 5000,
  });
  return scanner.ask(scanRequest(options.request), options.signal ?? new AbortController().signal);
}

/** The failure that a question ends in; throws if it ends in an answer or another error. */
export async function failureOf(answer: Promise<CapturedAnswer>): Promise<ScanFailure> {
  const ended = await answer.catch((error: unknown) => error);
  if (ended instanceof ScanFailure) return ended;
  if (ended instanceof Error) throw ended;
  throw new Error(`expected a failure, got an answer: ${JSON.stringify(ended).slice(0, 200)}`);
}
