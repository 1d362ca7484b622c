/** One row of a file: its values by column name, or the problem with it. Lines, or rows of a document, count from 1. */
export type ReadRecord =
  | { readonly kind: 'row'; readonly line: number; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'bad'; readonly line: number; readonly message: string };
