import { Tooltip, useComputedColorScheme } from '@mantine/core';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { domainCategoryWords } from '#shared/domain/domain-categories.ts';
import { mark } from '#shared/language/text-key.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { periodOf } from '../../app/period.ts';
import { chartTheme } from '../../charts/chart-theme.ts';
import { ownColour } from '../../charts/palette.ts';
import { CategoryTag } from '../../components/category-tag.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { formatPercent } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';

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
  const note = t('share of {count, plural, one {# answer that cites each} other {# answers that cite each}}', {
    count: answered,
  });
  return (
    <Panel
      title={t('Cited domains')}
      note={note}
      actions={
        <>
          <Link className="accent-link small" href={viewAddress(customerId, 'sources', filters)}>
            {t('All sources')}
          </Link>
          {domains.length > 0 && (
            <PictureButton
              picture={{
                title: t('Cited domains'),
                client: customerName,
                period: periodOf(within),
                note,
                legend: [],
                body: {
                  kind: 'bars',
                  rows: domains.slice(0, limit).map((row, index) => ({
                    label: `${index + 1}. ${row.domain} (${t.marked(domainCategoryWords[row.category])})`,
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
              name: t('{client} cited domains', { client: customerName }),
              header: [mark('Domain'), mark('Category'), mark('Answers'), mark('Percentage')],
              rows: domains.map((row) => [row.domain, row.category, row.count, row.percentage]),
            }}
          />
        </>
      }
    >
      {domains.length === 0 ? (
        <Empty compact title={t('No source cited in these answers')}>
          {t('A platform without web search cites nothing.')}
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
              <Tooltip
                label={t('{part, number} of {count, plural, one {# answer} other {# answers}}', {
                  part: row.count,
                  count: answered,
                })}
              >
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
