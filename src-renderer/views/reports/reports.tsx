import { Button, Menu } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconChevronDown, IconFileText } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ReportFormat, ReportTemplate } from '#shared/contract/workspace/reports.ts';
import { useCommand, useCustomer, useOperation, useQueryGroups } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { noFilters } from '../../app/address.ts';
import { useFilters } from '../../app/use-place.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { t } from '../../language/current.ts';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle, Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { Failure, Lines } from '../../components/states.tsx';
import { formatLabel, formats, newDraft, reportRequest } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';
import { ReportHistory } from './report-history.tsx';
import { SharedReports } from './shared-reports.tsx';
import { TemplateBar } from './template-bar.tsx';
import { TemplateFields } from './template-fields.tsx';
import './reports.css';

/** Where a created report is, with a button to open it. */
function CreatedNotice({ reportId, file }: { reportId: number; file: string }) {
  const open = useCommand('open-report');
  return (
    <span className="report-created">
      <span>{file}</span>
      <Button variant="default" size="compact-sm" onClick={() => open.mutate({ reportId })}>
        {t('Open', {}, 'verb')}
      </Button>
    </span>
  );
}

const createdNotice = (format: ReportFormat, reportId: number, file: string) => ({
  title: t('{format} created', { format: formatLabel(format) }),
  message: <CreatedNotice reportId={reportId} file={file} />,
  autoClose: 15_000,
});

/** Composes a report, with a preview beside the form and the previous reports below. */
export default function Reports({ customerId }: ViewProps) {
  const [filters] = useFilters();
  const customer = useCustomer(customerId);
  const groups = useQueryGroups(customerId).data;
  const neverScanned = groups?.every((group) => group.lastScanAt === null) === true;
  const [draft, setDraft] = useState(newDraft);
  const kept = useOperation('get-report-template', { customerId });
  const [edited, setEdited] = useState<ReportTemplate | null>(null);
  // Fields begin again with what is kept.
  const [round, setRound] = useState(0);
  const reset = () => {
    setEdited(null);
    setRound(round + 1);
  };
  const request = useMemo(
    () => reportRequest(customerId, filters, draft, edited),
    [customerId, filters, draft, edited],
  );
  const [debouncedRequest] = useDebouncedValue(request, 500);
  const preview = useOperation('preview-report', debouncedRequest, { keepPrevious: true });
  const create = useCommand('create-report', { quiet: true });
  const job = useJob('report');
  const createAs = (format: ReportFormat) => {
    if (request === null) return;
    create.mutate(
      { ...request, format },
      {
        onSuccess: ({ reportId, file }) => notifications.show(createdNotice(format, reportId, file)),
      },
    );
  };
  if (neverScanned)
    return (
      <div className="page">
        <PageTitle title={t('Reports')} />
        <NothingYet customerId={customerId} view="reports" filters={noFilters} title={t('Nothing to report yet')}>
          {t('A report needs at least one finished scan.')}
        </NothingYet>
      </div>
    );
  return (
    <div className="page reports-page">
      <PageTitle
        title={t('Reports')}
        note={filters.from === null ? t('last 90 days, unless you choose a period above') : t('period chosen above')}
      >
        <Menu position="bottom-end" width={280}>
          <Menu.Target>
            <Button
              variant="default"
              rightSection={<IconChevronDown size={13} />}
              disabled={request === null || create.isPending}
            >
              {t('Other formats')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {formats.slice(1).map(({ format, label, use }) => (
              <Menu.Item key={format} leftSection={<IconFileText size={15} />} onClick={() => createAs(format)}>
                {label} <span className="dim">· {use}</span>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button
          leftSection={<IconFileText size={15} />}
          disabled={request === null}
          loading={create.isPending}
          onClick={() => createAs('pdf')}
        >
          {t('Create PDF')}
        </Button>
      </PageTitle>
      {create.isPending && (
        <JobProgress
          job={job}
          label={t('Creating the report as {format}', { format: formatLabel(create.variables.format) })}
        />
      )}
      {create.isError && <Failure compact title={t('The report could not be created')} error={create.error} />}
      <div className="reports">
        <div className="report-column">
          <Panel title={t('This report')}>
            <ReportForm
              defaultTitle={t('{client} in AI answers', { client: customer?.name ?? t('The client') })}
              draft={draft}
              change={(part) => setDraft({ ...draft, ...part })}
            />
          </Panel>
          <Panel title={t('Template')} note={t('for every report of this client')}>
            <Query of={kept} what={t('the template')} compact loading={<Lines count={8} />}>
              {(data) => {
                const template = edited ?? data.template;
                return (
                  <>
                    <TemplateFields
                      key={round}
                      kept={data}
                      template={template}
                      change={(part) => setEdited({ ...template, ...part })}
                    />
                    <TemplateBar kept={data} edited={edited} reset={reset} />
                  </>
                );
              }}
            </Query>
          </Panel>
        </div>
        <Panel
          title={t('Preview')}
          note={preview.isFetching ? t('updating …') : undefined}
          className="report-preview"
          flush
        >
          {(debouncedRequest !== null || preview.data !== undefined) && (
            <Query
              of={preview}
              what={t('the preview')}
              loading={
                <div className="panel-body">
                  <Lines count={14} />
                </div>
              }
            >
              {({ html }) => (
                // The empty sandbox allows no scripts or forms: the contents of answers and names cannot act here.
                <iframe title={t('Preview of the report')} sandbox="" srcDoc={html} />
              )}
            </Query>
          )}
        </Panel>
      </div>
      <SharedReports customerId={customerId} request={request} />
      <ReportHistory customerId={customerId} />
    </div>
  );
}
