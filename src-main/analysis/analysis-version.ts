/** Raised whenever the same answer and brand book could yield something else: everything older is recomputed. */
export const analysisVersion = 2;
