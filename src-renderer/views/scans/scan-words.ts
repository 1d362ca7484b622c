import type { OutputOf } from '#shared/contract/index.ts';

export type Execution = OutputOf<'list-executions'>['executions'][number];

/** What a state is called here. */
export const stateWords: Readonly<Record<Execution['state'], string>> = {
  Pending: 'Waiting',
  'In Progress': 'Running',
  Done: 'Done',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
};

export const isUnderWay = (execution: Pick<Execution, 'state'>): boolean =>
  execution.state === 'Pending' || execution.state === 'In Progress';

/** How the asked queries ended, without what did not happen: "37 answered, 3 failed". */
export function outcomeWords(outcomes: Execution['outcomes']): string {
  const parts: [number, string][] = [
    [outcomes.answered, 'answered'],
    [outcomes.noOverview, 'no overview'],
    [outcomes.refused, 'refused'],
    [outcomes.failed, 'failed'],
  ];
  const present = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return present.length === 0 ? 'nothing yet' : present.join(', ');
}
