import type { OutputOf } from '#shared/contract/index.ts';

type Measured = OutputOf<'get-overview'>['companies'][number];
type Counted = OutputOf<'get-company-shares'>[number];

/** A company with its measures; companies outside the measured ones have only their count and percentage. */
export type CompanyRow = Counted & {
  readonly rank: number;
  readonly measured: Measured | null;
  /** Percentage in the days before; null where nothing was answered in them, or none are compared. */
  readonly before: number | null;
};

/** Every counted company in the given order, with its measures where it has them. */
export function companyRows(
  counted: readonly Counted[],
  measured: readonly Measured[],
  before: readonly Counted[] = [],
): CompanyRow[] {
  const shareBefore = new Map(before.map((row) => [row.company, row.percentage]));
  const byName = new Map(measured.map((row) => [row.company, row]));
  return counted.map((row, index) => ({
    ...row,
    rank: index + 1,
    measured: byName.get(row.company) ?? null,
    before: before.length === 0 ? null : (shareBefore.get(row.company) ?? 0),
  }));
}
