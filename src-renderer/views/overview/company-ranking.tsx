import { Tooltip, useComputedColorScheme } from '@mantine/core';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { mark } from '#shared/language/text-key.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { companyColour } from '../../charts/palette.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { LikelihoodWord } from '../../components/likelihood-word.tsx';
import { ConfirmFirst } from '../../components/confirm-first.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import type { TableData } from '../../format/table-data.ts';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { companyMark } from '../../pictures/marks.ts';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { periodOf } from '../../app/period.ts';
import { formatInterval, formatPercent, formatScore } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';

export type Company = OutputOf<'get-overview'>['companies'][number];

/** The companies of a view as a table to save. */
const companyTable = (name: string, companies: readonly Company[]): TableData => ({
  name,
  header: [
    mark('Company'),
    mark('Own brand'),
    mark('State'),
    mark('Probability'),
    mark('Answers'),
    mark('Percentage'),
    mark('95 % low'),
    mark('95 % high'),
    mark('Share of voice'),
    mark('Share of mentions'),
    mark('Average position'),
  ],
  rows: companies.map((row) => [
    row.company,
    row.own ? t('yes') : t('no'),
    row.state,
    row.probability,
    row.count,
    row.percentage,
    row.low,
    row.high,
    row.shareOfVoice,
    row.shareOfMentions,
    row.averagePosition,
  ]),
});

/** Companies ranked, with a bar each; the client's own brand is marked by weight, ring and word, and always listed. */
export function CompanyRanking({
  companies,
  customerId,
  filters,
  within,
  customerName,
  answered,
  confirmedCompetitors,
  limit = 8,
}: {
  companies: readonly Company[];
  customerId: number;
  filters: Filters;
  /** The filters with the days that the figures cover. */
  within: Filters;
  customerName: string;
  /** Answered answers in scope: the denominator of the percentages. */
  answered: number;
  confirmedCompetitors: number;
  limit?: number;
}) {
  const scheme = useComputedColorScheme('light');
  const ranked = companies.map((company, index) => ({ ...company, rank: index + 1 }));
  const rows = ranked.filter((row) => row.rank <= limit || row.own);
  const note = t('share of {count, plural, one {# answer} other {# answers}}, with 95 % interval', {
    count: answered,
  });
  return (
    <Panel
      title={t('Companies named')}
      note={note}
      actions={
        <>
          <Link className="accent-link small" href={viewAddress(customerId, 'competitors', filters)}>
            {t('All companies')}
          </Link>
          {rows.length > 0 && (
            <PictureButton
              picture={{
                title: t('Companies named'),
                client: customerName,
                period: periodOf(within),
                note,
                legend: [],
                body: {
                  kind: 'bars',
                  rows: rows.map((row) => ({
                    label: `${row.rank}. ${row.company}`,
                    mark: companyMark(row.brandId, row.own, scheme),
                    colour: companyColour(row.brandId, row.own, scheme),
                    share: row.percentage,
                    low: row.low,
                    high: row.high,
                    value: formatPercent(row.percentage),
                    strong: row.own,
                  })),
                },
                scheme,
              }}
            />
          )}
          <SaveTable table={companyTable(t('{client} companies', { client: customerName }), companies)} />
        </>
      }
    >
      {rows.length === 0 ? (
        <Empty compact title={t('No company named in these answers')}>
          {t('Choose a longer period or another query group.')}
        </Empty>
      ) : (
        <ol className="rank">
          {rows.map((row) => (
            <li key={row.brandId} className={row.own ? 'rank-row rank-own' : 'rank-row'} value={row.rank}>
              <span className="rank-place num dim">{row.rank}</span>
              <Link
                className="rank-name text-link truncate"
                href={viewAddress(customerId, 'answers', within, { brand: row.brandId, outcome: 'answered' })}
                title={row.company}
              >
                <CompanyDot brandId={row.brandId} own={row.own} />
                <span className="truncate" dir="auto">
                  {row.company}
                </span>
                {row.own && <span className="own-word">{t('own', {}, 'brand')}</span>}
                <LikelihoodWord state={row.state} probability={row.probability} />
              </Link>
              <span className="rank-bar" aria-hidden="true">
                <span
                  className="rank-share"
                  style={{ width: `${row.percentage}%`, background: companyColour(row.brandId, row.own, scheme) }}
                />
                {row.low !== null && row.high !== null && (
                  <span
                    className="rank-interval"
                    style={{ insetInlineStart: `${row.low}%`, width: `${Math.max(0.5, row.high - row.low)}%` }}
                  />
                )}
              </span>
              <Tooltip
                label={
                  <>
                    {row.low === null
                      ? t('{part, number} of {count, plural, one {# answer} other {# answers}}', {
                          part: row.count,
                          count: answered,
                        })
                      : t(
                          '{part, number} of {count, plural, one {# answer} other {# answers}}, 95 % interval {interval}',
                          { part: row.count, count: answered, interval: formatInterval(row.low, row.high) },
                        )}
                    <br />
                    {t('Share of voice {voice} · share of mentions {mentions} · average position {position}', {
                      voice: formatPercent(row.shareOfVoice),
                      mentions: formatPercent(row.shareOfMentions),
                      position: formatScore(row.averagePosition),
                    })}
                  </>
                }
              >
                <span className="rank-figure num" tabIndex={0}>
                  {formatPercent(row.percentage)}
                </span>
              </Tooltip>
            </li>
          ))}
        </ol>
      )}
      {rows.length > 0 && confirmedCompetitors === 0 && <ConfirmFirst customerId={customerId} />}
    </Panel>
  );
}
