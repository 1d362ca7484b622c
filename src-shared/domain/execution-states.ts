/** The states of an execution. */
export const executionStates = ['Pending', 'In Progress', 'Done', 'Failed', 'Cancelled'] as const;
export type ExecutionState = (typeof executionStates)[number];

/** Whether an execution in this state has not ended yet. */
export const isOpenState = (state: string): boolean => state === 'Pending' || state === 'In Progress';
