import { z } from 'zod';
import { operation } from '../operation.ts';
import { count, identifier } from './fields.ts';

export const executionStates = ['Pending', 'In Progress', 'Done', 'Failed', 'Cancelled'] as const;
export type ExecutionState = (typeof executionStates)[number];

export const getExecutionStatus = operation({
  name: 'get-execution-status',
  kind: 'query',
  summary: 'Tells the state of an execution, how many of its queries are finished, and the hours it still needs.',
  request: z.strictObject({ executionID: identifier }),
  response: z.strictObject({
    execution_status: z.enum(executionStates),
    progress: z
      .strictObject({ total: count, completed: count.describe('with a final outcome, failed ones included') })
      .describe('in queries'),
    eta_hours: z.number().min(0).describe('hours still needed; 0 once it has ended'),
  }),
  errors: ['not_found'],
  statusInEnvelope: true,
  example: { executionID: 1 },
});
