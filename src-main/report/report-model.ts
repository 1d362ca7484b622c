import type { Environment } from '#shared/contract/envelope.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import type { ActionEffect } from '#shared/contract/workspace/effects.ts';
import type { RateMeasure } from '#shared/contract/workspace/measures.ts';
import type { ReportPaper, ReportSection, SummaryTopic } from '#shared/contract/workspace/reports.ts';
import type { Day } from '#shared/domain/dates.ts';
import type { DomainCategory } from '#shared/domain/domain-categories.ts';

type Overview = OutputOf<'get-overview'>;

export type PlatformScore = Overview['platforms'][number];
export type PlatformTrend = Overview['trend'][number];
export type CompanyFigures = Overview['companies'][number];
export type DomainFigures = Overview['domains'][number];
type Movement = Overview['movements']['won'][number] & { readonly queryGroup: string };
export interface QueryMovements {
  readonly comparedWith: Day | null;
  readonly won: readonly Movement[];
  readonly lost: readonly Movement[];
}
/** The score of a query group on a platform, and whether it changed. */
export interface GroupScore extends Pick<PlatformScore, 'platform' | 'latest' | 'change'> {
  readonly queryGroup: string;
}
export type ReportRecommendation = OutputOf<'list-recommendations'>[number];

/** A cited page. */
export interface ReportArticle {
  readonly url: string;
  readonly title: string;
  readonly domain: string;
  readonly category: DomainCategory;
  /** Answers that cite it, and percent of the answered ones. */
  readonly count: number;
  readonly percentage: number;
  /** Answers citing it that name the customer, and those that name any other company. */
  readonly namingCustomer: number;
  readonly namingCompetitor: number;
  /** The result of the page check; null if the page was not checked. */
  readonly check: 'mentioned' | 'not_mentioned' | 'unreachable' | null;
}

/** Part of an answer around the customer's name, which is the middle part. */
export interface Excerpt {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

export interface ReportAnswer {
  readonly date: Day;
  readonly platform: string;
  readonly queryGroup: string;
  readonly query: string;
  readonly outcome: 'answered' | 'no_overview' | 'refused';
  readonly mentioned: boolean;
  readonly position: number | null;
  readonly competitors: number;
  readonly topCompetitors: readonly string[];
  readonly citations: number;
  readonly ownCited: boolean;
  readonly excerpt: Excerpt | null;
  readonly answerId: number;
  readonly executionId: number;
  readonly queryId: number;
}

/** A name found in the text of an answer, in UTF-16 units of its Markdown. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  readonly own: boolean;
}

/** An answer as the platform gave it, with what was found in it. */
export interface EvidenceAnswer extends Omit<ReportAnswer, 'excerpt'> {
  /** Its number in the appendix, from 1. */
  readonly number: number;
  /** Markdown, as captured. */
  readonly text: string;
  readonly marks: readonly TextMark[];
  /** Every company named, in the order of first mention. */
  readonly companies: readonly string[];
  readonly sources: readonly {
    readonly address: string;
    readonly title: string;
    readonly domain: string;
    readonly own: boolean;
    /** Cited in the text, not merely retrieved. */
    readonly cited: boolean;
  }[];
  /** The model that answered, as reported; null if it was not. */
  readonly model: string | null;
  readonly surface: 'api' | 'interface' | 'serp' | 'import' | 'simulated';
  readonly capturedAt: string;
}

/** The whole answers of a report and the rule by which they were chosen. */
export interface Evidence {
  readonly rule: string;
  readonly answers: readonly EvidenceAnswer[];
}

/** A sentence made of the report's own figures. */
export interface SummarySentence {
  readonly topic: SummaryTopic;
  readonly text: string;
  /** The section with the figures behind it. */
  readonly evidence: ReportSection;
}

export interface Logo {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  readonly base64: string;
  /** Width ÷ height. */
  readonly aspect: number;
}

/** A note on a day of the period. */
export interface ReportNote {
  readonly day: Day;
  readonly text: string;
  /** The query group it is about; null for the whole client. */
  readonly queryGroup: string | null;
}

/** Everything a report contains, computed; renderers only lay it out. */
export interface ReportModel {
  /** BCP 47: of its texts, dates and numbers. */
  readonly language: string;
  readonly title: string;
  /** Markdown. */
  readonly intro: string;
  /** `#rrggbb` */
  readonly accentColor: string;
  /** Of bands on the cover and above headings, `#rrggbb`. */
  readonly bandColor: string;
  /** The author's, and the client's. */
  readonly logo: Logo | null;
  readonly clientLogo: Logo | null;
  /** Who made it and how to reach them; '' if not given. */
  readonly author: string;
  readonly contact: string;
  /** Plain text on the cover; '' for none. */
  readonly coverText: string;
  /** At the foot of each page; '' for author and contact. */
  readonly footer: string;
  readonly paper: ReportPaper;
  readonly sections: readonly ReportSection[];
  readonly env: Environment;
  readonly customer: { readonly name: string; readonly websiteUrl: string };
  readonly organization: string;
  readonly queryGroup: string | null;
  readonly platform: string | null;
  /** Which queries its figures cover, in words; '' for all. */
  readonly queries: string;
  readonly period: { readonly from: Day; readonly to: Day };
  readonly createdOn: Day;
  readonly timeZone: string;
  readonly appVersion: string;
  readonly analysisVersion: number;
  /** Answered answers in the period: the denominator of companies, domains and articles. */
  readonly answered: number;
  readonly executions: number;
  readonly summary: readonly SummarySentence[];
  readonly platforms: readonly PlatformScore[];
  readonly trend: readonly PlatformTrend[];
  /** By query group, then platform; empty if the report is about one group. */
  readonly groups: readonly GroupScore[];
  /** By day; of the period, and of the group if the report is about one. Shown with the trend. */
  readonly notes: readonly ReportNote[];
  /** What was done up to the end of the period, newest first, with what can be said of its effect. */
  readonly effects: readonly ActionEffect[];
  readonly companies: readonly CompanyFigures[];
  /** Share of voice is relative to these competitors. */
  readonly confirmedCompetitors: readonly string[];
  readonly domains: readonly DomainFigures[];
  readonly articles: readonly ReportArticle[];
  /** Pages cited in answers that name a competitor and never the customer, most cited first. */
  readonly gaps: readonly ReportArticle[];
  /** Answers citing a domain of the customer among answers citing anything. */
  readonly citationShare: RateMeasure;
  readonly movements: QueryMovements;
  readonly answers: readonly ReportAnswer[];
  /** Whether tables have the whole text of each answer. */
  readonly wholeAnswers: boolean;
  /** Answers in the period, shown or not. */
  readonly answersInPeriod: number;
  readonly evidence: Evidence;
  readonly recommendations: readonly ReportRecommendation[];
}
