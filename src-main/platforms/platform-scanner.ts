import type { CountryCode } from '#shared/domain/countries.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { PlatformId } from '#shared/domain/platforms.ts';
import type { CapturedAnswer, Surface } from '#main/analysis/captured-answer.ts';

/** One question to one platform, asked in a language from a country. */
export interface ScanRequest {
  readonly query: string;
  readonly language: LanguageCode;
  readonly country: CountryCode;
  /** 1 for the first sample of a query in an execution. */
  readonly sample: number;
}

/** Asks one platform through one provider. Throws {@link ScanFailure}; a failure is never returned as an answer. */
export interface PlatformScanner {
  ask(request: ScanRequest, signal: AbortSignal): Promise<CapturedAnswer>;
}

/** A provider's configuration. The only place for secrets, which never appear in messages. */
export interface ProviderConfig {
  /** By environment name, `OPENAI_API_KEY` and so on. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly baseUrl: string | null;
  readonly model: string | null;
  /** Milliseconds until one request times out, instead of the definition's. */
  readonly timeoutMs?: number;
}

/** A provider of a platform: one file exports one of these, one line of the registry lists it. */
export interface ProviderDefinition {
  readonly id: string;
  readonly platform: PlatformId;
  readonly label: string;
  readonly surface: Surface;
  /** Environment names of the credentials it needs; all are secret. */
  readonly credentials: readonly string[];
  /** Environment name of its base URL, for proxies and tests. */
  readonly baseUrlVariable: string;
  readonly defaultModel: string | null;
  /** Environment name that replaces the default model; absent if there is no model to choose. */
  readonly modelVariable?: string;
  /** Requests at once, and per minute. */
  readonly concurrency: number;
  readonly requestsPerMinute: number;
  /** Milliseconds until one request times out. */
  readonly timeoutMs: number;
  readonly create: (config: ProviderConfig) => PlatformScanner;
}
