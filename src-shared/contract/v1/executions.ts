import { z } from 'zod';
import { operation } from '../operation.ts';
import { count, identifier } from './fields.ts';

export const executionStates = ['Pending', 'In Progress', 'Done', 'Failed', 'Cancelled'] as const;
export type ExecutionState = (typeof executionStates)[number];

/** Whether an execution in this state has not ended yet. */
export const isOpenState = (state: string): boolean => state === 'Pending' || state === 'In Progress';

export const getExecutionStatus = operation({
  name: 'get-execution-status',
  kind: 'query',
  reads: ['scans', 'answers'],
  summary:
    'Reports the state of an execution (one scan of a query group on one platform), its progress, and the hours remaining.',
  request: z.strictObject({ executionID: identifier }),
  response: z.strictObject({
    execution_status: z.enum(executionStates),
    progress: z
      .strictObject({ total: count, completed: count.describe('queries with a final outcome, failures included') })
      .describe('counted in queries'),
    eta_hours: z.number().min(0).describe('hours remaining; 0 once the execution has ended'),
  }),
  errors: ['not_found'],
  statusInEnvelope: true,
  example: { executionID: 1 },
});
