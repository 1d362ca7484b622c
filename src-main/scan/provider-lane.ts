import PQueue from 'p-queue';
import type { PlatformScanner, ProviderDefinition } from './platform-scanner.ts';

/**
 * The way to one provider: how many requests at once and per minute, and the circuit that stops it after hard
 * failures instead of burning through a group.
 */
export interface ProviderLane {
  readonly definition: ProviderDefinition;
  readonly scanner: PlatformScanner;
  /** Runs work when there is room; rejects with the signal's reason when it is aborted before. */
  run<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
  /** Why the provider is stopped, in the platform's words; null while it is not. */
  readonly stopped: string | null;
  stop(reason: string): void;
  /** Counts failures in a row that a next question will probably meet too; stops the lane at the fifth. */
  recordFailure(reason: string): void;
  recordSuccess(): void;
}

const failuresToStop = 5;

export function createProviderLane(definition: ProviderDefinition, scanner: PlatformScanner): ProviderLane {
  const queue = new PQueue({ concurrency: definition.concurrency, interval: 60_000, intervalCap: definition.requestsPerMinute, carryoverIntervalCount: true });
  let inARow = 0;
  let stopped: string | null = null;
  return {
    definition,
    scanner,
    run: (work, signal) => queue.add(work, { signal }),
    get stopped() {
      return stopped;
    },
    stop: (reason) => {
      stopped = reason;
    },
    recordFailure: (reason) => {
      inARow += 1;
      if (inARow >= failuresToStop) stopped = reason;
    },
    recordSuccess: () => {
      inARow = 0;
      stopped = null;
    },
  };
}
