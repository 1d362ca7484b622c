/** The outcome of a question that was answered. A question without an answer is a scan failure and not stored as an answer. */
export type AnswerOutcome = 'answered' | 'no_overview' | 'refused';

/** Where an answer was captured: a model's API, the page people see, a search result page, an import or a simulation. */
export type Surface = 'api' | 'interface' | 'serp' | 'import' | 'simulated';

/** A source of an answer. `cited` is false if the platform only retrieved it. */
export interface CapturedCitation {
  readonly url: string;
  readonly title: string;
  readonly cited: boolean;
}

/** What a request used, as the platform bills it; null if the provider does not report it. */
export interface Usage {
  readonly inputTokens: number | null;
  /** Of the input tokens, those read from a cache and billed at a lower price; absent if not reported. */
  readonly cachedInputTokens?: number | null;
  /** Of the input tokens, those written to a cache for minutes; absent if not reported. */
  readonly cacheWriteTokens?: number | null;
  /** Of the input tokens, those written to a cache for hours; absent if not reported. */
  readonly longCacheWriteTokens?: number | null;
  readonly outputTokens: number | null;
  /** Billed searches or tool calls. */
  readonly searches: number | null;
}

/**
 * One platform's answer to one query before analysis: the unit that every measure counts. What a provider does not report
 * is null, never 0.
 */
export interface CapturedAnswer {
  readonly outcome: AnswerOutcome;
  /** Markdown; empty for `no_overview`. */
  readonly text: string;
  readonly citations: readonly CapturedCitation[];
  /** False if the platform was expected to list its sources and its reply held no list: not the same as no sources. */
  readonly sourcesReported?: boolean;
  /** The platform's own searches (fan-out), in order. */
  readonly searches: readonly string[];
  readonly requestedModel: string | null;
  readonly servedModel: string | null;
  /** Registry id of the provider: `openai`, `serpapi`, `import`, `simulated` … */
  readonly provider: string;
  readonly surface: Surface;
  readonly latencyMs: number | null;
  readonly usage: Usage | null;
  /** US dollars; null if the provider does not report it (a price table may then give it). */
  readonly reportedCostUsd: number | null;
  /** The platform's reply as received (parsed JSON), stored compressed and never changed; null for imports. */
  readonly raw: unknown;
}
