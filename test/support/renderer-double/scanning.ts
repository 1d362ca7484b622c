import type { OutputOf } from '#shared/contract/index.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { Pace } from './pace.ts';
import { customers, groups, platforms, scans } from './world.ts';

type Execution = OutputOf<'list-executions'>['executions'][number];

const outcomes = (answered: number, failed: number) => ({ asked: 40, answered, noOverview: 0, refused: 0, failed });

function base(id: number, groupId: number, platform: string, date: string): Execution {
  const group = groups.find((candidate) => candidate.id === groupId);
  const customer = customers.find((candidate) => candidate.id === group?.customerId);
  return {
    id,
    customerId: customer?.id ?? 0,
    customerName: customer?.name ?? '',
    queryGroupId: groupId,
    queryGroupName: group?.name ?? '',
    platform,
    origin: 'scan',
    state: 'Done',
    waitingFor: null,
    executionDate: date,
    createdAt: `${date}T05:00:00Z`,
    startedAt: `${date}T05:00:03Z`,
    finishedAt: `${date}T05:14:40Z`,
    total: 40,
    completed: 40,
    outcomes: outcomes(40, 0),
    score: 47.5,
    etaHours: 0,
    costUsd: platform === 'chatgpt' ? 0.53 : 0.6,
  };
}

/** Executions with progress: a started scan answers a query every tick and reports it. */
export function createScanning(emit: (event: ServiceEvent) => void, pace: Pace) {
  let next = 90_001;
  const past = scans
    .filter((scan) => scan.id % 100 > 30)
    .map((scan) => base(scan.id, scan.groupId, scan.platform, scan.date));
  const made: Execution[] = [
    {
      ...base(90_000, 12, 'aioverview', '2026-11-20'),
      state: 'Pending',
      waitingFor: 'This month’s budget of $25.00 is used up; it continues when the budget is raised or on 1 December.',
      startedAt: null,
      finishedAt: null,
      completed: 0,
      outcomes: outcomes(0, 0),
      score: null,
      costUsd: null,
    },
    { ...base(89_999, 11, 'chatgpt', '2026-11-19'), outcomes: outcomes(37, 3), score: 51.4 },
    {
      ...base(89_998, 13, 'aioverview', '2026-11-19'),
      state: 'Failed',
      outcomes: outcomes(0, 40),
      score: null,
      costUsd: 0,
    },
    {
      ...base(89_997, 12, 'chatgpt', '2026-11-18'),
      state: 'Cancelled',
      completed: 12,
      outcomes: outcomes(12, 0),
      score: null,
    },
  ];
  let stopped = false;
  const emitProgress = (execution: Execution) =>
    emit({
      kind: 'execution',
      executionId: execution.id,
      customerId: execution.customerId,
      queryGroupId: execution.queryGroupId,
      platform: execution.platform,
      state: execution.state,
      total: execution.total,
      completed: execution.completed,
      etaHours: execution.etaHours,
    });

  async function run(execution: Execution): Promise<void> {
    while (execution.completed < execution.total) {
      await pace.step();
      if (stopped || execution.state === 'Cancelled') return;
      execution.completed += 1;
      execution.outcomes = outcomes(execution.completed, 0);
      execution.etaHours = ((40 - execution.completed) * 4) / 3_600;
      execution.costUsd = execution.completed * 0.0132;
      if (execution.completed === execution.total)
        Object.assign(execution, { state: 'Done', score: 52.5, finishedAt: '2026-11-20T12:03:00Z', etaHours: 0 });
      emitProgress(execution);
    }
  }
  return {
    all: () =>
      [...made, ...past].toSorted((a, b) =>
        a.executionDate === b.executionDate ? b.id - a.id : a.executionDate < b.executionDate ? 1 : -1,
      ),
    running: () => made.filter((execution) => execution.state === 'In Progress').length,
    start(groupId: number, platform: string | undefined): number[] {
      return platforms
        .filter((scanned) => platform === undefined || scanned === platform)
        .map((scanned) => {
          const execution: Execution = {
            ...base(next++, groupId, scanned, '2026-11-20'),
            state: 'In Progress',
            completed: 0,
            finishedAt: null,
            score: null,
            outcomes: outcomes(0, 0),
            costUsd: 0,
            etaHours: 0.05,
          };
          made.unshift(execution);
          void run(execution);
          emitProgress(execution);
          return execution.id;
        });
    },
    cancel(id: number) {
      const execution = made.find((candidate) => candidate.id === id);
      if (execution !== undefined) {
        execution.state = 'Cancelled';
        emitProgress(execution);
      }
    },
    stop: () => {
      stopped = true;
    },
  };
}
