import { SegmentedControl, Switch } from '@mantine/core';
import { IconGridDots } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { CompanyDot } from '../../components/company-mark.tsx';
import { CsvButton } from '../../components/download.tsx';
import { Panel } from '../../components/panel.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Empty, Failure, LoadingNote } from '../../components/states.tsx';
import { formatPercent, plural } from '../../format/numbers.ts';
import { heatRows, heatShade, heatShare, namedInstead, type HeatOrder } from './heat-rows.ts';
import './heat-map.css';

/** Rows drawn before "show all". */
const drawn = 120;

const whole = (share: number | null) => (share === null ? '' : share === 0 ? '·' : String(Math.round(share)));

/** Which queries name whom: a row a query, a column a company, darker where more of the answers name it. */
export function HeatMap({ customerId, filters }: { customerId: number; filters: Filters }) {
  const matrix = useOperation(
    'get-query-companies',
    { ...viewScope(customerId, filters), companies: 10 },
    { keepPrevious: true },
  );
  const [order, setOrder] = useState<HeatOrder>('gap');
  const [onlyInstead, setOnlyInstead] = useState(false);
  const [all, setAll] = useState(false);
  const { data } = matrix;
  const rows = useMemo(
    () => (data === undefined ? [] : heatRows(data, order, onlyInstead)),
    [data, order, onlyInstead],
  );
  const own = data?.companies.findIndex((company) => company.own) ?? -1;
  const instead = data?.queries.filter((query) => query.answered > 0 && namedInstead(query, own)).length ?? 0;
  if (data === undefined && matrix.isError)
    return <Failure title="The queries could not be read" error={matrix.error} retry={() => void matrix.refetch()} />;
  if (data === undefined)
    return (
      <>
        <LoadingNote what="the queries and companies" />
        <PanelSkeleton height="30rem" lines={14} />
      </>
    );
  if (data.queries.length === 0)
    return (
      <NothingYet customerId={customerId} view="competitors" filters={filters} title="No query has an answer yet">
        Rows appear here as soon as a scan brings answers.
      </NothingYet>
    );
  const shown = all ? rows : rows.slice(0, drawn);
  return (
    <Panel
      title="Queries and companies"
      note={`percent of the answers to a query that name a company · ${
        data.executions === data.executionsInScope
          ? plural(data.executions, 'scan')
          : `the newest ${data.executions} of ${data.executionsInScope} scans`
      }`}
      actions={
        <>
          <CsvButton
            table={{
              name: 'Queries and companies',
              header: ['Query', 'Query group', 'Answers', ...data.companies.map((company) => company.name)],
              rows: rows.map((row) => [row.query, row.queryGroupName, row.answered, ...row.named]),
            }}
          />
        </>
      }
    >
      <div className="heat-tools">
        <Switch
          size="xs"
          label={`Only where others are named instead (${instead})`}
          checked={onlyInstead}
          onChange={(event) => setOnlyInstead(event.currentTarget.checked)}
        />
        <SegmentedControl
          size="xs"
          aria-label="Order"
          value={order}
          onChange={(value) => setOrder(value)}
          data={[
            { value: 'gap', label: 'Furthest behind' },
            { value: 'least-own', label: 'Client least named' },
            { value: 'group', label: 'By group' },
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <Empty compact icon={<IconGridDots size={24} stroke={1.4} />} title="Nobody is named instead of the client">
          Every query that names a competitor names the client too.
        </Empty>
      ) : (
        <div className="heat-scroll" tabIndex={0} role="region" aria-label="Queries and companies">
          <table className="heat">
            <thead>
              <tr>
                <th scope="col" className="heat-query">
                  Query
                </th>
                {data.companies.map((company) => (
                  <th key={company.brandId} scope="col" className={company.own ? 'heat-own' : undefined}>
                    <Link
                      className="text-link heat-company"
                      href={viewAddress(customerId, 'answers', filters, { brand: company.brandId })}
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
              {shown.map((row) => (
                <tr key={row.queryId}>
                  <th scope="row" className="heat-query">
                    <Link
                      className="text-link truncate"
                      href={viewAddress(customerId, 'answers', filters, { query: row.queryId })}
                      title={`${row.query} (${row.queryGroupName})`}
                      aria-label={row.query}
                    >
                      <bdi>{row.query}</bdi>
                    </Link>
                  </th>
                  {row.named.map((named, index) => {
                    const company = data.companies[index];
                    const share = heatShare(named, row.answered);
                    return (
                      <td
                        key={company?.brandId ?? index}
                        className={`heat-cell heat-${heatShade(share)}${company?.own === true ? ' heat-own' : ''}`}
                        title={`${company?.name ?? ''}: ${named} of ${plural(row.answered, 'answer')}, ${formatPercent(share)}`}
                      >
                        {whole(share)}
                      </td>
                    );
                  })}
                  <td className="figure dim">{row.answered}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > shown.length && (
            <button type="button" className="heat-more accent-link" onClick={() => setAll(true)}>
              Show all {rows.length}
            </button>
          )}
        </div>
      )}
    </Panel>
  );
}
