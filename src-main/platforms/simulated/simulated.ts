import { setTimeout as wait } from 'node:timers/promises';
import { dayIn } from '#shared/domain/dates.ts';
import { platformLabel, type PlatformId } from '#shared/domain/platforms.ts';
import type { PlatformScanner, ProviderDefinition, ScanRequest } from '#main/platforms/platform-scanner.ts';
import { ScanFailure } from '#main/platforms/scan-failure.ts';
import { hashOf, unitOf } from './chance.ts';
import { simulateAnswer, simulatedModel } from './simulate-answer.ts';

/** The seed of the sample workspace and of scans in it. */
export const sampleSeed = 20_240;

export interface SimulatedOptions {
  readonly seed?: number;
  readonly now?: () => Date;
  /** IANA name; the system's when absent. */
  readonly timeZone?: string;
  /** Shortest and longest wait for an answer, milliseconds; `[0, 0]` answers at once. */
  readonly latencyMs?: readonly [shortest: number, longest: number];
  /** Share of questions whose first attempt fails temporarily. */
  readonly failureShare?: number;
}

/**
 * A simulated platform, for the sample workspace only: the same question on the same day gets the same answer, and
 * everything about it says that it is simulated. Sends no request and costs nothing.
 */
export const simulatedProvider = (platform: PlatformId, options: SimulatedOptions = {}): ProviderDefinition => ({
  id: `simulated-${platform}`,
  platform,
  label: `Simulated ${platformLabel(platform)}`,
  surface: 'simulated',
  credentials: [],
  baseUrlVariable: '',
  defaultModel: platform === 'aioverview' ? null : simulatedModel,
  concurrency: 4,
  requestsPerMinute: 10_000,
  timeoutMs: 30_000,
  create: () => createScanner(platform, options),
});

function createScanner(platform: PlatformId, options: SimulatedOptions): PlatformScanner {
  const { seed = sampleSeed, now = () => new Date(), latencyMs = [150, 900], failureShare = 0.03 } = options;
  const timeZone = options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const failed = new Set<string>();
  return {
    ask: async (request: ScanRequest, signal) => {
      const day = dayIn(timeZone, now());
      const { query, language, country, sample } = request;
      const question = { seed, platform, query, language, country, day, sample, today: day };
      const name = [platform, query, language, country, day, sample].join('|');
      const [shortest, longest] = latencyMs;
      const latency = Math.round(shortest + unitOf(`latency|${name}`) * (longest - shortest));
      await pause(latency, signal);
      if (unitOf(`failure|${name}`) < failureShare && !failed.has(name)) {
        failed.add(name);
        throw temporaryFailure(name);
      }
      const { captured } = simulateAnswer(question);
      return { ...captured, latencyMs: latency };
    },
  };
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw new ScanFailure('cancelled', 'cancelled');
  if (milliseconds <= 0) return;
  try {
    await wait(milliseconds, undefined, { signal });
  } catch (error) {
    throw new ScanFailure('cancelled', 'cancelled', { cause: error });
  }
}

const temporaryFailure = (name: string): ScanFailure =>
  hashOf(name) % 2 === 0
    ? new ScanFailure('rate_limited', 'Simulated: too many requests, try again shortly.', {
        status: 429,
        retryAfterMs: 400,
      })
    : new ScanFailure('server', 'Simulated: the platform is overloaded for a moment.', { status: 503 });
