/** Coefficients of the rational approximations of Acklam's inverse normal distribution. */
const a = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
] as const;
const b = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572] as const;
const c = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
] as const;
const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416] as const;

const horner = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, value) => sum * x + value, 0);

/**
 * The standard normal quantile: `normalQuantile(0.975)` is 1.95996….
 *
 * Acklam's rational approximation (2003), relative error below 1.15e-9: ample for an interval shown to one decimal.
 * @param p in (0, 1)
 * @throws RangeError for any other p
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`a probability between 0 and 1 is needed, not ${p}`);
  const tail = Math.min(p, 1 - p);
  if (tail >= 0.02425) {
    const q = p - 0.5;
    const r = q * q;
    return (horner(a, r) * q) / (horner(b, r) * r + 1);
  }
  const q = Math.sqrt(-2 * Math.log(tail));
  const lower = horner(c, q) / (horner(d, q) * q + 1);
  return p < 0.5 ? lower : -lower;
}

/** The standard normal distribution function, by the complementary error function of Numerical Recipes (erfcc, error below 1.2e-7). */
export function normalDistribution(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + z / 2);
  const tail =
    (t / 2) *
    Math.exp(
      -z * z +
        horner(
          [
            0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196,
            1.00002368, -1.26551223,
          ],
          t,
        ),
    );
  return x > 0 ? 1 - tail : tail;
}

/**
 * The quantile of Student's t distribution with `degrees` degrees of freedom, fractional ones above 1 included.
 *
 * Found by bisection on the distribution function, which is integrated by Simpson's rule after substituting
 * `x = √ν·tan θ`: the density becomes `cos^(ν−1) θ` and its support finite.
 * @param p in (0, 1)
 * @throws RangeError for any other p, or if `degrees` is not positive
 */
export function studentQuantile(p: number, degrees: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`a probability between 0 and 1 is needed, not ${p}`);
  if (!(degrees > 0)) throw new RangeError(`degrees of freedom must be positive, not ${degrees}`);
  if (p < 0.5) return -studentQuantile(1 - p, degrees);
  if (degrees > 1e5) return normalQuantile(p);
  const key = `${p} ${degrees}`;
  const quantile = studentQuantiles.get(key) ?? solveStudent(p, degrees);
  studentQuantiles.set(key, quantile);
  return quantile;
}

/** One takes a millisecond to compute, and a dashboard needs the same few again and again. */
const studentQuantiles = new Map<string, number>();

function solveStudent(p: number, degrees: number): number {
  const density = (angle: number): number => Math.cos(angle) ** (degrees - 1);
  const whole = simpson(density, Math.PI / 2);
  let [low, high] = [0, Math.PI / 2];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (simpson(density, middle) / whole < 2 * p - 1) low = middle;
    else high = middle;
  }
  return Math.sqrt(degrees) * Math.tan((low + high) / 2);
}

function simpson(f: (x: number) => number, to: number): number {
  const pieces = 400;
  const step = to / pieces;
  let sum = f(0) + f(to);
  for (let i = 1; i < pieces; i++) sum += (i % 2 === 0 ? 2 : 4) * f(i * step);
  return (sum * step) / 3;
}
