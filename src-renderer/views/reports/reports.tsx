import { Button, Menu } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconChevronDown, IconFileText } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReportFormat } from '#shared/contract/workspace/reports.ts';
import { useCommand, useCustomers, useOperation, useQueryGroups } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { noFilters } from '../../app/address.ts';
import { useFilters } from '../../app/use-place.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle, Panel } from '../../components/panel.tsx';
import { Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { useReportStyle } from '../../state/report-style.ts';
import { formatLabel, formats, newDraft, reportRequest } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';
import { ReportHistory } from './report-history.tsx';
import './reports.css';

/** Something to hand over: chosen on the left, seen as the client will see it on the right. */
export default function Reports({ customerId }: ViewProps) {
  const client = useQueryClient();
  const [filters] = useFilters();
  const { logo, accentColor } = useReportStyle();
  const customer = useCustomers().data?.find((one) => one.id === customerId);
  const groups = useQueryGroups(customerId).data;
  const unmeasured = groups?.every((group) => group.lastScanAt === null) === true;
  const [draft, setDraft] = useState(newDraft);
  const request = useMemo(
    () => reportRequest(customerId, filters, draft, { logo, accentColor }),
    [customerId, filters, draft, logo, accentColor],
  );
  const [settled] = useDebouncedValue(request, 500);
  const preview = useOperation('preview-report', settled, { keepPrevious: true });
  const create = useCommand('create-report', { quiet: true });
  const open = useCommand('open-report');
  const job = useJob('report');
  const make = (format: ReportFormat) => {
    if (request === null) return;
    create.mutate(
      { ...request, format },
      {
        onSuccess: ({ reportId, file }) => {
          void client.invalidateQueries({ queryKey: ['list-reports'] });
          notifications.show({
            title: `${formatLabel(format)} made`,
            message: (
              <span className="report-made">
                <span>{file}</span>
                <Button variant="default" size="compact-sm" onClick={() => open.mutate({ reportId })}>
                  Open
                </Button>
              </span>
            ),
            autoClose: 15_000,
          });
        },
      },
    );
  };
  if (unmeasured)
    return (
      <div className="page">
        <PageTitle title="Reports" />
        <NothingYet customerId={customerId} view="reports" filters={noFilters} title="Nothing to report yet">
          A report needs a scan that has finished.
        </NothingYet>
      </div>
    );
  return (
    <div className="page reports-page">
      <PageTitle
        title="Reports"
        note={filters.from === null ? 'the last 90 days, unless a period is chosen above' : 'the period chosen above'}
      >
        <Menu position="bottom-end" width={280}>
          <Menu.Target>
            <Button
              variant="default"
              rightSection={<IconChevronDown size={13} />}
              disabled={request === null || create.isPending}
            >
              Other formats
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {formats.slice(1).map(({ format, label, use }) => (
              <Menu.Item key={format} leftSection={<IconFileText size={15} />} onClick={() => make(format)}>
                {label} <span className="dim">· {use}</span>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button
          leftSection={<IconFileText size={15} />}
          disabled={request === null}
          loading={create.isPending}
          onClick={() => make('pdf')}
        >
          Make a PDF
        </Button>
      </PageTitle>
      {create.isPending && (
        <JobProgress job={job} label={`Making the report as ${formatLabel(create.variables.format)}`} />
      )}
      {create.isError && <Failure compact title="The report could not be made" error={create.error} />}
      <div className="reports">
        <Panel title="Contents">
          <ReportForm
            usualTitle={`${customer?.name ?? 'The client'} in the answers of AI platforms`}
            draft={draft}
            change={(part) => setDraft({ ...draft, ...part })}
          />
        </Panel>
        <Panel title="Preview" note={preview.isFetching ? 'being drawn …' : undefined} className="report-preview" flush>
          {preview.isPending && settled !== null && (
            <div className="panel-body">
              <LoadingNote what="the preview" />
              <Lines count={14} />
            </div>
          )}
          {preview.isError && preview.data === undefined && (
            <Failure
              title="The preview could not be drawn"
              error={preview.error}
              retry={() => void preview.refetch()}
            />
          )}
          {preview.data !== undefined && (
            // No scripts, no forms, an origin of its own: what answers and names contain can do nothing here.
            <iframe title="Preview of the report" sandbox="" srcDoc={preview.data.html} />
          )}
        </Panel>
      </div>
      <ReportHistory customerId={customerId} />
    </div>
  );
}
