import type { JobEvent } from '../api/jobs.ts';
import { t } from '../language/current.ts';
import { JobBar } from './job-bar.tsx';
import './sample-progress.css';

/** A progress bar for building the sample. */
export function SampleProgress({ job }: { job: JobEvent | null }) {
  const known = job !== null && job.total > 0;
  return (
    <div className="build" role="status">
      <JobBar job={job} label={t('Building the sample')} />
      <p className="dim small num">
        {job === null || job.message === ''
          ? t('Building the sample: twelve clients and a year of weekly scans')
          : job.message}
        {known && ` · ${t('{done, number} of {total, number}', { done: job.completed, total: job.total })}`}
      </p>
    </div>
  );
}
