/** Rounds half away from zero to one decimal; used once, on output, never on intermediate values. */
export function roundOneDecimal(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 10 + Number.EPSILON * Math.abs(value) * 10)) / 10;
}

/** `100 × part ÷ whole`, one decimal; 0 if there is nothing to divide by. */
export const percentage = (part: number, whole: number): number =>
  whole === 0 ? 0 : roundOneDecimal((100 * part) / whole);
