/** The weeks since an action at which the boundary is narrowest, and the effect expected, in standard errors of then. */
const expected = { weeks: 8, standardErrors: 3 };

/**
 * Half the width of a confidence sequence of a mean, of which `weeksAfter` weeks were observed after `weeksBefore`, with an
 * estimated variance of some degrees of freedom, at the level 1 − `alpha` for all looks together; Infinity with too few.
 *
 * The values not rejected by Robbins' mixture of likelihood ratios (Annals of Mathematical Statistics 41 (1970) 1397; Howard,
 * Ramdas, McAuliffe and Sekhon, Annals of Statistics 49 (2021) 1055), with a normal mixture over the effect; in Student's
 * form (Wang and Ramdas, Sequential Analysis 44 (2025) 56; closed form by Gönen and others, American Statistician 59 (2005)
 * 252): (1 + g)^−½ · [(1 + t²/ν) ÷ (1 + t²/ν(1 + g))]^((ν+1)/2) = 1/α, solved for t. g is the squared expected effect ÷ the
 * variance; it depends on the number of weeks alone. A variance that is estimated makes the sequence asymptotic
 * (Waudby-Smith and others, Annals of Statistics 52 (2024) 2613); docs/effects.md has its coverage.
 */
export function sequenceHalfWidth(
  { variance, degrees }: { readonly variance: number; readonly degrees: number },
  { weeksBefore, weeksAfter }: { readonly weeksBefore: number; readonly weeksAfter: number },
  alpha = 0.05,
): number {
  const g =
    (expected.standardErrors ** 2 * (1 / expected.weeks + 1 / weeksBefore)) / (1 / weeksAfter + 1 / weeksBefore);
  const ratio = (Math.sqrt(1 + g) / alpha) ** (2 / (degrees + 1));
  return ratio >= 1 + g ? Infinity : Math.sqrt((variance * degrees * (ratio - 1)) / (1 - ratio / (1 + g)));
}
