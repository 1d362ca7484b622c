/** The props of every view of a customer. */
export interface ViewProps {
  readonly customerId: number;
  /** The open item of the view: an answer, an execution. */
  readonly item: string | null;
}
