import type { ChangedTopic } from './operation.ts';
import { isOpenState, type ExecutionState } from '../domain/execution-states.ts';

/** Long work that runs as a job. */
export type JobKind =
  | 'sample'
  | 'import'
  | 'reanalysis'
  | 'recommendations'
  | 'report'
  | 'reports'
  | 'report-news'
  | 'backup'
  | 'check'
  | 'article-check'
  | 'model-discovery'
  | 'portrayal'
  | 'rewording'
  | 'deletion'
  | 'alerts'
  | 'export'
  | 'answer-search'
  | 'hand-over'
  | 'publish'
  | 'take-in';

export type JobState = 'running' | 'done' | 'failed' | 'cancelled';

/** Progress pushed to a dashboard: over IPC in the desktop app, as server-sent events in the browser. */
export type ServiceEvent =
  | {
      kind: 'execution';
      executionId: number;
      customerId: number;
      queryGroupId: number;
      platform: string;
      state: ExecutionState;
      total: number;
      completed: number;
      etaHours: number;
    }
  /** What a view shows may have changed: query again. Null: for every customer. */
  | { kind: 'changed'; topic: ChangedTopic; customerId: number | null }
  /** From the desktop app: go to an address of the dashboards, because a link, a notification or the tray asks for it. */
  | { kind: 'open'; address: string }
  /** From the desktop app: the person saved a file that a page handed out. */
  | { kind: 'saved'; file: string; name: string }
  /** `total` is 0 while unknown. */
  | {
      kind: 'job';
      jobId: number;
      job: JobKind;
      state: JobState;
      completed: number;
      total: number;
      message: string;
    };

/** Whether an event reports the end of an execution or a job. */
export function isFinal(event: ServiceEvent): boolean {
  switch (event.kind) {
    case 'execution':
      return !isOpenState(event.state);
    case 'job':
      return event.state !== 'running';
    case 'changed':
    case 'open':
    case 'saved':
      return false;
  }
}
