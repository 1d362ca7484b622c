import { Button, SegmentedControl } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { Panel } from '../../components/panel.tsx';
import { aboutSum } from '../../format/money.ts';
import { formatCount, plural } from '../../format/numbers.ts';

/** Asks the same questions several times in one scan, once, to see how much answers vary. */
export function NoiseCheck({ groupId, queries }: { groupId: number; queries: number }) {
  const [samples, setSamples] = useState(3);
  const estimate = useOperation('estimate-scan', { queryGroupId: groupId, samples });
  const start = useCommand('start-noise-check', { quiet: true });
  const begin = (when: 'now' | 'next-scan') =>
    start.mutate(
      { queryGroupId: groupId, samples, when },
      {
        onSuccess: ({ executionIds }) =>
          notifications.show({
            message:
              when === 'now'
                ? `${plural(executionIds.length, 'scan')} started`
                : `The next scan asks each query ${samples} times`,
          }),
      },
    );
  const cost = estimate.data;
  return (
    <Panel title="Noise check" note="how much answers to the same question vary">
      <p>
        Asks each query several times in one scan, once. The result takes the place of the assumption about what asking
        several times averages away.
      </p>
      <div className="noise-check">
        <SegmentedControl
          size="xs"
          aria-label="Times each query is asked"
          value={String(samples)}
          onChange={(value) => setSamples(Number(value))}
          data={['2', '3', '5'].map((value) => ({ value, label: `${value} times` }))}
        />
        <span className="small dim num">
          {cost === undefined
            ? `${formatCount(queries * samples)} answers per platform`
            : `${formatCount(cost.platforms.reduce((sum, { questions }) => sum + questions, 0))} answers, ${aboutSum(cost.expectedUsd, cost.complete)}`}
        </span>
        <Button variant="default" loading={start.isPending} onClick={() => begin('next-scan')}>
          With the next scan
        </Button>
        <Button variant="default" loading={start.isPending} onClick={() => begin('now')}>
          Now
        </Button>
      </div>
      {start.isError && (
        <p className="small bad" role="alert">
          {messageOf(start.error)}
        </p>
      )}
    </Panel>
  );
}
