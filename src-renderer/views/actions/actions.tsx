import { Button } from '@mantine/core';
import { IconArrowsShuffle, IconPlus, IconTargetArrow } from '@tabler/icons-react';
import { useState } from 'react';
import { useCustomer, useOperation } from '../../api/hooks.ts';
import { viewAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { PageTitle } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { Segments } from '../../components/segments.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Empty } from '../../components/states.tsx';
import { t } from '../../language/current.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ActionPage } from './action-page.tsx';
import './actions.css';
import { DrawDialog } from './draw-dialog.tsx';
import { Ledger, ledgerSummary } from './ledger.tsx';
import { ledgerTable } from './ledger-table.ts';
import { Method } from './method.tsx';
import { Planner } from './planner.tsx';

const parts = [
  { value: 'actions', label: t('Actions') },
  { value: 'plan', label: t('Planner') },
  { value: 'method', label: t('How it is judged') },
] as const;

/** What was done for a client and whether it shows; what a planned action could show; how it is judged. */
export default function Actions({ customerId, item }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const part = parts.find(({ value }) => value === parameters.get('show'))?.value ?? 'actions';
  const effects = useOperation('list-effects', part === 'actions' ? { customerId } : null);
  const [dialog, setDialog] = useState<'record' | 'draw' | null>(null);
  const name = useCustomer(customerId)?.name;
  const actionId = item !== null && /^[1-9]\d{0,14}$/.test(item) ? Number(item) : null;
  return (
    <div className="page">
      <PageTitle
        title={t('Actions')}
        note={
          part === 'actions' && effects.data !== undefined && effects.data.length > 0
            ? ledgerSummary(effects.data)
            : name
        }
      >
        <Segments
          size="xs"
          aria-label={t('Show')}
          value={part}
          onChange={(show) => change({ show: show === 'actions' ? null : show })}
          data={[...parts]}
        />
        {part === 'actions' && (
          <>
            <SaveTable table={ledgerTable(t('{client} actions', { client: name ?? '' }), effects.data ?? [])} />
            <Button variant="default" leftSection={<IconArrowsShuffle size={14} />} onClick={() => setDialog('draw')}>
              {t('Draw an order')}
            </Button>
            <Button leftSection={<IconPlus size={14} />} onClick={() => setDialog('record')}>
              {t('Record an action')}
            </Button>
          </>
        )}
      </PageTitle>
      {part === 'plan' && <Planner customerId={customerId} />}
      {part === 'method' && <Method />}
      {part === 'actions' && (
        <Query
          of={effects}
          what={t('the actions')}
          loading={<PanelSkeleton height="18rem" lines={8} />}
          isEmpty={(list) => list.length === 0}
          empty={
            <Empty
              icon={<IconTargetArrow size={28} stroke={1.4} />}
              title={t('No action is recorded yet')}
              action={
                <Button leftSection={<IconPlus size={14} />} onClick={() => setDialog('record')}>
                  {t('Record an action')}
                </Button>
              }
            >
              {t(
                'Record a page, an article, a listing or press work with the queries it aims at: from then on its effect is judged against the other queries, week by week. A recommendation set to Done asks for it too.',
              )}
            </Empty>
          }
        >
          {(list) => <Ledger customerId={customerId} effects={list} filters={filters} />}
        </Query>
      )}
      {actionId !== null && (
        <ActionPage
          key={actionId}
          customerId={customerId}
          actionId={actionId}
          close={() => navigate(viewAddress(customerId, 'actions', filters))}
        />
      )}
      {dialog === 'record' && <ActionDialog customerId={customerId} close={() => setDialog(null)} />}
      {dialog === 'draw' && <DrawDialog customerId={customerId} close={() => setDialog(null)} />}
    </div>
  );
}
