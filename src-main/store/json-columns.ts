/** A row as SQLite returns it: some columns hold JSON that the store wrote. */
export type AsStored<Row, Column extends keyof Row> = Omit<Row, Column> & Readonly<Record<Column, string>>;

/** The texts of a column that holds a JSON list of them. */
export const textsIn = (json: string): string[] => JSON.parse(json) as string[];

/** The numbers of a column that holds a JSON list of them. */
export const numbersIn = (json: string): number[] => JSON.parse(json) as number[];
