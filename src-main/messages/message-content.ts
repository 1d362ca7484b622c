import type { OutputOf } from '#shared/contract/index.ts';

type Row = OutputOf<'get-portfolio'>['customers'][number];

/** What a digest says of one client: the figures of its row in the list of clients at that moment. */
export interface DigestContent {
  readonly kind: 'digest';
  readonly customerId: number;
  readonly name: string;
  readonly platforms: readonly {
    readonly platform: string;
    /** 30-day score with its interval, percent. */
    readonly score: number | null;
    readonly low: number | null;
    readonly high: number | null;
    readonly answers: number;
    readonly change: 'rose' | 'fell' | 'within_noise' | 'too_early_to_tell';
    /** Percentage points. */
    readonly difference: number | null;
  }[];
  readonly shareOfVoice: number | null;
  /** Null if nothing was compared. */
  readonly queries: { readonly won: number; readonly lost: number } | null;
  readonly toDecide: Row['waiting'];
  readonly scans: { readonly failed: number; readonly waiting: number; readonly problems: readonly ScanProblem[] };
  readonly nextScanAt: string | null;
  readonly spend: { readonly spentUsd: number; readonly capUsd: number | null };
}

/** A failed or waiting scan in the words of the platform; its query group is left out, which may be deleted. */
export interface ScanProblem {
  readonly platform: string;
  readonly why: string;
}

/** An alert as it was told. */
export interface AlertContent {
  readonly kind: 'alert';
  readonly uuid: string;
  readonly alert: string;
  readonly customerId: number | null;
  readonly name: string | null;
  readonly subject: string | null;
  /** Absent in messages of earlier versions. */
  readonly platform?: string | null;
  /** In English. */
  readonly sentence: string;
  /** Address in the window. */
  readonly link: string;
  readonly toldAt: string;
  readonly figures: unknown;
}

export type MessageContent = DigestContent | AlertContent;

/** The digest of a row of the list of clients. */
export function digestOf(row: Row): DigestContent {
  const { customerId, name, platforms, shareOfVoice, movements, waiting, scans, nextRunAt, spend } = row;
  return {
    kind: 'digest',
    customerId,
    name,
    platforms: platforms.map(({ platform, latest: { score }, change }) => ({
      platform,
      score: score.value,
      low: score.low,
      high: score.high,
      answers: score.n,
      change: change.verdict,
      difference: change.difference,
    })),
    shareOfVoice,
    queries: movements.comparedWith === null ? null : { won: movements.won, lost: movements.lost },
    toDecide: waiting,
    scans: {
      failed: scans.failed,
      waiting: scans.waiting,
      problems: scans.problems.map(({ platform, why }) => ({ platform, why })),
    },
    nextScanAt: nextRunAt,
    spend: { spentUsd: spend.spentUsd + spend.unconfirmedUsd, capUsd: spend.capUsd },
  };
}
