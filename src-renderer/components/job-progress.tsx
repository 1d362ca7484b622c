import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import type { JobEvent } from '../api/jobs.ts';
import { useCommand } from '../api/hooks.ts';
import { t } from '../language/current.ts';
import { JobBar } from './job-bar.tsx';
import './job-progress.css';

/** The progress of long work, with a way to cancel it. `label` names the work. */
export function JobProgress({ job, label }: { job: JobEvent | null; label: string }) {
  const cancel = useCommand('cancel-job');
  const known = job !== null && job.total > 0;
  const words = job === null || job.message === '' ? label : job.message;
  return (
    <div className="job" role="status">
      <JobBar job={job} label={label} />
      <span className="small dim num">
        {words === 'waiting' ? t('{work}: waiting for other work to finish', { work: label }) : words}
        {known && ` · ${t('{part, number} of {total, number}', { part: job.completed, total: job.total })}`}
      </span>
      {job?.state === 'running' && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<IconBan size={13} />}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ jobId: job.jobId })}
        >
          {t('Cancel')}
        </Button>
      )}
    </div>
  );
}
