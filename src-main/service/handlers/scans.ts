import { percentage } from '#shared/domain/rounding.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { executionProgress } from '#main/scan/execution-progress.ts';
import { listFailedQuestions } from '#main/store/execution-queries.ts';
import {
  countExecutions,
  findExecutionListing,
  lastExecutionId,
  listExecutionRows,
  type ExecutionListing,
} from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';
import { pauseScans } from '#main/store/schedules.ts';
import type { HandlersOf } from '../context.ts';
import { organizationOf, requireCustomer, requireExecution, requireQueryGroup } from '../ownership.ts';

const defaultLimit = 50;

/** Executions: progress, failures, start, cancel, retry. */
export const scanHandlers: HandlersOf<
  'list-executions' | 'get-execution' | 'start-scan' | 'cancel-execution' | 'retry-failed-queries' | 'set-scans-paused'
> = {
  'list-executions': (request, context, caller) => {
    if (request.customerId !== undefined) requireCustomer(context, caller, request.customerId);
    if (request.queryGroupId !== undefined) requireQueryGroup(context, caller, request.queryGroupId, 'workspace');
    const filter = {
      organizationId: organizationOf(caller),
      customerId: request.customerId ?? null,
      groupId: request.queryGroupId ?? null,
      platform: request.platform ?? null,
      state: request.state ?? null,
      from: request.from ?? null,
      to: request.to ?? null,
    };
    return {
      total: countExecutions(context.store, filter),
      executions: listExecutionRows(context.store, filter, request.limit ?? defaultLimit, request.offset ?? 0).map(
        (row) => executionItem(context.store, row),
      ),
    };
  },

  'get-execution': (request, context, caller) => {
    const { id } = requireExecution(context, caller, request.executionId, 'workspace');
    const row = findExecutionListing(context.store, id);
    if (!row) throw new Error(`execution ${id} vanished`);
    return {
      execution: executionItem(context.store, row),
      failures: listFailedQuestions(context.store, id).map((question) => ({
        queryId: question.queryId,
        query: question.text,
        sample: question.sample,
        attempts: question.attempts,
        kind: question.failureKind ?? '',
        message: question.failureMessage ?? '',
        at: question.updatedAt,
      })),
    };
  },

  'set-scans-paused': ({ paused }, context) => {
    pauseScans(context.store, paused);
    return { paused };
  },

  'start-scan': (request, context, caller) => {
    const group = requireQueryGroup(context, caller, request.queryGroupId, 'workspace');
    const last = lastExecutionId(context.store);
    const executionIds = context.runner.start(group.id, request.platform ?? null);
    return { executionIds, begunBefore: executionIds.filter((id) => id <= last) };
  },

  'cancel-execution': (request, context, caller) => {
    const { id } = requireExecution(context, caller, request.executionId, 'workspace');
    context.runner.cancel(id);
    return { state: 'Cancelled' };
  },

  'retry-failed-queries': (request, context, caller) => {
    const { id } = requireExecution(context, caller, request.executionId, 'workspace');
    return { retried: context.runner.retryFailed(id) };
  },
};

function executionItem(store: Store, row: ExecutionListing): OutputOf<'get-execution'>['execution'] {
  const { questions, etaHours } = executionProgress(store, row);
  const { total, completed } = questions;
  return {
    id: row.id,
    customerId: row.customerId,
    customerName: row.customerName,
    queryGroupId: row.queryGroupId,
    queryGroupName: row.groupName,
    platform: row.platform,
    origin: row.origin,
    state: row.state,
    waitingFor: row.waitingFor,
    executionDate: row.executionDate,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    total,
    completed,
    outcomes: {
      asked: total,
      answered: row.answered,
      noOverview: row.noOverview,
      refused: row.refused,
      failed: row.failed,
    },
    score: row.answered === 0 ? null : percentage(row.mentioned, row.answered),
    etaHours,
    costUsd:
      row.costUnknown === 1 || row.answered + row.noOverview + row.refused === 0 ? null : row.costMicro / 1_000_000,
  };
}
