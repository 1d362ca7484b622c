/** What a rule found: everything a recommendation says, with the figures it rests on. */
export interface Finding {
  /** Tells this finding from others of its rule, week after week: the same finding keeps its id and status. */
  readonly key: string;
  readonly title: string;
  /** Markdown: what somebody can be handed to do. */
  readonly task: string;
  /** One figure each, with its n. */
  readonly dataPoints: readonly string[];
  readonly whyImportant: string;
  /** Where to act: a community forum, a blog, a video site … */
  readonly channel: string;
  /** 0–100, by the formula of the rule. */
  readonly priority: number;
  readonly takeActionUrl: string | null;
  /** Third-party sources that influence the answers now. */
  readonly referenceUrlIds: readonly number[];
  /** The figures as data, for those who check. */
  readonly evidence: Readonly<Record<string, unknown>>;
}

/** A rule looks at the evidence of one query group. Pure: the same evidence gives the same findings, best first. */
export interface Rule {
  readonly id: string;
  readonly find: (evidence: GroupEvidence) => readonly Finding[];
}

/** The answered ChatGPT answers of one query group over two periods of equal length. */
export interface GroupEvidence {
  readonly customerName: string;
  readonly groupName: string;
  readonly period: { readonly from: string; readonly to: string };
  /** Answered answers in the period: the n of every share below. */
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

/** Answers per execution, so that intervals can respect that answers of one scan belong together. */
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
  /** Mean rank among the companies of the answers naming it; null when none does. */
  readonly averagePosition: number | null;
}

export interface DomainEvidence {
  readonly domain: string;
  readonly category: string;
  readonly answers: number;
}

export interface ArticleEvidence {
  readonly urlId: number;
  readonly url: string;
  readonly title: string;
  readonly domain: string;
  readonly category: string;
  readonly answers: number;
  /** Of these, answers naming the customer, and answers naming a competitor. */
  readonly namingCustomer: number;
  readonly namingCompetitor: number;
  readonly check: 'mentioned' | 'not_mentioned' | 'unreachable' | null;
}

export interface QueryEvidence {
  readonly queryId: number;
  readonly text: string;
  readonly answered: number;
  readonly mentioned: number;
  /** Answers that name no company at all. */
  readonly namingNobody: number;
  readonly answeredBefore: number;
  readonly mentionedBefore: number;
}

/** How answers write the customer's name when not by the name itself. */
export interface NameVariant {
  readonly spelling: string;
  readonly answers: number;
  readonly exampleAnswerId: number;
}
