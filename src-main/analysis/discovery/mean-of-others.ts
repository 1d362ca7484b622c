/** Usual share of companies among candidates that have something in common, and the number of candidates that it counts as. */
const [usualShare, usualWeight] = [0.25, 2];

/** How much more probable the others of a group are as companies than candidates are as a rule; few others say little. */
export const meanOfOthers = (sum: number, count: number): number =>
  (sum + usualShare * usualWeight) / (count + usualWeight) - usualShare;
