import type { ChangedTopic } from './operation.ts';

/** Progress pushed to a dashboard: over IPC in the desktop app, as server-sent events in the browser. */
export type ServiceEvent =
  | {
      kind: 'execution';
      executionId: number;
      customerId: number;
      queryGroupId: number;
      platform: string;
      state: string;
      total: number;
      completed: number;
      etaHours: number;
    }
  /** Something a view shows may have changed: query again. Null: for every customer. */
  | { kind: 'changed'; topic: ChangedTopic; customerId: number | null }
  /** Long work: building the sample, an import, a re-analysis, a report. `total` is 0 while unknown. */
  | {
      kind: 'job';
      jobId: number;
      job:
        | 'sample'
        | 'import'
        | 'reanalysis'
        | 'recommendations'
        | 'report'
        | 'backup'
        | 'check'
        | 'article-check'
        | 'model-discovery'
        | 'portrayal'
        | 'rewording';
      state: 'running' | 'done' | 'failed' | 'cancelled';
      completed: number;
      total: number;
      message: string;
    };
