import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useCustomers, useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { ColumnChoice, useHiddenColumns } from '../../components/column-choice.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { TableSkeleton } from '../../components/skeletons.tsx';
import { Failure } from '../../components/states.tsx';
import { formatCount, plural } from '../../format/numbers.ts';
import { AnswerPage } from '../answer/answer-page.tsx';
import { answersRequest, sortOf } from './answer-parameters.ts';
import './answers.css';
import { answerColumns } from './columns.tsx';
import { ExportButton } from './export-button.tsx';
import { Narrowing } from './narrowing.tsx';
import { useAnswers } from './use-answers.ts';

const tableName = 'answers';

function SearchBox({ value, change }: { value: string; change: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const later = useDebouncedCallback(change, 250);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  return (
    <TextInput
      size="xs"
      w="15rem"
      aria-label="Search in the queries"
      placeholder="Search in the queries"
      leftSection={<IconSearch size={14} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        later(event.currentTarget.value);
      }}
    />
  );
}

/** Every answer in scope: who is named, where, beside whom, informed by whom; each opens in full. */
export default function Answers({ customerId, item }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const search = useSearch();
  const request = useMemo(() => answersRequest(customerId, filters, parameters), [customerId, filters, parameters]);
  const answers = useAnswers(request);
  const hidden = useHiddenColumns(tableName);
  const customers = useCustomers();
  const named = useOperation('get-overview', parameters.has('brand') ? viewScope(customerId, filters) : null);
  const companyName = (brandId: number) => named.data?.companies.find((one) => one.brandId === brandId)?.company;
  const open = useCallback(
    (answerId: number) => `/customers/${customerId}/answers/${answerId}${search === '' ? '' : `?${search}`}`,
    [customerId, search],
  );
  const columns = useMemo(() => answerColumns(open), [open]);
  const rows = useMemo(() => answers.data?.pages.flatMap((page) => page.answers) ?? [], [answers.data]);
  const total = answers.data?.pages[0]?.total ?? 0;
  const current = item === null ? null : Number(item);
  const customerName = customers.data?.find((one) => one.id === customerId)?.name ?? '';
  const visible = columns.filter((column) => !hidden.includes(column.id));
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = answers;

  return (
    <div className="page page-full">
      <PageTitle title="Answers" note={answers.data === undefined ? undefined : plural(total, 'answer')}>
        <Narrowing parameters={parameters} change={change} companyName={companyName} />
        <SearchBox value={parameters.get('q') ?? ''} change={(q) => change({ q: q.trim() })} />
        <ColumnChoice table={tableName} columns={columns} hidden={hidden} />
        <ExportButton request={request} columns={visible} name={`${customerName} answers`} disabled={total === 0} />
      </PageTitle>
      {answers.isPending && <TableSkeleton what="the answers" />}
      {answers.isError && rows.length === 0 && (
        <Failure title="The answers could not be listed" error={answers.error} retry={() => void answers.refetch()} />
      )}
      {answers.data !== undefined && total === 0 && (
        <NothingYet
          customerId={customerId}
          view="answers"
          filters={filters}
          narrowed={search !== ''}
          title="No answer yet"
        >
          Answers appear here as soon as a scan brings them, or recorded ones are imported.
        </NothingYet>
      )}
      {total > 0 && (
        <DataTable
          label="Answers"
          rows={rows}
          columns={columns}
          hidden={hidden}
          rowKey={(row) => row.answerId}
          total={total}
          onNearEnd={() => {
            if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
          }}
          sort={sortOf(parameters)}
          onSort={(sort) => change({ sort: sort?.column, desc: sort?.descending === true ? 1 : null })}
          isCurrent={(row) => row.answerId === current}
          footer={
            <>
              <span>
                {formatCount(rows.length)} of {formatCount(total)} loaded
              </span>
              {answers.isError && <span className="warn">More could not be loaded. Scroll to try again.</span>}
            </>
          }
        />
      )}
      {current !== null && <AnswerPage answerId={current} customerId={customerId} rows={rows} />}
    </div>
  );
}
