import type { JobEvent } from '../api/jobs.ts';
import { t } from '../language/current.ts';
import './sample-progress.css';

/** A progress bar for building the sample. */
export function SampleProgress({ job }: { job: JobEvent | null }) {
  const known = job !== null && job.total > 0;
  const share = known ? (100 * job.completed) / job.total : 0;
  return (
    <div className="build" role="status">
      <div
        className={known ? 'build-bar' : 'build-bar build-bar-open'}
        role="progressbar"
        aria-label={t('Building the sample')}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(known ? { 'aria-valuenow': Math.round(share) } : {})}
      >
        <span style={{ width: `${known ? share : 30}%` }} />
      </div>
      <p className="dim small num">
        {job === null || job.message === ''
          ? t('Building the sample: twelve clients and a year of weekly scans')
          : job.message}
        {known && ` · ${t('{done, number} of {total, number}', { done: job.completed, total: job.total })}`}
      </p>
    </div>
  );
}
