import { addDays } from '#shared/domain/dates.ts';
import type { SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';

/** A simulated action: what happens to the answers of some queries aimed at and some others, week by week. */
export interface SimulatedAction {
  readonly aimed: number;
  readonly others: number;
  readonly weeksBefore: number;
  readonly weeksAfter: number;
  /** Of a middling query on either side, at the start. */
  readonly rate: number;
  /** Instead of `rate` for the others. */
  readonly othersRate?: number;
  /** Between queries, on the logit scale; 1.5 by default. */
  readonly spread?: number;
  /** Of the answers of one scan, because of a state of the platform that both sides share. */
  readonly correlation?: number;
  /** The same, of each side by itself: a topic's good and bad days. */
  readonly sideCorrelation?: number;
  /** On the logit scale, from the first to the last week, both sides. */
  readonly drift?: number;
  /** The same for the side aimed at only, beginning with the first week: sides that drift apart by themselves. */
  readonly sideDrift?: number;
  /** In a week after the action every query moves by a normal number on the logit scale. */
  readonly platformChange?: { readonly week: number; readonly mean: number; readonly spread: number };
  /** Standard deviation of each query's own wandering on the logit scale, with a half-life of `halfLife` weeks, 8 by default. */
  readonly wandering?: number;
  readonly halfLife?: number;
  /** Probability that a query's answer is that of the week before, for each of its samples. */
  readonly repeated?: number;
  /** Moves every query aimed at by this much on the logit scale from the action on. */
  readonly effect?: number;
  /** Moves the rate itself instead, up to 98 %; `effect` and its spread are then rates. */
  readonly effectOn?: 'rate';
  /** The first query aimed at, which the next ones follow; 0 by default. */
  readonly firstAimed?: number;
  /** Of the effect between queries, as a share of it. */
  readonly effectSpread?: number;
  readonly samples?: number;
  /** Of an answer. */
  readonly missing?: number;
}

/** A drawn action. */
export interface DrawnAction {
  readonly scans: readonly SeriesScan[];
  readonly isAimed: (query: number) => boolean;
  /** Per week since the action: the mean over the queries aimed at, and the weeks so far, of what the effect changed of their rates. */
  readonly truth: readonly number[];
}

export const simulatedActionDay = '2026-06-01';
const mostRate = 0.98;
const raised = (rate: number, by: number): number => Math.min(Math.max(mostRate, rate), Math.max(0, rate + by));
const logit = (rate: number): number => Math.log(rate / (1 - rate));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Draws an action; queries aimed at are numbered first. Rates are logistic in everything that moves them. `later` draws what
 * happens since the action, so that the same weeks before can go on in several ways.
 */
export function randomAction(spec: SimulatedAction, random: () => number, later: () => number = random): DrawnAction {
  let draw = random;
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  const { rate, spread = 1.5, samples = 1, missing = 0, repeated = 0, wandering = 0, effect = 0 } = spec;
  const [queries, weeks] = [spec.aimed + spec.others, spec.weeksBefore + spec.weeksAfter];
  // The logistic function's slope makes a deviation of s into one of s·p(1 − p) of a rate p.
  const deviation = (correlation = 0): number => Math.sqrt(correlation / (rate * (1 - rate)));
  const [shared, own] = [deviation(spec.correlation), deviation(spec.sideCorrelation)];
  const isAimed = (query: number): boolean => (query - (spec.firstAimed ?? 0) + queries) % queries < spec.aimed;
  const base = Array.from(
    { length: queries },
    (_, query) => logit(isAimed(query) ? rate : (spec.othersRate ?? rate)) + spread * normal(),
  );
  const moves = base.map(() => normal());
  const effects = base.map((_, query) => (isAimed(query) ? effect * (1 + (spec.effectSpread ?? 0) * normal()) : 0));
  const wander = base.map(() => wandering * normal());
  const decay = 0.5 ** (1 / (spec.halfLife ?? 8));
  const last = base.map((): (number | undefined)[] => []);
  const scans: SeriesScan[] = [];
  const truth: number[] = [];
  let gained = 0;
  for (let week = 0; week < weeks; week++) {
    const after = week - spec.weeksBefore;
    if (after === 0) draw = later;
    const common = shared * normal() + ((spec.drift ?? 0) * week) / weeks;
    const [ofAimed, ofOthers] = [own * normal() + ((spec.sideDrift ?? 0) * week) / weeks, own * normal()];
    const change = spec.platformChange;
    const outcomes: SeriesScan['outcomes'][number][] = [];
    for (let query = 0; query < queries; query++) {
      wander[query] = decay * (wander[query] ?? 0) + Math.sqrt(1 - decay ** 2) * wandering * normal();
      const moved =
        change !== undefined && after >= change.week ? change.mean + change.spread * (moves[query] ?? 0) : 0;
      const level = (base[query] ?? 0) + common + (isAimed(query) ? ofAimed : ofOthers) + moved + (wander[query] ?? 0);
      const without = logistic(level);
      const added = effects[query] ?? 0;
      const p = after < 0 ? without : spec.effectOn === 'rate' ? raised(without, added) : logistic(level + added);
      if (after >= 0 && isAimed(query)) gained += (p - without) / spec.aimed;
      let successes = 0;
      for (let sample = 0; sample < samples; sample++) {
        const earlier = last[query]?.[sample];
        const answer = earlier !== undefined && draw() < repeated ? earlier : draw() < p ? 1 : 0;
        (last[query] ??= [])[sample] = answer;
        successes += answer;
      }
      if (missing > 0 && draw() < missing) continue;
      outcomes.push({ query, successes, n: samples });
    }
    scans.push({ date: addDays(simulatedActionDay, 7 * after + 1), outcomes });
    if (after >= 0) truth.push(gained / (after + 1));
  }
  return { scans, truth, isAimed };
}
