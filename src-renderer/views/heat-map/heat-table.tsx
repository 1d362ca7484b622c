import { useState } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { Scrolls } from '../../components/scrolls.tsx';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { heatShade, heatShare, repeatedQueries, type HeatBefore, type HeatQuery } from './heat-rows.ts';

/** Rows shown before “show all”. */
const initialRows = 120;

const whole = (share: number | null) => (share === null ? '' : share === 0 ? '·' : formatCount(share));

/** A cell in words: how many of the answers name the company, and the share in the days before where it is compared. */
function cellTitle(company: string, named: number, count: number, earlier: number | null): string {
  const values = { company, part: named, count, share: formatPercent(heatShare(named, count)) };
  return earlier === null
    ? t('{company}: {part, number} of {count, plural, one {# answer} other {# answers}}, {share}', values)
    : t('{company}: {part, number} of {count, plural, one {# answer} other {# answers}}, {share}; before: {before}', {
        ...values,
        before: formatPercent(earlier),
      });
}

/** The queries by the companies that their answers name; `rows` are those of `data` to be shown, in order. */
export function HeatTable({
  data,
  rows,
  before,
  covered,
  customerId,
}: {
  data: OutputOf<'get-query-companies'>;
  rows: readonly HeatQuery[];
  /** The shares in the days before; null where none are compared. */
  before: HeatBefore | null;
  covered: Filters;
  customerId: number;
}) {
  const [all, setAll] = useState(false);
  const visible = all ? rows : rows.slice(0, initialRows);
  const repeated = repeatedQueries(data.queries);
  return (
    <Scrolls label={t('Queries and companies')} className="heat-scroll">
      <table className="heat">
        <thead>
          <tr>
            <th scope="col" className="heat-query">
              {t('Query')}
            </th>
            {data.companies.map((company) => (
              <th key={company.brandId} scope="col" className={company.own ? 'heat-own' : undefined}>
                <Link
                  className="text-link heat-company"
                  href={viewAddress(customerId, 'answers', covered, {
                    brand: company.brandId,
                    outcome: 'answered',
                  })}
                >
                  <CompanyDot brandId={company.brandId} own={company.own} />
                  <bdi className="truncate" title={company.name}>
                    {company.name}
                  </bdi>
                </Link>
              </th>
            ))}
            <th scope="col" className="figure">
              n
            </th>
          </tr>
        </thead>
        <tbody>
          {visible.map((row) => (
            <tr key={row.queryId}>
              <th scope="row" className="heat-query">
                <Link
                  className="text-link truncate"
                  href={viewAddress(customerId, 'answers', covered, { query: row.queryId, outcome: 'answered' })}
                  title={`${row.query} (${row.queryGroupName})`}
                  aria-label={row.query}
                >
                  <bdi>{row.query}</bdi>
                </Link>
                {repeated.has(row.query) && <span className="heat-group truncate dim small">{row.queryGroupName}</span>}
              </th>
              {row.named.map((named, index) => (
                <HeatCell
                  key={data.companies[index]?.brandId ?? index}
                  row={row}
                  named={named}
                  company={data.companies[index]}
                  before={before}
                  covered={covered}
                  customerId={customerId}
                />
              ))}
              <td className="figure dim">{formatCount(row.answered)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > visible.length && (
        <button type="button" className="heat-more accent-link" onClick={() => setAll(true)}>
          {t('Show all {count, number}', { count: rows.length })}
        </button>
      )}
    </Scrolls>
  );
}

function HeatCell({
  row,
  named,
  company,
  before,
  covered,
  customerId,
}: {
  row: HeatQuery;
  named: number;
  company: OutputOf<'get-query-companies'>['companies'][number] | undefined;
  before: HeatBefore | null;
  covered: Filters;
  customerId: number;
}) {
  const share = heatShare(named, row.answered);
  const earlier = company === undefined ? null : (before?.(row.queryId, company.brandId) ?? null);
  return (
    <td
      className={`heat-cell heat-${heatShade(share)}${company?.own === true ? ' heat-own' : ''}`}
      title={cellTitle(company?.name ?? '', named, row.answered, earlier)}
    >
      {company === undefined || share === null ? (
        whole(share)
      ) : (
        <Link
          className="heat-link"
          href={viewAddress(customerId, 'answers', covered, {
            query: row.queryId,
            outcome: 'answered',
            ...(named === 0 ? {} : { brand: company.brandId }),
          })}
          aria-label={t(
            '{share, number} percent: {company} in {part, number} of {count, plural, one {# answer} other {# answers}}',
            {
              share: Math.round(share),
              company: company.name,
              part: named,
              count: row.answered,
            },
          )}
        >
          {whole(share)}
        </Link>
      )}
      {before !== null && (
        <span
          className="heat-before"
          aria-label={
            earlier === null
              ? t('before: not known')
              : t('before: {share, number} percent', { share: Math.round(earlier) })
          }
        >
          {formatCount(earlier)}
        </span>
      )}
    </td>
  );
}
