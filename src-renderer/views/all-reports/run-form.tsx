import { Button, Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFiles } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { namePlaceholders } from '#shared/contract/workspace/report-runs.ts';
import { reportFormats, type ReportFormat } from '#shared/contract/workspace/reports.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { Problem } from '../../components/problem.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatMonth } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { formatLabel } from '../reports/report-draft.ts';
import { serviceText } from '../../wording/service.ts';
import { NamePreview } from './name-preview.tsx';
import { EveryMonth } from './every-month.tsx';

type Kept = OutputOf<'get-report-schedule'>;

/** Where the reports go, how they are named and in which formats: once, and every month. */
export function RunForm({ month, kept }: { readonly month: string; readonly kept: Kept }) {
  const [folder, setFolder] = useState(kept.folder);
  const [pattern, setPattern] = useState(kept.pattern);
  const [formats, setFormats] = useState<readonly ReportFormat[]>(kept.formats);
  const [draft, setDraft] = useState(kept.draft);
  const [replace, setReplace] = useState(false);
  const files = { folder: folder.trim(), pattern: pattern.trim(), formats: [...formats], draft };
  const isComplete = files.folder !== '' && files.pattern !== '' && formats.length > 0;
  const [asked] = useDebouncedValue(isComplete ? JSON.stringify({ month, ...files }) : null, 400);
  const plan = useOperation(
    'plan-reports',
    asked === null ? null : (JSON.parse(asked) as { month: string } & typeof files),
    { keepPrevious: true },
  );
  const keep = useCommand('set-report-schedule', { quiet: true });
  const create = useCommand('create-reports', { quiet: true });
  const job = useJob('reports');
  const isRunning = job?.state === 'running';
  const clients = plan.data?.clients.length;
  return (
    <div className="all-reports-side">
      <Panel title={t('Write them')} note={formatMonth(month)}>
        <form
          className="report-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isComplete || isRunning) return;
            // Kept for the next time.
            keep.mutate(files, { onSuccess: () => create.mutate({ month, ...files, replace }) });
          }}
        >
          <TextInput
            label={t('Folder')}
            description={t('Created if it is missing')}
            placeholder="/Users/ada/Reports"
            value={folder}
            error={plan.data?.problem == null ? undefined : serviceText(plan.data.problem)}
            onChange={(event) => setFolder(event.currentTarget.value)}
          />
          <TextInput
            label={t('File names')}
            description={t('{placeholders}; / begins a folder', {
              placeholders: namePlaceholders.map((name) => `{${name}}`).join(', '),
            })}
            value={pattern}
            maxLength={200}
            onChange={(event) => setPattern(event.currentTarget.value)}
          />
          <Checkbox.Group
            label={t('Formats')}
            value={[...formats]}
            error={formats.length === 0 ? t('Choose at least one format.') : undefined}
            onChange={(chosen) => setFormats(reportFormats.filter((format) => chosen.includes(format)))}
          >
            <div className="run-formats">
              {reportFormats.map((format) => (
                <Checkbox key={format} size="xs" value={format} label={formatLabel(format)} />
              ))}
            </div>
          </Checkbox.Group>
          <Checkbox
            size="xs"
            label={t('An e-mail draft for each client')}
            description={t('A file beside the report that your mail program opens; nothing is sent')}
            checked={draft}
            onChange={(event) => setDraft(event.currentTarget.checked)}
          />
          {isComplete && <NamePreview plan={plan} replace={replace} setReplace={setReplace} />}
          {isRunning && <JobProgress job={job} label={t('Writing the reports')} />}
          {job?.state === 'failed' && !isRunning && (
            <p className="bad small" role="alert">
              {t('The reports were not written: {reason}', { reason: job.message })}
            </p>
          )}
          {job?.state === 'cancelled' && (
            <p className="small dim" role="status">
              {t('Cancelled. What was written is whole; write them again to complete the rest.')}
            </p>
          )}
          <Problem error={create.error ?? keep.error} />
          <div className="run-actions">
            <Button
              type="submit"
              leftSection={<IconFiles size={15} />}
              disabled={!isComplete || isRunning || plan.isError}
              loading={keep.isPending || create.isPending}
            >
              {clients === undefined
                ? t('Write the reports')
                : t('{count, plural, one {Write the report of # client} other {Write the reports of # clients}}', {
                    count: clients,
                  })}
            </Button>
          </div>
        </form>
      </Panel>
      <EveryMonth kept={kept} files={isComplete ? files : null} />
    </div>
  );
}
