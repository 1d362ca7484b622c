import { createHash } from 'node:crypto';
import type { ReadStore } from '#main/store/store.ts';
import { answerStates, publishedCustomers } from '#main/store/warehouse-tables.ts';

/** The smallest part that is recognised as changed: the answers of an execution. */
export interface PublishedExecution {
  readonly customerId: number;
  readonly executionId: number;
  /** `2026-11-23`. */
  readonly day: string;
  readonly answers: number;
  /** Of everything its rows depend on. */
  readonly digest: string;
}

/** Raised whenever the same answers would be published in another way. */
const publishVersion = 2;

/** Executions of a client with answers, all or some, by day. Reads each answer's state, not its findings: seconds for a million. */
export function planExecutions(
  store: ReadStore,
  customerId: number,
  texts: boolean,
  executions: readonly number[] | null = null,
): PublishedExecution[] {
  const planned: PublishedExecution[] = [];
  let [executionId, day, answers, state] = [0, '', 0, ''];
  const end = (): void => {
    if (answers === 0) return;
    const digest = createHash('sha256').update(`${publishVersion} ${texts}${state}`).digest('base64url');
    planned.push({ customerId, executionId, day, answers, digest });
  };
  for (const answer of answerStates(store, customerId, executions)) {
    if (answer.executionId !== executionId) {
      end();
      [executionId, day, answers, state] = [answer.executionId, answer.day, 0, ''];
    }
    state += `\n${day} ${answer.id} ${answer.outcome} ${answer.digest ?? ''}`;
    answers += 1;
  }
  end();
  return planned;
}

/** All executions with answers of all clients. */
export const planWorkspace = (store: ReadStore, texts: boolean, checkCancelled: () => void): PublishedExecution[] =>
  publishedCustomers(store).flatMap((customerId) => {
    checkCancelled();
    return planExecutions(store, customerId, texts);
  });
