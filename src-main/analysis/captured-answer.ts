/** How an answer ended. A question without any answer is a {@link ScanFailure}, never an outcome stored as an answer. */
export type AnswerOutcome = 'answered' | 'no_overview' | 'refused';

/** Where the answer was taken: a model's API, the page people see, a search result page, an import, or a simulation. */
export type Surface = 'api' | 'interface' | 'serp' | 'import' | 'simulated';

/** A source an answer named, in the order of the answer. `cited` is false when it was only retrieved. */
export interface CapturedCitation {
  readonly url: string;
  readonly title: string;
  readonly cited: boolean;
}

export interface Usage {
  readonly inputTokens: number | null;
  /** Of the input tokens, those the platform read from a cache, which it bills at less; absent where it does not say so. */
  readonly cachedInputTokens?: number | null;
  readonly outputTokens: number | null;
  /** Billed searches or tool calls. */
  readonly searches: number | null;
}

/**
 * What one platform said to one query, before anything is looked for in it: the unit everything counts.
 * What a provider does not report is null, never 0.
 */
export interface CapturedAnswer {
  readonly outcome: AnswerOutcome;
  /** Markdown; empty for `no_overview`. */
  readonly text: string;
  readonly citations: readonly CapturedCitation[];
  /** The platform's own searches (fan-out), in order. */
  readonly searches: readonly string[];
  readonly requestedModel: string | null;
  readonly servedModel: string | null;
  /** Registry id of the provider: `openai`, `serpapi`, `import`, `simulated` … */
  readonly provider: string;
  readonly surface: Surface;
  readonly latencyMs: number | null;
  readonly usage: Usage | null;
  /** US dollars as the provider reports it; null when it does not (a price table may then fill it in). */
  readonly reportedCostUsd: number | null;
  /** The platform's reply as received (parsed JSON), kept compressed and immutable; null for imports. */
  readonly raw: unknown;
}
