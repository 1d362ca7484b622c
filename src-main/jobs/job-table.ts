import type { JobKind } from '#shared/contract/events.ts';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import type { ReportNews, ReportRunOutcome } from '#shared/contract/workspace/report-runs.ts';
import type { ReportFormat, ReportRequest } from '#shared/contract/workspace/reports.ts';
import type { Day } from '#shared/domain/dates.ts';
import type { ArticleToFetch } from '#main/store/article-pages.ts';

/** What a job that asks a model about many answers reports. */
export type ModelOutcome = NonNullable<OutputOf<'assess-portrayals'>['outcome']>;

/** The order and the outcome of each kind of job. Both pass between threads: they must survive a structured clone. */
interface JobTable {
  sample: {
    order: {
      /** Folder of the sample workspace, which must not be open. It is replaced at the very end. */
      readonly directory: string;
      /** A different seed makes a different year. */
      readonly seed?: number;
      /** Weeks of scans; 52 by default. */
      readonly weeks?: number;
    };
    outcome: { readonly answers: number; readonly executions: number; readonly seconds: number };
  };
  import: {
    order: InputOf<'import-answers'> & {
      readonly queryGroupId: number | undefined;
      /** The note of the interrupted import that this one continues. */
      readonly continues?: string;
    };
    outcome: OutputOf<'import-answers'>;
  };
  reanalysis: { order: { readonly customerIds: readonly number[] }; outcome: OutputOf<'reanalyse'> };
  recommendations: {
    order: {
      readonly customerIds: readonly number[];
      /** A day of the week to make recommendations for; today by default. */
      readonly day?: Day;
    };
    outcome: OutputOf<'refresh-recommendations'>;
  };
  report: {
    order: {
      readonly request: ReportRequest;
      /** For `pdf`, the page to print is written. */
      readonly format: ReportFormat;
      /** Null: the outcome contains the text. */
      readonly file: string | null;
      /** Write a folder for a web host instead of a file; of `html` only. */
      readonly asFolder?: boolean;
      readonly appVersion: string;
    };
    outcome: {
      readonly title: string;
      readonly from: string;
      readonly to: string;
      readonly sections: ReportRequest['sections'];
      /** Answered answers in the period. */
      readonly answers: number;
      readonly text: string | null;
    };
  };
  /** Writes the reports of a month for all clients, each by its template. */
  reports: {
    order: {
      readonly month: string;
      /** Null: all that are not archived. */
      readonly only: readonly number[] | null;
      readonly folder: string;
      readonly pattern: string;
      readonly formats: readonly ReportFormat[];
      /** Whether a draft of an e-mail with the files is written beside them. */
      readonly draft: boolean;
      /** Whether files that exist are replaced. */
      readonly replace: boolean;
      readonly appVersion: string;
    };
    outcome: { readonly clients: readonly ReportRunOutcome[] };
  };
  /** Looks for what is worth reading in the reports of a month. */
  'report-news': {
    order: { readonly month: string; readonly customerIds: readonly number[]; readonly appVersion: string };
    outcome: { readonly clients: readonly ReportNews[] };
  };
  /** The file must not exist. */
  backup: { order: { readonly file: string; readonly passphrase?: string | undefined }; outcome: void };
  check: { order: Readonly<Record<string, never>>; outcome: OutputOf<'check-workspace'> };
  'article-check': {
    order: { readonly articles: readonly ArticleToFetch[] };
    outcome: NonNullable<OutputOf<'check-articles'>['outcome']>;
  };
  'model-discovery': {
    order: {
      readonly customerId: number;
      /** The highest number of answers to ask about. */
      readonly most: number;
    };
    outcome: ModelOutcome;
  };
  portrayal: {
    order: { readonly customerId: number; readonly brandId: number; readonly answerIds: readonly number[] };
    outcome: ModelOutcome;
  };
  rewording: {
    order: { readonly customerId: number };
    outcome: NonNullable<OutputOf<'reword-recommendations'>['outcome']>;
  };
  /** Writes everything about a customer into a folder, which must not exist. */
  export: {
    order: {
      readonly customerId: number;
      readonly folder: string;
      /** Writes one encrypted archive instead of the folder. */
      readonly passphrase?: string | undefined;
    };
    outcome: { readonly files: number; readonly answers: number };
  };
  /** Writes a client into one encrypted file, which must not exist. */
  'hand-over': {
    order: {
      readonly customerId: number;
      readonly file: string;
      readonly lock: { readonly passphrase: string } | { readonly recipient: string };
      /** The client wherever it is, so that it is recognised. */
      readonly uuid: string;
      readonly appVersion: string;
    };
    outcome: { readonly answers: number };
  };
  /** Brings the Parquet files of a folder, or a PostgreSQL database, up to date with the workspace. */
  publish: {
    order: {
      /** The address of a database is a secret: orders are never stored or logged. */
      readonly target: { readonly folder: string } | { readonly address: string };
      /** Whether the texts of answers are published too. */
      readonly texts: boolean;
      /** The id by which this workspace is told from others in a warehouse. */
      readonly workspace: string;
    };
    outcome: {
      readonly answers: number;
      readonly unchangedAnswers: number;
      /** Files written; none in a database. */
      readonly files: number;
      /** Files, or scans of a database. */
      readonly removed: number;
    };
  };
  /** Takes a client in from such a file, or only says whose it is. */
  'take-in': {
    order: {
      readonly file: string;
      readonly opener: { readonly passphrase: string } | { readonly identity: string };
      readonly organizationId: number;
      readonly dryRun: boolean;
      /** Take it in although it is here already. */
      readonly asCopy: boolean;
    };
    outcome: {
      /** Null if nothing was taken in: a dry run, or it is here already. */
      readonly customerId: number | null;
      /** The customer that it is already. */
      readonly existing: number | null;
      readonly uuid: string;
      readonly name: string;
      readonly websiteUrl: string;
      readonly madeAt: string;
      readonly answers: number;
      readonly queryGroups: number;
    };
  };
  /** Brings the index of the words of answers up to date, or removes it if it is turned off. */
  'answer-search': { order: Readonly<Record<string, never>>; outcome: { readonly answers: number } };
  /** Looks for what alerts are to be told. */
  alerts: { order: Readonly<Record<string, never>>; outcome: { readonly told: number } };
  /** Erases everything that is marked as deleted. */
  deletion: { order: Readonly<Record<string, never>>; outcome: { readonly answers: number } };
}

export type OrderOf<Kind extends JobKind> = JobTable[Kind]['order'];
export type OutcomeOf<Kind extends JobKind> = JobTable[Kind]['outcome'];

/** Jobs in one lane run one after the other. */
export type JobLane = 'local' | 'network' | 'reading' | 'index' | 'publishing' | 'reports';

/**
 * Jobs that mostly wait for the network have their own lane: a re-analysis must not wait for slow websites. So do jobs
 * that only read: a person who waits for a report must not wait for an import. The index of answers waits for no job, and
 * no job for it; publishing a long history, and the reports of all clients, take minutes, for which no report must wait.
 */
export const laneOf: Readonly<Record<JobKind, JobLane>> = {
  sample: 'local',
  import: 'local',
  reanalysis: 'local',
  recommendations: 'local',
  report: 'reading',
  reports: 'reports',
  'report-news': 'reading',
  backup: 'reading',
  check: 'reading',
  'article-check': 'network',
  'model-discovery': 'network',
  portrayal: 'network',
  rewording: 'network',
  alerts: 'local',
  deletion: 'local',
  export: 'reading',
  'answer-search': 'index',
  'hand-over': 'reading',
  publish: 'publishing',
  // With deletions: what is not complete is marked as deleted.
  'take-in': 'local',
};

/** Kinds whose thread may do the next job: those that come often and in bursts. The sample leaves a large heap; the others are rare. */
const keepingKinds: Readonly<Record<JobKind, boolean>> = {
  sample: false,
  import: true,
  reanalysis: true,
  recommendations: true,
  alerts: true,
  report: true,
  reports: true,
  'report-news': true,
  backup: false,
  check: false,
  'article-check': false,
  'model-discovery': false,
  portrayal: false,
  rewording: false,
  // Its connection does not enforce references.
  deletion: false,
  export: false,
  'answer-search': true,
  'hand-over': false,
  publish: false,
  'take-in': true,
};

/** Whether the next job may run on the thread of one that is done. The library of presentations numbers the charts of its thread. */
export const keepsThread = (kind: JobKind, order: OrderOf<JobKind>): boolean =>
  keepingKinds[kind] && !hasSlides(kind, order);

function hasSlides(kind: JobKind, order: OrderOf<JobKind>): boolean {
  if (kind === 'report') return (order as OrderOf<'report'>).format === 'pptx';
  return kind === 'reports' && (order as OrderOf<'reports'>).formats.includes('pptx');
}
