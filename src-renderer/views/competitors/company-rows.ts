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

/**
 * Every counted company with its measures where it has them, and those that perhaps are companies, which have measures
 * only; most named first.
 */
export function companyRows(
  counted: readonly Counted[],
  measured: readonly Measured[],
  before: readonly Counted[] = [],
): CompanyRow[] {
  const shareBefore = new Map(before.map((row) => [row.company, row.percentage]));
  const byName = new Map(measured.map((row) => [row.company, row]));
  const isCounted = new Set(counted.map(({ company }) => company));
  return [...counted, ...measured.filter(({ company }) => !isCounted.has(company))]
    .toSorted((a, b) => b.count - a.count)
    .map(({ company, count, percentage }, index) => ({
      company,
      count,
      percentage,
      rank: index + 1,
      measured: byName.get(company) ?? null,
      before: before.length === 0 || !isCounted.has(company) ? null : (shareBefore.get(company) ?? 0),
    }));
}
