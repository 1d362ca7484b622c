/** Raised whenever the same answer and brand book could yield something else: everything older is recomputed. */
export const analysisVersion = 2;

/** Raised with it where the names that discovery finds could be others: every answer is read for company names again. */
export const discoveryVersion = 1;
