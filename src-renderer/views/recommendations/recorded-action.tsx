import { Button } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { recommendationTitle } from '#shared/wording/recommendations.ts';
import { useOperation } from '../../api/hooks.ts';
import { itemAddress } from '../../app/address.ts';
import { formatDay } from '../../format/dates.ts';
import { t, texts } from '../../language/current.ts';
import { ActionDialog } from '../actions/action-dialog.tsx';

/**
 * What was done for a recommendation: asks for it once the recommendation is Done, so that its effect can be judged, and links
 * to it afterwards.
 */
export function RecordedAction({
  customerId,
  recommendation: { id, status },
  asking,
  ask,
}: {
  customerId: number;
  recommendation: OutputOf<'list-recommendations'>[number];
  /** Whether the dialog is open. */
  asking: boolean;
  ask: (open: boolean) => void;
}) {
  const actions = useOperation('list-actions', status === 'Done' ? { customerId } : null);
  const proposed = useOperation('propose-action', asking ? { recommendationId: id } : null);
  const done = actions.data?.filter(({ recommendationId }) => recommendationId === id) ?? [];
  if (status !== 'Done') return null;
  return (
    <div className="advice-done small">
      {done.map(({ actionId, day }) => (
        <Link key={actionId} className="accent-link" href={itemAddress(customerId, 'actions', actionId)}>
          {t('Done on {day}: see whether it shows', { day: formatDay(day) })}
        </Link>
      ))}
      {actions.data !== undefined && (
        <Button
          variant={done.length === 0 ? 'light' : 'subtle'}
          size="compact-sm"
          leftSection={<IconTargetArrow size={14} />}
          onClick={() => ask(true)}
        >
          {done.length === 0 ? t('Record what was done') : t('Record another action')}
        </Button>
      )}
      {asking && proposed.data !== undefined && (
        <ActionDialog
          customerId={customerId}
          recommendationId={id}
          proposed={{ ...proposed.data, title: recommendationTitle(proposed.data.title, texts()) }}
          close={() => ask(false)}
        />
      )}
    </div>
  );
}
