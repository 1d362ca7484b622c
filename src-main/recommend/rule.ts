import type { StandingChange } from '#main/analysis/intervals/standing-change.ts';
import type { Finding } from '#main/store/recommendations.ts';
import type { ArticleEvidence } from '#main/store/statistics/cited-articles.ts';
import type { QueryEvidence } from '#main/store/statistics/query-evidence.ts';

/** A rule evaluates the evidence of one query group. Pure: the same evidence gives the same findings, best first. */
export interface Rule {
  readonly id: string;
  readonly find: (evidence: GroupEvidence) => readonly Finding[];
}

/** The answered ChatGPT answers of one query group over 28 days and the 84 before. */
export interface GroupEvidence {
  readonly customerName: string;
  readonly groupName: string;
  readonly period: { readonly from: string; readonly to: string };
  /** The twelve weeks before. */
  readonly before: { readonly from: string; readonly to: string };
  /** Answered questions in the period: the n of every share below. */
  readonly answered: number;
  readonly mentioned: number;
  /** Answers citing the customer's own domains. */
  readonly citingOwn: number;
  /** Answers with at least one citation. */
  readonly citing: number;
  readonly companies: readonly CompanyEvidence[];
  readonly domains: readonly DomainEvidence[];
  readonly articles: readonly ArticleEvidence[];
  readonly queries: readonly QueryEvidence[];
  readonly nameVariants: readonly NameVariant[];
}

/** Answers per execution, because intervals treat the answers of one execution as a cluster. */
export interface PerExecution {
  readonly successes: number;
  readonly n: number;
}

export interface CompanyEvidence {
  readonly brandId: number;
  readonly name: string;
  readonly own: boolean;
  readonly confirmed: boolean;
  readonly now: readonly PerExecution[];
  readonly before: readonly PerExecution[];
  /** Mean rank among the companies of the answers naming it; null if none does. */
  readonly averagePosition: number | null;
  /** Whether its share of answers changed; null if it was not judged. */
  readonly change: StandingChange | null;
}

export interface DomainEvidence {
  readonly domain: string;
  readonly category: string;
  readonly answers: number;
}

/** A different name by which answers call the customer. */
export interface NameVariant {
  readonly spelling: string;
  readonly answers: number;
  readonly answerIds: readonly number[];
  readonly exampleAnswerId: number;
}
