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
