import { z } from 'zod';
import { executionStates } from '../../domain/execution-states.ts';
import { operation } from '../operation.ts';
import { count, identifier } from './fields.ts';

export const getExecutionStatus = operation({
  name: 'get-execution-status',
  kind: 'query',
  scope: 'any',
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
