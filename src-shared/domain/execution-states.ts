import { daysBetween, type Day } from './dates.ts';

/** The states of an execution. */
export const executionStates = ['Pending', 'In Progress', 'Done', 'Failed', 'Cancelled'] as const;
export type ExecutionState = (typeof executionStates)[number];

/** Whether an execution in this state has not ended yet. */
export const isOpenState = (state: string): boolean => state === 'Pending' || state === 'In Progress';

/** Days after which the failed queries of an execution are not asked again: an answer of today says nothing about that day. */
export const retryDays = 7;

/** Whether the failed queries of an execution can be asked again. */
export const canRetry = (executionDate: Day, today: Day): boolean => daysBetween(executionDate, today) < retryDays;
