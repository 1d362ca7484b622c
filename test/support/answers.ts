import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';

/** An answer as a platform might give it; a test states only what it is about. */
export function captured(change: Partial<CapturedAnswer> = {}): CapturedAnswer {
  return {
    outcome: 'answered',
    text: 'Nobody in particular.',
    citations: [],
    searches: [],
    requestedModel: null,
    servedModel: null,
    provider: 'test',
    surface: 'api',
    latencyMs: null,
    usage: null,
    reportedCostUsd: null,
    raw: null,
    ...change,
  };
}
