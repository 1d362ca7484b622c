import { Tooltip, useComputedColorScheme } from '@mantine/core';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { companyColour } from '../../charts/palette.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { CsvButton, type TableData } from '../../components/download.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { formatInterval, formatPercent, formatScore, noFigure, plural } from '../../format/numbers.ts';

export type Company = OutputOf<'get-overview'>['companies'][number];

/** The companies of a view as a table to save. */
export const companyTable = (name: string, companies: readonly Company[]): TableData => ({
  name,
  header: [
    'Company',
    'Own brand',
    'State',
    'Answers',
    'Percentage',
    '95 % low',
    '95 % high',
    'Share of voice',
    'Average position',
  ],
  rows: companies.map((one) => [
    one.company,
    one.own ? 'yes' : 'no',
    one.state,
    one.count,
    one.percentage,
    one.low,
    one.high,
    one.shareOfVoice,
    one.averagePosition,
  ]),
});

/** Ranked rows with a bar; the own brand stands out by weight, ring and word, wherever it ranks. */
export function CompanyRanking({
  companies,
  customerId,
  filters,
  customerName,
  answered,
  shown = 8,
}: {
  companies: readonly Company[];
  customerId: number;
  filters: Filters;
  customerName: string;
  /** Answered answers in scope: what percentages divide by. */
  answered: number;
  shown?: number;
}) {
  const scheme = useComputedColorScheme('light');
  const ranked = companies.map((one, index) => ({ ...one, rank: index + 1 }));
  const rows = ranked.filter((one) => one.rank <= shown || one.own);
  return (
    <Panel
      title="Companies named"
      note={`share of ${plural(answered, 'answer')}; lines: 95 % interval`}
      actions={
        <>
          <Link className="accent-link small" href={viewAddress(customerId, 'competitors', filters)}>
            All companies
          </Link>
          <CsvButton table={companyTable(`${customerName} companies`, companies)} />
        </>
      }
    >
      {rows.length === 0 ? (
        <Empty compact title="No company is named in these answers">
          Choose a longer period or another query group.
        </Empty>
      ) : (
        <ol className="rank">
          {rows.map((one) => (
            <li key={one.brandId} className={one.own ? 'rank-row rank-own' : 'rank-row'} value={one.rank}>
              <span className="rank-place num dim">{one.rank}</span>
              <Link
                className="rank-name text-link truncate"
                href={viewAddress(customerId, 'answers', filters, { brand: one.brandId })}
                title={one.company}
              >
                <CompanyDot brandId={one.brandId} own={one.own} />
                <span className="truncate" dir="auto">
                  {one.company}
                </span>
                {one.own && <span className="own-word">own</span>}
                {one.state === 'candidate' && <span className="own-word dim">not confirmed</span>}
              </Link>
              <span className="rank-bar" aria-hidden="true">
                <span
                  className="rank-share"
                  style={{ width: `${one.percentage}%`, background: companyColour(one.brandId, one.own, scheme) }}
                />
                {one.low !== null && one.high !== null && (
                  <span
                    className="rank-interval"
                    style={{ insetInlineStart: `${one.low}%`, width: `${Math.max(0.5, one.high - one.low)}%` }}
                  />
                )}
              </span>
              <Tooltip
                label={
                  <>
                    {one.count} of {plural(answered, 'answer')}
                    {one.low === null ? '' : `, 95 % interval ${formatInterval(one.low, one.high)}`}
                    <br />
                    Share of voice {formatPercent(one.shareOfVoice)} · average position{' '}
                    {one.averagePosition === null ? noFigure : formatScore(one.averagePosition)}
                  </>
                }
              >
                <span className="rank-figure num" tabIndex={0}>
                  {formatPercent(one.percentage)}
                </span>
              </Tooltip>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
