import { describe, expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import { runCommand } from '#test/support/run-command.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

type Execution = OutputOf<'get-execution'>['execution'];

const execution = (change: Partial<Execution>): Execution => ({
  id: 1,
  customerId: 1,
  customerName: '1Password',
  queryGroupId: 1,
  queryGroupName: 'Managers',
  platform: 'chatgpt',
  origin: 'scan',
  state: 'In Progress',
  waitingFor: null,
  executionDate: '2026-11-20',
  createdAt: '2026-11-20T00:00:00Z',
  startedAt: null,
  finishedAt: null,
  total: 4,
  completed: 0,
  outcomes: { asked: 4, answered: 0, noOverview: 0, refused: 0, failed: 0 },
  score: null,
  etaHours: 0,
  costUsd: null,
  ...change,
});

/** A service whose executions pass through the given states, one per read; the last state stays. */
function scanning(...looks: Partial<Execution>[][]) {
  let look = 0;
  return createServiceDouble({
    'start-scan': () => ({ executionIds: looks[0]?.map((_, index) => index + 1) ?? [], begunBefore: [] }),
    'get-execution': (request) => {
      const { executionId } = request as { executionId: number };
      const states = looks[Math.min(look, looks.length - 1)] ?? [];
      if (executionId === states.length) look++;
      return { execution: execution({ id: executionId, ...states[executionId - 1] }), failures: [] };
    },
  });
}

const done = {
  state: 'Done',
  completed: 4,
  score: 66.7,
  costUsd: 0.0123,
  outcomes: { asked: 4, answered: 3, noOverview: 0, refused: 0, failed: 1 },
} as const;

describe('scan', () => {
  it('waits for the end and prints one line per execution', async () => {
    const double = scanning(
      [{ completed: 0 }, { platform: 'aioverview' }],
      [{ completed: 2 }, { platform: 'aioverview' }],
      [
        done,
        {
          ...done,
          platform: 'aioverview',
          score: null,
          outcomes: { asked: 4, answered: 0, noOverview: 4, refused: 0, failed: 0 },
        },
      ],
    );
    const run = await runCommand(['scan', '--group', '1'], { double });
    expect(run).toEqual({
      exitCode: 0,
      stderr: '',
      stdout:
        'ChatGPT: execution 1 Done, 4 of 4 (3 answered, 1 failed), score of this scan 66.7, 0.0123 US dollars\nGoogle AI Overview: execution 2 Done, 4 of 4 (0 answered, 4 without overview), 0.0123 US dollars\n',
      opened: [],
    });
  });

  it('shows a progress bar on a terminal and clears it at the end', async () => {
    const run = await runCommand(['scan', '--group', '1', '--platform', 'chatgpt'], {
      double: scanning([{ completed: 2 }], [done]),
      terminal: true,
    });
    expect(run.stderr).toContain('████████████░░░░░░░░░░░░ 2/4 ChatGPT');
    expect(run.stderr.endsWith('\r\u{1b}[2K')).toBe(true);
  });

  it('prints one object per execution with --json', async () => {
    const run = await runCommand(['scan', '--group', '1', '--json'], { double: scanning([done]) });
    expect(JSON.parse(run.stdout)).toEqual({
      execution_id: 1,
      platform: 'chatgpt',
      execution_status: 'Done',
      score: 66.7,
      completed: 4,
      total: 4,
      outcomes: done.outcomes,
      cost_usd: 0.0123,
      waiting_for: null,
    });
  });

  it('ends with one line and a non-zero exit when a platform waits for a credential, and waits for the others', async () => {
    const waiting = {
      state: 'Pending',
      platform: 'aioverview',
      waitingFor: 'Set SERPAPI_API_KEY to scan Google AI Overview.',
    } as const;
    const run = await runCommand(['scan', '--group', '1'], { double: scanning([{}, waiting], [done, waiting]) });
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toBe('answerscope: Google AI Overview: Set SERPAPI_API_KEY to scan Google AI Overview.\n');
    expect(run.stdout).toContain('ChatGPT: execution 1 Done');
  });

  it('fails if every query failed', async () => {
    const run = await runCommand(['scan', '--group', '1'], { double: scanning([{ state: 'Failed', completed: 4 }]) });
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toMatch(/^answerscope: ChatGPT: every query failed[^\n]*\n$/);
  });
});
