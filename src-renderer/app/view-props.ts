/** What every view of a customer is given. */
export interface ViewProps {
  readonly customerId: number;
  /** The thing of the view that is open: an answer, an execution. */
  readonly item: string | null;
}
