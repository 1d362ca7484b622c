import type { Day } from '#shared/domain/dates.ts';
import type { EffectCaution, EffectObstacle } from '#shared/domain/actions.ts';
import type { SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';

/** How a query is told apart in the outcomes of a scan. */
export type QueryKey = SeriesScan['outcomes'][number]['query'];

/** What may be said of an action. */
export type EffectStatus = 'too_early' | 'within_noise' | 'rose' | 'fell' | 'cannot_be_told';

/** What happened to the compared queries besides the action, as the caller knows it. */
export interface EffectEvent {
  readonly kind: 'model_replaced' | 'other_action';
  readonly day: Day;
  /** Whose queries it touched. */
  readonly side: 'aimed' | 'others' | 'both';
}

/** The effect as it appeared with the scans up to a day: fractions, 0.14 being 14 points. */
export interface EffectLook {
  /** The last scan of the week. */
  readonly day: Day;
  readonly estimate: number;
  /** Ends of the 95 % confidence sequence: all looks together hold the true figure with a probability of 95 %. */
  readonly low: number;
  readonly high: number;
}

/** One side of a comparison: shares of answers that name the client, as fractions, each query weighing the same. */
export interface SideFigures {
  /** Queries asked both before and after; only these count. */
  readonly queries: number;
  readonly before: number;
  /** Null before the first scan since the action. */
  readonly after: number | null;
  readonly answersBefore: number;
  readonly answersAfter: number;
}

/** The same comparison within the weeks before the action, when nothing had been done: how far the sides drifted apart. */
export interface PlaceboCheck {
  /** The later half of the weeks before minus the earlier half, as fractions, with a 95 % interval. */
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** `unclear`: the interval holds 0, but also drifts as large as the effect, so that "moved alike" may not be said. */
  readonly verdict: 'alike' | 'differs' | 'unclear';
}

/** What is known of an action from one platform. Every figure is a fraction; round once, at the edge. */
export interface Effect {
  readonly status: EffectStatus;
  /** The newest look; null if it is too early or there is nothing to compare. Shown, but not called an effect, if `obstacles` is not empty. */
  readonly latest: EffectLook | null;
  /** Every week since the action, oldest first, ending with `latest`. */
  readonly looks: readonly EffectLook[];
  /** The day on which the sequence first excluded 0; null if it never did. */
  readonly firstTold: Day | null;
  readonly aimed: SideFigures | null;
  /** The other queries; for `competitors` the same queries' competitors (mean share of each); null without them. */
  readonly others: SideFigures | null;
  /** Null in a randomised order, which needs none, and with too few weeks before. */
  readonly placebo: PlaceboCheck | null;
  readonly obstacles: readonly EffectObstacle[];
  readonly cautions: readonly EffectCaution[];
  /**
   * The next day at which a judgement can change: the second week after the action if it is too early, then the day on
   * which the figure could be told from 0 if it stayed as it is; null if that takes over a year or never comes.
   */
  readonly nextJudgement: Day | null;
  readonly weeksBefore: number;
  readonly weeksAfter: number;
}
