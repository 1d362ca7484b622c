import type { OutputOf } from '#shared/contract/index.ts';

type Measured = OutputOf<'get-overview'>['companies'][number];
type Counted = OutputOf<'get-companies-stats'>[number];

/** A company with its measures; companies outside the measured ones have only their count and percentage. */
export type CompanyRow = Counted & { readonly rank: number; readonly measured: Measured | null };

/** Every counted company in the given order, with its measures where it has them. */
export function companyRows(counted: readonly Counted[], measured: readonly Measured[]): CompanyRow[] {
  const byName = new Map(measured.map((row) => [row.company, row]));
  return counted.map((row, index) => ({ ...row, rank: index + 1, measured: byName.get(row.company) ?? null }));
}
