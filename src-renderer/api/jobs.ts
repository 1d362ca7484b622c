import { useQuery } from '@tanstack/react-query';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { jobKey } from './live.ts';

export type JobEvent = Extract<ServiceEvent, { kind: 'job' }>;

/** The last event of a kind of long work, also for a view that opens later; null before the first. */
export function useJob(job: JobEvent['job']): JobEvent | null {
  return useQuery<JobEvent | null>({
    queryKey: jobKey(job),
    queryFn: () => null,
    enabled: false,
    initialData: null,
  }).data;
}
