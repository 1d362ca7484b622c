/** Raised whenever the same answer and brand book could give other findings: older ones are recomputed. */
export const analysisVersion = 20;

/** Raised whenever discovery could find other companies: discovery then reads all answers again. */
export const discoveryVersion = 18;
