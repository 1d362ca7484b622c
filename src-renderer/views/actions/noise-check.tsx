import { Anchor, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { Panel } from '../../components/panel.tsx';
import { Segments } from '../../components/segments.tsx';
import { Problem } from '../../components/problem.tsx';
import { aboutSum } from '../../format/money.ts';
import { t } from '../../language/current.ts';

interface Props {
  readonly groupId: number;
  readonly queries: number;
  /** How often the next scan asks each query, if a check waits for it. */
  readonly waiting: number | null;
}

/** Asks the same questions several times in one scan, once, to see how much answers vary. */
export function NoiseCheck({ groupId, queries, waiting }: Props) {
  const [samples, setSamples] = useState(3);
  const estimate = useOperation('estimate-scan', { queryGroupId: groupId, samples });
  const start = useCommand('start-noise-check', { quiet: true });
  const begin = (when: 'now' | 'next-scan' | 'never') =>
    start.mutate(
      { queryGroupId: groupId, samples, when },
      {
        onSuccess: ({ executionIds }) =>
          when === 'now' &&
          notifications.show({
            message: t('{count, plural, one {# scan started} other {# scans started}}', { count: executionIds.length }),
          }),
      },
    );
  const cost = estimate.data;
  return (
    <Panel title={t('Noise check')} note={t('how much answers to the same question vary')}>
      <p>
        {t(
          'Asks each query several times in one scan, once. The result takes the place of the assumption about what asking several times averages away.',
        )}
      </p>
      <div className="noise-check">
        <Segments
          size="xs"
          aria-label={t('Times each query is asked')}
          value={String(samples)}
          onChange={(value) => setSamples(Number(value))}
          data={['2', '3', '5'].map((value) => ({
            value,
            label: t('{count, plural, one {# time} other {# times}}', { count: Number(value) }),
          }))}
        />
        <span className="small dim num">
          {cost === undefined
            ? t('{count, plural, one {# answer per platform} other {# answers per platform}}', {
                count: queries * samples,
              })
            : t('{count, plural, one {# answer} other {# answers}}, {cost}', {
                count: cost.platforms.reduce((sum, { questions }) => sum + questions, 0),
                cost: aboutSum(cost.expectedUsd, cost.complete),
              })}
        </span>
        {waiting === null && (
          <Button variant="default" loading={start.isPending} onClick={() => begin('next-scan')}>
            {t('With the next scan')}
          </Button>
        )}
        <Button variant="default" loading={start.isPending} onClick={() => begin('now')}>
          {t('Now')}
        </Button>
      </div>
      {waiting !== null && (
        <p className="small noise-waits" role="status">
          {t('The next scan asks each query {count, plural, one {# time} other {# times}}', { count: waiting })}{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => begin('never')}>
            {t('Undo')}
          </Anchor>
        </p>
      )}
      <Problem error={start.error} />
    </Panel>
  );
}
