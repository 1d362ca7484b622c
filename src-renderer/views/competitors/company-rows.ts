import type { OutputOf } from '#shared/contract/index.ts';

type Measured = OutputOf<'get-overview'>['companies'][number];
type Counted = OutputOf<'get-companies-stats'>[number];

/** A company with its measures; those beyond the measured ones have their count and percentage only. */
export type CompanyRow = Counted & { readonly rank: number; readonly measured: Measured | null };

/** Every company of the counts in their order, with the measures of those that have them. */
export function companyRows(counted: readonly Counted[], measured: readonly Measured[]): CompanyRow[] {
  const byName = new Map(measured.map((one) => [one.company, one]));
  return counted.map((one, index) => ({ ...one, rank: index + 1, measured: byName.get(one.company) ?? null }));
}
