import { Button } from '@mantine/core';
import { IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { viewAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { EstimatePanel } from '../money/estimate.tsx';
import { queriesOf, type Draft } from './draft.ts';
import './start.css';

/** Confirms what was created and offers the next step. */
export function Finished({ customerId, groupId, draft }: { customerId: number; groupId: number; draft: Draft }) {
  const scan = useCommand('start-scan');
  // The scheduler starts the first scan unless it is switched off.
  const executions = useOperation('list-executions', { customerId, queryGroupId: groupId, limit: 1 });
  const started = (executions.data?.total ?? 0) > 0;
  const scans = viewAddress(customerId, 'scans');
  return (
    <div className="start-done">
      <IconCircleCheck size={34} stroke={1.4} className="good" aria-hidden="true" />
      <h2>
        <T
          message="{group} is ready with {count, plural, one {# query} other {# queries}}"
          values={{ group: <bdi>{draft.group}</bdi>, count: queriesOf(draft).queries.length }}
        />
      </h2>
      <p className="dim">
        {started
          ? t(
              'The first scan has started. It asks every query on every chosen platform. This takes a few minutes and costs what the platforms charge.',
            )
          : t(
              'The first scan asks every query on every chosen platform. This takes a few minutes and costs what the platforms charge.',
            )}
      </p>
      <div className="start-estimate">
        <EstimatePanel request={{ queryGroupId: groupId }} />
      </div>
      <div className="start-done-actions">
        {started ? (
          <Button component={Link} leftSection={<IconPlayerPlay size={14} />} href={scans}>
            {t('Watch the first scan')}
          </Button>
        ) : (
          <Button
            leftSection={<IconPlayerPlay size={14} />}
            loading={scan.isPending}
            onClick={() => scan.mutate({ queryGroupId: groupId }, { onSuccess: () => navigate(scans) })}
          >
            {t('Scan now')}
          </Button>
        )}
        <Button component={Link} variant="default" href={viewAddress(customerId, 'groups')}>
          {t('See query groups')}
        </Button>
      </div>
    </div>
  );
}
