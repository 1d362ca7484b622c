/** A stored figure that differs from a count of the answers. */
export interface Difference {
  /** Null for a figure over several executions. */
  readonly executionId: number | null;
  /** A description of what it counts. */
  readonly figure: string;
  readonly stored: number | null;
  readonly counted: number | null;
}
