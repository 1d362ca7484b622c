import { Tooltip } from '@mantine/core';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { CategoryTag } from '../../components/category-tag.tsx';
import { CsvButton } from '../../components/download.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { formatPercent, plural } from '../../format/numbers.ts';

/** The domains the answers cite most, with what kind of site each is. */
export function DomainRanking({
  domains,
  customerId,
  filters,
  customerName,
  answered,
  shown = 8,
}: {
  domains: OutputOf<'get-overview'>['domains'];
  customerId: number;
  filters: Filters;
  customerName: string;
  /** Answered answers in scope: what percentages divide by. */
  answered: number;
  shown?: number;
}) {
  return (
    <Panel
      title="Cited domains"
      note={`share of ${plural(answered, 'answer')} that cite each`}
      actions={
        <>
          <Link className="accent-link small" href={viewAddress(customerId, 'sources', filters)}>
            All sources
          </Link>
          <CsvButton
            table={{
              name: `${customerName} cited domains`,
              header: ['Domain', 'Category', 'Answers', 'Percentage'],
              rows: domains.map((one) => [one.domain, one.category, one.count, one.percentage]),
            }}
          />
        </>
      }
    >
      {domains.length === 0 ? (
        <Empty compact title="These answers cite no source">
          A platform without web search cites nothing.
        </Empty>
      ) : (
        <ol className="rank">
          {domains.slice(0, shown).map((one, index) => (
            <li key={one.domain} className="rank-row">
              <span className="rank-place num dim">{index + 1}</span>
              <Link
                className="rank-name text-link truncate"
                href={viewAddress(customerId, 'answers', filters, { domain: one.domain })}
                title={one.domain}
              >
                <span className="truncate">{one.domain}</span>
              </Link>
              <CategoryTag category={one.category} />
              <Tooltip label={`${one.count} of ${plural(answered, 'answer')}`}>
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
