import type { JobEvent } from '../api/jobs.ts';
import './job-bar.css';

/** The bar of long work: how much of it is done, or that it goes on, as long as nobody knows. */
export function JobBar({ job, label }: { job: JobEvent | null; label: string }) {
  const known = job !== null && job.total > 0;
  const share = known ? Math.min(100, (100 * job.completed) / job.total) : 30;
  return (
    <div
      className={known ? 'job-bar' : 'job-bar job-bar-open'}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(known ? { 'aria-valuenow': Math.round(share) } : {})}
    >
      <span style={{ width: `${share}%` }} />
    </div>
  );
}
