import { Tooltip, useComputedColorScheme } from '@mantine/core';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { periodOf } from '../../app/period.ts';
import { chartTheme } from '../../charts/chart-theme.ts';
import { ownColour } from '../../charts/palette.ts';
import { CategoryTag } from '../../components/category-tag.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { formatPercent, plural } from '../../format/numbers.ts';

/** The domains cited most, and what kind of site each is. */
export function DomainRanking({
  domains,
  customerId,
  filters,
  within,
  customerName,
  answered,
  limit = 8,
}: {
  domains: OutputOf<'get-overview'>['domains'];
  customerId: number;
  filters: Filters;
  /** The filters with the days that the figures cover. */
  within: Filters;
  customerName: string;
  /** Answered answers in scope: the denominator of the percentages. */
  answered: number;
  limit?: number;
}) {
  const scheme = useComputedColorScheme('light');
  return (
    <Panel
      title="Cited domains"
      note={`share of ${plural(answered, 'answer')} that cite each`}
      actions={
        <>
          <Link className="accent-link small" href={viewAddress(customerId, 'sources', filters)}>
            All sources
          </Link>
          {domains.length > 0 && (
            <PictureButton
              picture={{
                title: 'Cited domains',
                client: customerName,
                period: periodOf(within),
                note: `share of ${plural(answered, 'answer')} that cite each`,
                legend: [],
                body: {
                  kind: 'bars',
                  rows: domains.slice(0, limit).map((row, index) => ({
                    label: `${index + 1}. ${row.domain} (${row.category})`,
                    mark: '',
                    colour: row.category === 'owned' ? ownColour[scheme] : chartTheme[scheme].text,
                    share: row.percentage,
                    low: null,
                    high: null,
                    value: formatPercent(row.percentage),
                    strong: row.category === 'owned',
                  })),
                },
                scheme,
              }}
            />
          )}
          <SaveTable
            table={{
              name: `${customerName} cited domains`,
              header: ['Domain', 'Category', 'Answers', 'Percentage'],
              rows: domains.map((row) => [row.domain, row.category, row.count, row.percentage]),
            }}
          />
        </>
      }
    >
      {domains.length === 0 ? (
        <Empty compact title="No source cited in these answers">
          A platform without web search cites nothing.
        </Empty>
      ) : (
        <ol className="rank">
          {domains.slice(0, limit).map((row, index) => (
            <li key={row.domain} className="rank-row">
              <span className="rank-place num dim">{index + 1}</span>
              <Link
                className="rank-name text-link truncate"
                href={viewAddress(customerId, 'answers', within, { outcome: 'answered', domain: row.domain })}
                title={row.domain}
              >
                <span className="truncate">{row.domain}</span>
              </Link>
              <CategoryTag category={row.category} />
              <Tooltip label={`${row.count} of ${plural(answered, 'answer')}`}>
                <span className="rank-figure num" tabIndex={0}>
                  {formatPercent(row.percentage)}
                </span>
              </Tooltip>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
