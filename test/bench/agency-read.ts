import type { InputOf, OperationName } from '#shared/contract/index.ts';

/** A customer of the bench workspace with what its reads name. */
export interface Client {
  readonly id: number;
  readonly group: number;
  readonly execution: number;
  readonly answer: number;
  readonly domain: string;
  readonly recommendation: number;
  readonly action: number;
}

/** One read of a client, and plain statements that give the same rows; `:client` and the other fields are its parameters. */
export type Read = {
  [Name in OperationName]: {
    readonly name: Name;
    readonly label?: string;
    readonly request: (client: Client) => InputOf<Name>;
    readonly bare: readonly string[];
  };
}[OperationName];

export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
export const ninetyDays = { from: daysAgo(90), to: daysAgo(0) };
/** Conditions of plain statements: the ended scans of a client, and those of the last 90 days. */
export const done = "e.customer_id = :id AND e.state = 'Done'";
export const quarter = `${done} AND e.execution_date >= date('now', '-90 days')`;
