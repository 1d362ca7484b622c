import type { Day } from '#shared/domain/dates.ts';
import { levelOf, type Look } from './change-budget.ts';
import { blocksIn, changeWindows } from './change-windows.ts';
import { outcomeMatrix, type SeriesScan } from './outcome-matrix.ts';
import { pairedDifference, type PairedDifference } from './paired-difference.ts';
import { normalQuantile, studentQuantile } from './quantiles.ts';
import {
  blockLengthOf,
  scanEffect,
  scanVariation,
  type KnownCorrelation,
  type ScanVariation,
} from './scan-variation.ts';

/** What may be said of a change. */
export type ChangeVerdict = 'rose' | 'fell' | 'within_noise' | 'too_early_to_tell';

/** The change of a series at its last scan, as fractions. */
export interface StandingChange {
  readonly verdict: ChangeVerdict;
  /** The score of 30 days minus that of the 90 days before, over the queries asked in both; null without such a query. */
  readonly difference: number | null;
  /** Excludes 0 exactly if the verdict is a rise or a fall; null if it is too early. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly paired: number;
  readonly laterOnly: number;
  readonly earlierOnly: number;
}

export interface ChangeOptions {
  /** How many series of the client are judged: they share its budget of false changes. 1 by default. */
  readonly series?: number;
  /** What other series of the workspace on the same platform show; nothing by default. */
  readonly known?: KnownCorrelation;
}

/** Scans that vary more than this beside independent answers, and too few of them to know: too early to tell. */
const mostVariation = 2;
const degreesToKnow = 20;
/** Scans of which hardly any two ask the same queries do not show how much they vary. */
const fewestVariationDegrees = 3;

/** What a change is judged by: the scans of a series, condensed. It depends on no other series, and can be stored as JSON. */
export interface ChangeEvidence extends PairedDifference {
  readonly variation: ScanVariation;
  /** Null if the scans are too few, or too unevenly spread, to compare. */
  readonly look: Look | null;
}

/**
 * Condenses the scans of a series up to the day in question: the last is judged, the earlier ones tell how much it varies.
 *
 * @param looks all days with a scan up to that one, if the series is longer: how often it was judged before
 */
export function changeEvidence(scans: readonly SeriesScan[], looks?: readonly Day[]): ChangeEvidence {
  const matrix = outcomeMatrix(scans);
  const { windows, look } = changeWindows(matrix.dates, looks);
  return {
    ...pairedDifference(matrix, windows.later, windows.earlier),
    variation: scanVariation(matrix, blocksIn(windows, blockLengthOf(matrix))),
    look,
  };
}

/**
 * Whether a series changed: its last 30 days against the 90 before, paired by query, valid at every scan of any
 * half-year together (`change-budget.ts`).
 *
 * Student's interval of the paired difference with the variance within queries × the estimated design effect of scans,
 * and never narrower than the one for independent answers.
 */
export function judgeChange(evidence: ChangeEvidence, options: ChangeOptions = {}): StandingChange {
  const { difference, look, paired, laterOnly, earlierOnly } = evidence;
  const half =
    difference === null || look === null
      ? null
      : halfWidth(evidence, levelOf(look, options.series ?? 1), options.known);
  return {
    verdict: difference === null || half === null ? 'too_early_to_tell' : verdictOf(difference, half),
    difference,
    interval: difference === null || half === null ? null : { low: difference - half, high: difference + half },
    paired,
    laterOnly,
    earlierOnly,
  };
}

/** Whether a series changed at the last of its scans. */
export const standingChange = (scans: readonly SeriesScan[], options: ChangeOptions = {}): StandingChange =>
  judgeChange(changeEvidence(scans), options);

const verdictOf = (difference: number, half: number): ChangeVerdict =>
  Math.abs(difference) <= half ? 'within_noise' : difference > 0 ? 'rose' : 'fell';

/** Half the width of the interval at a level; null if the scans vary too much for their number. */
function halfWidth(
  { variance: within, scanWeight, variation }: ChangeEvidence,
  level: number,
  known: KnownCorrelation | undefined,
): number | null {
  if (variation.degrees < fewestVariationDegrees) return null;
  const { effect, observed, degrees } = scanEffect(variation, known);
  if (observed > mostVariation && degrees < degreesToKnow) return null;
  const oneScan = variation.expected / variation.degrees;
  const variance = Math.max(0, within + (effect - 1) * oneScan * scanWeight);
  return Math.max(
    normalQuantile(1 - level / 2) * Math.sqrt(within),
    studentQuantile(1 - level / 2, Math.floor(degrees)) * Math.sqrt(variance),
  );
}
