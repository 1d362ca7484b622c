import { z } from 'zod';
import { operation } from '../operation.ts';
import { executionStates, retryDays } from '../../domain/execution-states.ts';
import { aiPlatform, dateTime, dateTimeOrNull, day, identifier } from '../v1/fields.ts';
import { outcomeCounts } from './measures.ts';

/** The source of an execution's answers. */
const executionOrigins = ['scan', 'import', 'simulated'] as const;

const executionItem = z.strictObject({
  id: identifier,
  customerId: identifier,
  customerName: z.string(),
  queryGroupId: identifier,
  queryGroupName: z.string(),
  platform: z.string(),
  origin: z.enum(executionOrigins),
  state: z.enum(executionStates),
  /** Why a Pending execution is waiting, in words; null if it is not. */
  waitingFor: z.string().nullable(),
  executionDate: day,
  createdAt: dateTime,
  startedAt: dateTimeOrNull,
  finishedAt: dateTimeOrNull,
  total: z.int(),
  completed: z.int(),
  outcomes: outcomeCounts,
  score: z.number().nullable(),
  etaHours: z.number(),
  /** Null before the first answer, and if the price of no answer is known. */
  costUsd: z.number().nullable(),
});

export const listExecutions = operation({
  name: 'list-executions',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'scans', 'groups'],
  summary: 'Lists executions, newest first, with progress, outcomes and cost.',
  request: z.strictObject({
    customerId: identifier.optional(),
    queryGroupId: identifier.optional(),
    platform: aiPlatform.optional(),
    state: z.enum(executionStates).optional(),
    from: day.optional().describe('first day of the scans'),
    to: day.optional().describe('last day of the scans'),
    limit: z.int().min(1).max(500).optional(),
    offset: z.int().min(0).optional(),
  }),
  response: z.strictObject({ total: z.int(), executions: z.array(executionItem) }),
  errors: ['not_found'],
  example: { customerId: 1, limit: 50 },
});

const failedQuery = z.strictObject({
  queryId: identifier,
  query: z.string(),
  sample: z.int(),
  attempts: z.int(),
  kind: z.string(),
  /** The platform's own message. */
  message: z.string(),
  at: dateTimeOrNull,
});

export const getExecution = operation({
  name: 'get-execution',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'scans', 'groups'],
  summary: "Returns one execution with its failed queries and the platform's own message about each.",
  request: z.strictObject({ executionId: identifier }),
  response: z.strictObject({ execution: executionItem, failures: z.array(failedQuery) }),
  errors: ['not_found'],
  example: { executionId: 1 },
});

export const startScan = operation({
  name: 'start-scan',
  kind: 'command',
  scope: 'spend',
  changes: ['scans'],
  summary:
    'Starts one execution per platform of a group (or on one platform); it runs in the background. One that has not ended, or was started by the schedule within the last minute, is used instead, so that nothing is asked twice.',
  request: z.strictObject({ queryGroupId: identifier, platform: aiPlatform.optional() }),
  response: z.strictObject({
    executionIds: z.array(identifier),
    /** Those of them that had begun before. */
    begunBefore: z.array(identifier),
  }),
  errors: ['not_found'],
  example: { queryGroupId: 1, platform: 'chatgpt' },
});

export const cancelExecution = operation({
  name: 'cancel-execution',
  kind: 'command',
  scope: 'manage',
  changes: ['scans'],
  summary: 'Cancels a pending or running execution; its answers are kept.',
  request: z.strictObject({ executionId: identifier }),
  response: z.strictObject({ state: z.enum(executionStates) }),
  errors: ['not_found'],
  example: { executionId: 1 },
});

export const setScansPaused = operation({
  name: 'set-scans-paused',
  kind: 'command',
  scope: 'owner',
  changes: ['groups'],
  summary:
    'Pauses or resumes all scans of the workspace. Requests in flight end; nothing else is asked, and what falls due meanwhile starts once they are resumed.',
  request: z.strictObject({ paused: z.boolean() }),
  response: z.strictObject({ paused: z.boolean() }),
  errors: [],
  example: { paused: true },
});

export const retryFailedQueries = operation({
  name: 'retry-failed-queries',
  kind: 'command',
  scope: 'spend',
  changes: ['scans'],
  summary: `Asks the failed queries of an execution again, and only those; for ${retryDays} days.`,
  request: z.strictObject({ executionId: identifier }),
  response: z.strictObject({ retried: z.int() }),
  errors: ['not_found'],
  example: { executionId: 1 },
});
